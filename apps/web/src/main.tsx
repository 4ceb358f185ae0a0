import { createRoot } from 'react-dom/client';
import { Root } from './app/root.tsx';
import './app/styles.ts';

const element = document.getElementById('root');
if (element !== null) createRoot(element).render(<Root />);

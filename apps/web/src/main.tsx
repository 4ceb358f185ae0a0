// first: what follows adds styles while it loads
import './app/content-policy.ts';
import { createRoot } from 'react-dom/client';
import { Root } from './app/root.tsx';
import './app/styles.ts';

const element = document.getElementById('root');
if (element !== null) createRoot(element).render(<Root />);

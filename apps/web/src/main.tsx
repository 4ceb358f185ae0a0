// first: what follows adds styles while it loads
import './app/content-policy.ts';
import { createRoot } from 'react-dom/client';
import { beginStartup } from './app/startup/begin-startup.ts';
import { Root } from './app/root.tsx';
import './app/look/styles.ts';

/** The spinner of a startup shows only when it takes longer (A9, SET-12). */
const LOADING_DELAY_MS = 500;

const store = beginStartup();
const element = document.getElementById('root');
if (element !== null) {
  const root = createRoot(element);
  // Nothing is drawn before there is something to see: drawing an empty page first would delay the first screen.
  const show = () => {
    clearTimeout(timer);
    stop();
    root.render(<Root store={store} />);
  };
  const timer = setTimeout(show, LOADING_DELAY_MS);
  const stop = store.subscribe(show);
}

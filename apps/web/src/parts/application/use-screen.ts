import { createContext, useContext } from 'react';
import type { Locale } from '@counterpart/domain';
import type { Application } from '../../state/startup.ts';

/** The application and the interface language, for every screen. */
export interface Screen {
  readonly application: Application;
  readonly locale: Locale;
  readonly setLocale: (locale: Locale) => void;
}

/** Given by the root once startup is done. */
export const ScreenContext = createContext<Screen | null>(null);

/** What every screen works with; throws outside of the root. */
export function useScreen(): Screen {
  const screen = useContext(ScreenContext);
  if (screen === null) throw new Error('There is no application around this screen.');
  return screen;
}

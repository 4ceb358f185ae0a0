import { flushSync } from 'react-dom';
import { useKeys } from '../keys/use-keys.ts';

/**
 * While the results are open, the key that searches opens the profile, where the field of the keyword search stands; an
 * open profile leaves it to its own field, and a page without one to the search of everything.
 */
export function useSearchKey(isProfileOpen: boolean, hasField: boolean, showProfile: () => void): void {
  function search() {
    if (isProfileOpen || !hasField) return false;
    // the field is there as soon as the section is open
    flushSync(showProfile);
    document.querySelector<HTMLElement>('[data-search-field]')?.focus();
    return true;
  }
  useKeys([{ key: '/', label: 'keys.search', group: 'everywhere', run: search }]);
}

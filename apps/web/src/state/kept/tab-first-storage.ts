import type { KeptTexts } from './search-memory.ts';

/**
 * Keeps in the tab and in the browser: two tabs that work on one thing each find their own after a reload, and a new
 * tab finds what the last one left.
 */
export function tabFirstStorage(tab: KeptTexts, browser: KeptTexts): KeptTexts {
  return {
    get length() {
      return browser.length;
    },
    key: (index) => browser.key(index),
    getItem: (key) => tab.getItem(key) ?? browser.getItem(key),
    setItem(key, value) {
      tab.setItem(key, value);
      browser.setItem(key, value);
    },
    removeItem(key) {
      tab.removeItem(key);
      browser.removeItem(key);
    },
  };
}

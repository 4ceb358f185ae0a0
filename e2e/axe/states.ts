import { expect, type Page } from '@playwright/test';
import { SCREENS } from '../src/routes.ts';

/** A state of a screen, and how to get into it, in any language. */
interface State {
  readonly address: string;
  readonly enter: {
    /** Before the screen opens, such as a call that will fail. */
    readonly before?: (page: Page) => Promise<unknown>;
    /** Once the screen shows. */
    readonly after?: (page: Page) => Promise<unknown>;
  };
}

const address = (name: keyof typeof SCREENS) => SCREENS[name] ?? '/';
const match = '**/api/hrmatching/match2*/**';

/** What a screen may show besides its filled self. */
export const STATES: Readonly<Record<string, State>> = {
  palette: {
    address: address('candidateList'),
    enter: {
      after: async (page) => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type('an');
        await page.waitForLoadState('networkidle');
      },
    },
  },
  keys: {
    address: address('profile'),
    enter: {
      after: async (page) => {
        await page.locator('main h1').click();
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  languageMenu: {
    address: address('jobList'),
    enter: {
      after: async (page) => {
        await page.getByRole('banner').getByRole('button').nth(-2).click();
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
  },
  foldedMenu: {
    address: address('jobList'),
    enter: {
      after: async (page) => {
        await page.setViewportSize({ width: 360, height: 800 });
        await page.getByRole('banner').locator('[aria-haspopup="menu"]').first().click();
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
  },
  rowMenu: {
    address: address('results'),
    enter: {
      after: async (page) => {
        await page.locator('tr[data-match] [aria-haspopup="menu"]').first().click();
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
  },
  listbox: {
    address: address('strategy'),
    enter: {
      after: async (page) => {
        await page.locator('main [aria-haspopup="listbox"]').first().click();
        await expect(page.getByRole('listbox')).toBeVisible();
      },
    },
  },
  tooltip: {
    address: address('results'),
    enter: {
      after: async (page) => {
        await page.locator('tr[data-match] [role="img"]').first().hover();
        await expect(page.getByRole('tooltip')).toBeVisible();
      },
    },
  },
  comparison: {
    address: address('results'),
    enter: {
      after: async (page) => {
        const boxes = page.locator('tr[data-match]').getByRole('checkbox');
        await boxes.nth(0).check();
        await boxes.nth(1).check();
        await page.locator('[data-row-name]').first().focus();
        await page.keyboard.press('c');
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  note: {
    address: address('details'),
    enter: {
      after: async (page) => {
        await page.locator('button:has(.tabler-icon-note)').click();
        await expect(page.getByRole('dialog')).toHaveCount(2);
      },
    },
  },
  popover: {
    address: address('profile'),
    enter: {
      after: async (page) => {
        await page.locator('[data-chip]').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  filters: {
    address: address('results'),
    enter: {
      after: async (page) => {
        await page.getByRole('region', { name: /^Filt/ }).getByRole('button').first().click();
        await expect(page.getByRole('group').getByRole('checkbox').first()).toBeVisible();
      },
    },
  },
  drawer: {
    address: `${address('candidateList')}?details=hand-c-nl-1`,
    enter: { after: async (page) => expect(page.getByRole('dialog')).toBeVisible() },
  },
  error: {
    address: address('candidateList'),
    enter: {
      before: (page) => page.route(match, (route) => route.fulfill({ status: 500, json: {} })),
      after: async (page) => expect(page.getByRole('alert').first()).toBeVisible(),
    },
  },
  busy: {
    address: address('results'),
    enter: {
      before: (page) => page.route(match, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '60' } })),
      after: async (page) => expect(page.getByRole('alert').first()).toBeVisible(),
    },
  },
  loading: {
    address: address('candidateList'),
    enter: { before: (page) => page.route(match, () => undefined) },
  },
  empty: {
    address: address('candidateList'),
    enter: {
      before: (page) =>
        page.route(match, (route) => route.fulfill({ json: { from: 0, size: 20, count: 0, matches: [] } })),
    },
  },
};

import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Every browser test, those that the twenty minutes of `npm test` have no room for too: `npm run browser`. */
export default defineConfig(base, { testDir: '.', testMatch: ['src/**/*.spec.ts', 'full/**/*.spec.ts'] });

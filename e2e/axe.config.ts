import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** The full grid of screens, states, languages and themes: `npm run axe`, some ten minutes. */
export default defineConfig(base, { testDir: './axe', globalSetup: './src/load-documents.ts' });

import type { StartingContent } from '../src/seed/starting-content.ts';
import { demoSettings } from './settings.ts';

/** Content of a new site. This is the only module of the demo that the product imports. */
export const startingContent: StartingContent = {
  pages: async () => (await import('./pages/pages.ts')).demoPages,
  settings: demoSettings,
  mediaFolder: 'demo/media',
  firstSignIn: 'password',
  fallbackCases: async () => (await import('./fallback-cases.ts')).fallbackCases,
};

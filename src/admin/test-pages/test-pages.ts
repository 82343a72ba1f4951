import type { TestLines } from './lines/test-lines.ts';

/** Loads the comparisons of a page. */
type Load = () => Promise<{ readonly checkLines: TestLines }>;

/** Test pages below `/admin/test/`, each with its description. */
export const testPages: Readonly<Record<string, { readonly about: string; readonly load: Load }>> = {
  'live-preview-background': {
    about: 'Three kinds of changing background, scrolled 0, 50 and 100%, in both themes.',
    load: () => import('./lines/live-preview-background.ts'),
  },
  'live-preview-padding': {
    about: 'The page’s padding on four sides, and per breakpoint with overrideStates.',
    load: () => import('./lines/live-preview-padding.ts'),
  },
  'live-preview-content': {
    about: 'Insert, change, move, hide, remove, resync, and updates that wait for their block.',
    load: () => import('./lines/live-preview-content.ts'),
  },
  'live-preview-language': {
    about: 'Both directions, unknown languages, foreign origins, echoes, and many simultaneous choices.',
    load: () => import('./lines/live-preview-language.ts'),
  },
  'block-properties': {
    about: 'Every field of every block type, each of whose changes must show in the page.',
    load: () => import('./lines/block-properties.ts'),
  },
  'text-background': {
    about: 'The background behind a text: colours in both themes, radius, four paddings.',
    load: () => import('./lines/text-background.ts'),
  },
  'style-section': {
    about: 'Heading paddings, alignment, and the space after bullets.',
    load: () => import('./lines/style-section.ts'),
  },
};

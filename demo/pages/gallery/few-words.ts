import type { Copy } from '../../seed-page.ts';

/** One-line texts of cases, for cards as narrow as half a phone. */
export const fewWords = {
  shell: { nl: 'Op tijd terug', en: 'Home in time' },
  check: { nl: 'Met één duim', en: 'One-thumbed' },
  toast: { nl: 'Negen broden', en: 'Nine loaves' },
  ing: { nl: 'Samen één dak', en: 'One roof, shared' },
  tweakers: { nl: 'Drie die passen', en: 'Three that fit' },
} satisfies Readonly<Record<string, Copy>>;

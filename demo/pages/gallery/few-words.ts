import type { Copy } from '../../seed-page.ts';

/** What a case says of itself where a card is as narrow as half a phone: one line. */
export const fewWords = {
  shell: { nl: 'Op tijd terug', en: 'Home in time' },
  check: { nl: 'Met één duim', en: 'One-thumbed' },
  toast: { nl: 'Negen broden', en: 'Nine loaves' },
  ing: { nl: 'Samen één dak', en: 'One roof, shared' },
  tweakers: { nl: 'Drie die passen', en: 'Three that fit' },
} satisfies Readonly<Record<string, Copy>>;

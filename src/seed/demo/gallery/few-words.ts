import type { Copy } from '#content/language.ts';

/** What a case says of itself where a card is as narrow as half a phone. */
export const fewWords = {
  shell: { nl: 'Wanneer keer je om?', en: 'When to turn back?' },
  ing: { nl: 'Stroom van eigen dak', en: 'Power from your roof' },
  toast: { nl: 'Brood voor morgen', en: 'Bread for tomorrow' },
  abn: { nl: 'Zoek je straat', en: 'Find your street' },
  check: { nl: 'De ronde, met één duim', en: 'The round, one-thumbed' },
  tweakers: { nl: 'Drie die bij je passen', en: 'Three that suit you' },
} satisfies Readonly<Record<string, Copy>>;

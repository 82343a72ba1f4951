import type { Copy } from '../seed-page.ts';

export const deckTitle: Copy = { nl: 'Zeven cases in zeven dia’s', en: 'Seven cases in seven slides' };

/** The deck's file in `demo/media`. */
export const deckFile = 'seven-cases.zip';

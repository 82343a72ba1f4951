import { jsonLimits } from '#content/json-limits.ts';
import { count } from '../../words.ts';

/** Texts of copying and pasting blocks. */
export const clipboardWords = {
  copied: (name: string) => `${name} copied`,
  cut: (name: string) => `${name} cut. Paste it to move it.`,
  pasted: (name: string) => `${name} pasted`,
  below: (outer: string) => `Pasted below ${outer}, which can’t hold these blocks.`,
  foreign: (number: number, host: string) =>
    `${count(number, 'file is', 'files are')} on ${host}. Choose ${number === 1 ? 'it' : 'them'} again from your media library.`,
  refused: (why: string) => `Couldn’t paste: ${why}.`,
  unreadable: {
    'not-blocks': 'No blocks on the clipboard. Copy some first.',
    'too-large': `Couldn’t paste more than ${jsonLimits.bytes / 1024 / 1024} MB. Copy fewer blocks at a time.`,
    damaged: 'Couldn’t paste: the copied blocks are damaged. Copy them again.',
  },
  noWriting: (keys: string) => `Your browser blocks copying from the menu. Press ${keys} instead.`,
  noReading: (keys: string) => `Your browser blocks pasting from the menu. Press ${keys} instead.`,
} as const;

import { count } from '../words.ts';

/** Texts of the screen of the starting content, and of its line on the home. */
export const startingContentWords = {
  title: 'Starting content',
  loading: 'Looking at what came with the product…',
  failed: 'What came with the product could not be read',
  lead: 'Your site began with pages that show what it can do. When you no longer need them they go in one press, and for 30 days they come back in one.',
  none: 'The starting content is gone',
  noneHelp: 'All pages on this site are your own.',
  ownerOnly: 'The owner of the studio can remove it.',
  goes: 'Goes to the trash',
  empties: 'Stays, without its content',
  changed: 'Somebody has worked on these. They stay, unless you choose them.',
  changedBy: (name: string) => `changed by ${name}`,
  studio: 'The studio name, texts and contact details that came with it go as well, unless you changed them.',
  remove: (pages: number) => `Remove the starting content, ${count(pages, 'page', 'pages')}`,
  removed: 'The starting content is removed.',
  removedTitle: 'The starting content is removed',
  removedText: (pages: number, when: string, until: string) =>
    `${count(pages, 'page', 'pages')} went ${when}. Until ${until} you can put all of it back as it was.`,
  restore: 'Put the starting content back',
  restored: 'The starting content is back.',
  waiting: 'This site shows its starting content',
  waitingDetail: 'Remove it when you have seen it',
} as const;

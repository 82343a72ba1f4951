import { count } from '../words.ts';

/** The words of the screen of the demo, and of its line on the home. */
export const demoWords = {
  title: 'The demo',
  loading: 'Looking at what came with the product…',
  failed: 'What came with the product could not be read',
  lead: 'Your site began with pages that show what it can do. When you no longer need them they go in one press, and for 30 days they come back in one.',
  none: 'There is nothing left of the demo',
  noneHelp: 'All pages on this site are your own.',
  ownerOnly: 'The owner of the studio can remove it.',
  goes: 'Goes to the trash',
  empties: 'Stays, without its content',
  changed: 'Somebody has worked on these. They stay, unless you choose them.',
  changedBy: (name: string) => `changed by ${name}`,
  studio:
    'The name, the texts and the contact details of the demo’s studio go as well, where they are still the demo’s.',
  remove: (pages: number) => `Remove the demo, ${count(pages, 'page', 'pages')}`,
  removed: 'The demo is removed.',
  removedTitle: 'The demo is removed',
  removedText: (pages: number, when: string, until: string) =>
    `${count(pages, 'page', 'pages')} went ${when}. Until ${until} you can put all of it back as it was.`,
  restore: 'Put the demo back',
  restored: 'The demo is back.',
  waiting: 'This site shows the demo',
  waitingDetail: 'Remove it when you have seen it',
} as const;

import { count } from '../../../words.ts';

/** Texts of the dialog before publishing, loaded with it rather than with the editor. */
export const publishWords = {
  title: (name: string) => `Publish “${name}”`,
  first: 'Not published yet',
  firstHelp: (address: string) =>
    `The page goes live at ${address}; there’s no live version to compare with.`,
  firstSectionHelp: 'Visitors see it on the pages that show it.',
  same: 'Nothing to publish',
  sameHelp: 'The draft is identical to the live version.',
  hiddenHelp: 'The page stays hidden until you show it in its settings.',
  offlineHelp: 'The page is offline; publishing puts it online again.',
  changes: (number: number) => `${count(number, 'change', 'changes')} for visitors`,
  next: 'Goes live',
  checksShort: (number: number) => (number === 0 ? 'Checks' : `Checks (${number})`),
  look: 'Page',
  list: (number: number) => `Changes (${number})`,
  part: 'View',
  all: 'Publish',
  later: 'Publish later…',
  laterIsAll: 'Scheduling publishes the whole draft. Select all changes first.',
  toChecks: (number: number) => count(number, 'check', 'checks'),
  some: (number: number) => `Publish ${count(number, 'change', 'changes')}`,
  held: (number: number) => `${count(number, 'change stays', 'changes stay')} in your draft`,
  refuses: 'Fix the errors under Checks first.',
  holdAll: 'Select at least one change to publish.',
  donePart: (number: number) => `Published. ${count(number, 'change stays', 'changes stay')} in your draft.`,
  failed: 'Couldn’t load the live version',
} as const;

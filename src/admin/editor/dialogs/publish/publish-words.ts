import { count } from '../../../words.ts';

/** Texts of the dialog before publishing, loaded with it rather than with the editor. */
export const publishWords = {
  title: (name: string) => `Publish “${name}”`,
  first: 'Visitors see this page for the first time',
  firstHelp: (address: string) =>
    `From then on it stands at ${address}. There is no live version to compare with yet.`,
  same: 'Visitors have this already',
  sameHelp: 'Nothing on the page differs from the live version.',
  hiddenHelp: 'The page is hidden: visitors see nothing of it until you show it in its settings.',
  offlineHelp: 'The page is offline now. Publishing brings it back.',
  changes: (number: number) => `${count(number, 'change', 'changes')} for visitors`,
  next: 'Goes live',
  checksShort: (number: number) => (number === 0 ? 'Checks' : `Checks (${number})`),
  look: 'Page',
  list: (number: number) => `Changes (${number})`,
  part: 'What to look at',
  all: 'Publish',
  later: 'Publish later…',
  laterIsAll: 'What goes live later is the whole draft. Hold nothing back to plan it.',
  toChecks: (number: number) => count(number, 'check', 'checks'),
  some: (number: number) => `Publish ${count(number, 'change', 'changes')}`,
  held: (number: number) => `${count(number, 'change stays', 'changes stay')} in your draft`,
  refuses: 'Something has to be right first: the checks say what.',
  holdAll: 'Keep at least one change to publish, or cancel.',
  donePart: (number: number) => `Published. ${count(number, 'change stays', 'changes stay')} in your draft.`,
  failed: 'The live version could not be loaded',
} as const;

import { count } from '../../words.ts';

const settings = (number: number) => count(number, 'setting', 'settings');
const pages = (number: number) => count(number, 'page', 'pages');

/** Every word of the values that equal a token. */
export const equalValuesWords = {
  title: 'Values that equal a token',
  help: 'Colours that stand in blocks by themselves and are the same as a token. Once linked they follow it: change the token, and they change with it.',
  drafts: 'Linking changes the draft of a page. Visitors see what is published until you publish that page.',
  published: 'Compared with the tokens as they are published; what you have not published does not count.',
  loading: 'Looking through the pages…',
  looked: (looked: number, total: number) => `Looked through ${looked} of ${pages(total)}…`,
  failed: 'The pages could not be looked through',
  goesOn: 'Not all pages could be looked through.',
  none: 'Nothing to link',
  noneHelp: 'Every colour in blocks follows a token, or is one of its own.',
  noneSame: 'No setting is the same as a token in both themes.',
  altering: (number: number) =>
    `Also show ${settings(number)} that would look different in one of the themes`,
  chooseAll: (token: string) => `All that equal ${token}`,
  found: settings,
  choose: (what: string, page: string) => `${what} on ${page}`,
  setting: (block: string, setting: string) => `${block}, ${setting.toLowerCase()}`,
  value: (light: string, dark: string) => (light === dark ? light : `${light} · ${dark}`),
  inTheme: { light: 'in the light theme', dark: 'in the dark theme' },
  turns: {
    light: 'In the light theme it becomes the colour on the right',
    dark: 'In the dark theme it becomes the colour on the right',
  },
  also: (tokens: string) => `also the same as ${tokens}`,
  noDrafts: 'This page has no drafts: visitors see it at once.',
  open: 'Open',
  openOf: (what: string, page: string) => `Open ${what} on ${page} in the editor`,
  showAll: (number: number) => `Show all ${number}`,
  more: (number: number, page: string) => `${settings(number)} more on ${page} follow once these are linked.`,
  chosen: (number: number) => `${number} chosen`,
  actions: 'What is chosen',
  clear: 'Clear',
  link: 'Link',
  linking: (page: number, of: number) => `Linking page ${page} of ${of}…`,
  linked: (number: number, of: number) =>
    `${settings(number)} on ${pages(of)} ${number === 1 ? 'follows its' : 'follow their'} token now.`,
  inDrafts: 'Visitors see it once you publish.',
  isLive: (names: string) => `${names} has no drafts: visitors see it now.`,
  undo: 'Undo',
  undone: (number: number) => `${settings(number)} as before.`,
  kept: (names: string) => `What somebody has changed since stays as it is: ${names}.`,
  notLinked: 'Not everything was linked',
  changedMeanwhile: 'Somebody has changed this page meanwhile. Nothing of theirs was overwritten.',
  lookAgain: 'Look again',
  justLinked: 'Just linked',
  publishHelp: 'It is in the drafts of these pages, and reaches visitors when you publish them.',
  undoAll: 'Undo all of it',
  publish: 'Publish…',
  publishOf: (page: string) => `Publish ${page}`,
} as const;

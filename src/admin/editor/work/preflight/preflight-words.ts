import type { Severity } from './finding.ts';

/** Formats bytes for comparison. */
const size = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Texts of the preflight, loaded with it rather than with the editor. */
export const preflightWords = {
  title: 'Preflight',
  before: 'Before you publish',
  lead: 'Each line leads to its field. Nothing here changes what visitors see until you publish.',
  running: 'Checking…',
  calm: 'Nothing to do',
  calmHelp: 'Every text, picture and link of this page is in order.',
  groups: {
    refuses: 'Has to be right first',
    fault: 'Visitors run into this',
    incomplete: 'To complete',
    note: 'Good to know',
  } satisfies Record<Severity, string>,
  counted: (group: string, number: number) => `${group}, ${number}`,
  failed: (names: readonly string[]) =>
    `${new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)} could not be checked. The others were.`,
  showAll: (number: number) => `Show all ${number}`,
  page: 'Page',
  fixOf: (fix: string, sentence: string) => `${fix}: ${sentence}`,
  names: {
    structure: 'What publishing needs',
    starter: 'Examples',
    missing: 'Missing texts',
    outdated: 'Outdated texts',
    altText: 'Alt texts',
    headings: 'Headings',
    links: 'Links',
    contrast: 'Contrast',
    sharedFiles: 'Files behind a password',
    weight: 'Weight on a phone',
    redirects: 'Redirects',
    hosts: 'Other sites',
    imagesByLanguage: 'Images per language',
  },
  starter: (field: string) => `${field} is still an example`,
  leaveEmpty: { label: 'Leave empty', done: 'Left empty.' },
  missing: (field: string, language: string) => `${field} is not written in ${language} yet`,
  notInLanguage: (language: string, texts: number) =>
    `This page is not in ${language} yet: it has no ${language} title${texts === 0 ? '' : `, and ${texts === 1 ? 'one more text is' : `${texts} more texts are`} missing`}`,
  pageTitle: 'The title',
  outdated: (field: string, language: string) => `${field} has changed since its ${language} was written`,
  stillFine: { label: 'Still fine', done: 'Noted: it still holds.' },
  altText: (field: string) => `${field} is missing`,
  sameImage: (field: string, other: string) => `${field} is the same in every language, and ${other} isn’t`,
  decorative: { label: 'Mark as decorative', done: 'Marked as decorative.' },
  skippedHeading: (text: string, level: number, before: number) =>
    `“${text}” is a heading of level ${level} right after level ${before}`,
  secondMain: (text: string) => `“${text}” is a second main heading: visitors get it as level 2`,
  makeLevel: (level: number) => ({
    label: `Make it level ${level}`,
    done: `It is a heading of level ${level} now.`,
  }),
  contrast: {
    hard: (field: string, theme: 'light' | 'dark', ratio: number, needed: number) =>
      `${field}: text has a contrast of ${ratio.toFixed(1)} in the ${theme} theme, and needs ${needed}`,
    unknown: (field: string, color: string) =>
      `${field}: how light ${color} is cannot be told. Written as #rrggbb, it gets a text that is read on it`,
    opaque: { label: 'Make it opaque', done: 'The colour is opaque now, and the text on it can be read.' },
  },
  weight: {
    block: (bytes: number, budget: number) =>
      `Its pictures and films are ${size(bytes)} on a phone, more than ${size(budget)}`,
    page: (bytes: number, budget: number) =>
      `All pictures and films together are ${size(bytes)} on a phone, more than ${size(budget)}`,
  },
  sharedFiles: {
    isPublic: (page: string) => `Everybody can see this file: the public page “${page}” shows it too`,
    becomesPublic: (page: string) =>
      `The protected page “${page}” shows this file too: once this page is live, everybody can see it`,
  },
  redirects: {
    leads: (from: string, to: string) => `Once it is live, ${from} leads to ${to}`,
    dropped: (from: string) => `Once it is live, the redirect of ${from} goes: the page is there`,
  },
  asksHost: (host: string) => `Asks ${host}, which so learns of each visitor that it is shown to`,
  links: {
    unknown: (path: string) => `${path} leads to no page`,
    notFull: (href: string) => `${href} is not a full address: begin it with / or https://`,
    refused: (href: string) => `Pages don’t open ${href}: use a page, https://, mailto: or tel:`,
    draft: (path: string, page: string) => `${path} leads to “${page}”, which is not published`,
    hidden: (path: string, page: string) => `${path} leads to “${page}”, which is hidden`,
    trashed: (path: string, page: string) => `${path} leads to “${page}”, which is in the trash`,
    moved: (path: string, to: string) => `${path} has moved: visitors are sent on to ${to}`,
    relink: (to: string) => ({ label: 'Link to its new address', done: `It links to ${to} now.` }),
    linkTo: (to: string) => ({ label: `Link to ${to}`, done: `Link changed to ${to}` }),
  },
} as const;

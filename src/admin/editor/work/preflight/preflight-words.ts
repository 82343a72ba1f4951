import { count, words } from '../../../words.ts';
import type { Severity } from './finding.ts';

const formatLinkChange = (to: string) => `Link changed to ${to}`;

/** Formats bytes for comparison. */
const formatSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Texts of the preflight, loaded with it rather than with the editor. */
export const preflightWords = {
  title: 'Checks',
  before: 'Before you publish',
  lead: 'Click a problem to go to its field. Visitors see your changes only after you publish.',
  running: 'Checking…',
  calm: 'No problems found',
  calmHelp: 'All texts, images and links on this page are fine.',
  groups: {
    refuses: 'Errors',
    fault: 'Warnings',
    incomplete: 'Incomplete',
    note: 'Notes',
  } satisfies Record<Severity, string>,
  counted: (group: string, number: number) => `${group}, ${number}`,
  failed: (names: readonly string[]) =>
    `Couldn’t check: ${new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)}. The other checks are complete.`,
  showAll: (number: number) => `Show all ${number}`,
  page: 'Page',
  fixOf: (fix: string, sentence: string) => `${fix}: ${sentence}`,
  names: {
    structure: 'Required fields',
    starter: 'Placeholders',
    missing: 'Missing texts',
    outdated: 'Outdated texts',
    altText: 'Alt texts',
    spokenWords: 'Captions and transcripts',
    headings: 'Headings',
    links: 'Links',
    contrast: 'Contrast',
    sharedFiles: 'Protected files',
    weight: 'Weight on mobile',
    redirects: 'Redirects',
    hosts: 'Third-party requests',
    imagesByLanguage: 'Images per language',
  },
  leaveEmpty: {
    label: 'Leave empty',
    done: 'Field left empty',
    forAll: {
      label: 'Leave all empty',
      done: (fixed: number) => `${count(fixed, 'field', 'fields')} left empty`,
    },
  },
  missing: (field: string, language: string) => `${field} is missing in ${language}.`,
  notInLanguage: (language: string, texts: number) =>
    `Not translated into ${language}: the title${texts === 0 ? ' is' : ` and ${count(texts, 'text', 'texts')} are`} missing.`,
  pageTitle: 'The title',
  outdated: (field: string, language: string) => `${field} is outdated in ${language}.`,
  stillFine: { label: words.translations.stillFine, done: 'Marked as up to date' },
  sameImage: (field: string, other: string) => `${field} is the same in all languages, but ${other} isn’t.`,
  silent: { label: 'Mark as silent', done: 'Video marked as silent' },
  decorative: { label: 'Mark as decorative', done: 'Image marked as decorative' },
  skippedHeading: (text: string, level: number, before: number) =>
    `“${text}” skips from heading level ${before} to ${level}.`,
  secondMain: (text: string) => `“${text}” is a second main heading; visitors get level 2.`,
  makeLevel: (level: number) => ({
    label: `Change to level ${level}`,
    done: `Changed to level ${level}`,
  }),
  contrast: {
    hard: (field: string, theme: 'light' | 'dark', ratio: number, needed: number) =>
      `${field}: text contrast in the ${theme} theme is ${ratio.toFixed(1)}; at least ${needed} is needed.`,
    unknown: (field: string, color: string) =>
      `${field}: can’t check the text contrast on ${color}. Use a #rrggbb colour.`,
    opaque: { label: 'Make colour opaque', done: 'Colour made opaque' },
  },
  weight: {
    block: (bytes: number, budget: number) =>
      `Images and videos are ${formatSize(bytes)} on mobile, more than ${formatSize(budget)}.`,
    page: (bytes: number, budget: number) =>
      `All images and videos together are ${formatSize(bytes)} on mobile, more than ${formatSize(budget)}.`,
  },
  sharedFiles: {
    isPublic: (file: string, page: string) => `${file} is public: “${page}” also shows it.`,
    becomesPublic: (file: string, page: string) =>
      `Publishing makes ${file} public, which the protected page “${page}” also shows.`,
  },
  redirects: {
    leads: (from: string, to: string) => `After publishing, ${from} redirects to ${to}.`,
    dropped: (from: string) => `After publishing, the redirect from ${from} is removed: this page is there.`,
  },
  asksHost: (host: string) => `Visitors’ browsers request ${host}, which learns of each visit.`,
  links: {
    unknown: (path: string) => `${path} leads to no page.`,
    notFull: (href: string) => `${href} isn’t a full URL. Begin it with / or https://.`,
    refused: (href: string) => `${href} isn’t supported. Use a page, https://, mailto: or tel:.`,
    draft: (path: string, page: string) => `${path} leads to “${page}”, which isn’t published.`,
    hidden: (path: string, page: string) => `${path} leads to “${page}”, which is hidden.`,
    trashed: (path: string, page: string) => `${path} leads to “${page}”, which is in the trash.`,
    moved: (path: string, to: string) => `${path} redirects to ${to}.`,
    relink: (to: string) => ({ label: 'Update link', done: formatLinkChange(to) }),
    linkTo: (to: string) => ({ label: `Link to ${to}`, done: formatLinkChange(to) }),
  },
} as const;

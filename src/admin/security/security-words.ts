import type { JobName } from '#api/job-names.ts';
import type { WrongTryKind } from '#api/wrong-try-kinds.ts';
import type { RequestPurpose, RequestTiming } from '#content/page/third-party-hosts.ts';
import { settingsWords } from '../settings/settings-words.ts';
import { deviceWords } from '../shared/device-words.ts';
import { count } from '../words.ts';

const { consent, sections } = settingsWords;

const tryKinds: Readonly<Record<WrongTryKind, string>> = {
  'sign-in': 'Sign-in',
  'recovery-code': 'Recovery codes',
  'password-link': 'Password links',
  'page-password': 'Page passwords',
  'room-password': 'Client space passwords',
  'secret-link': 'Client space and share links',
  'assistant-key': 'API keys',
  'turned-away': 'Refused by the rate limit',
};

const askedFor: Readonly<Record<RequestPurpose, string>> = {
  analytics: 'Analytics',
  post: 'Posts and videos',
  scene: 'Scenes',
  presentation: 'Presentations',
  code: 'Your own code',
  file: 'Images and videos hosted elsewhere',
};

const askedWhen: Readonly<Record<RequestTiming, string>> = {
  'at-once': 'Immediately',
  'after-consent': 'After consent or a click',
  'when-pressed': 'When a visitor opens it',
};

const jobs: Readonly<Record<JobName, string>> = {
  'scheduled-pages': 'Publish scheduled pages',
  backup: 'Make the daily backup',
  trash: 'Empty the trash after 30 days',
  'unused-files': 'Remove files that nothing uses',
  'abandoned-uploads': 'Remove abandoned uploads',
  'older-files': 'Prepare files from earlier versions',
  posters: 'Fetch posters of embeds',
  'not-found': 'Save the 404 log',
  'wrong-tries': 'Count failed attempts',
  presence: 'Show who else is editing',
};

/** Texts of the Security screen, loaded with it. */
export const securityWords = {
  lead: 'Sign-ins, failed attempts, protected files, third-party requests and backups. Checked each time you open this screen.',
  ownersOnly: 'Only owners can see security',
  ownersOnlyHelp: 'Ask an owner; your own devices are on your profile.',
  loading: 'Checking…',
  failed: 'Couldn’t check security',
  nothing: 'Nothing needs your attention.',
  toLookAt: (number: number) => `${count(number, 'item needs', 'items need')} your attention:`,
  level: { good: 'OK', look: 'Warning', know: 'Note' },
  more: (number: number) => `and ${number} more`,
  none: 'none',
  showAll: (number: number) => `Show all ${number}`,

  sessions: {
    title: 'Sessions',
    alone: (devices: number) =>
      `You’re the only member signed in, on ${count(devices, 'device', 'devices')}.`,
    people: (people: number, devices: number) =>
      `${count(people, 'member is', 'members are')} signed in, on ${count(devices, 'device', 'devices')}.`,
    todo: 'If a member doesn’t recognise a device, sign it out and ask them to choose a new password.',
    you: 'You',
    ...deviceWords,
    ownProfile: 'Manage your devices',
    signOutEverywhere: 'Sign out everywhere',
    signOutEverywhereOf: (name: string) => `Sign out everywhere: ${name}`,
  },

  tries: {
    title: 'Failed attempts',
    none: 'No failed attempts in the last 30 days.',
    few: (number: number) =>
      `${count(number, 'failed attempt', 'failed attempts')} in the last 30 days. That’s normal for typing mistakes.`,
    many: (number: number, day: string) =>
      `${count(number, 'failed attempt', 'failed attempts')} on ${day}. That’s more than typing mistakes.`,
    waits:
      'After the first few, each failed attempt makes the next one wait longer, by network and account. No account is locked permanently.',
    todo: 'Use long, unique passwords for pages and client spaces, and ask each member to add a passkey.',
    chart: 'Failed attempts by day, 30 days',
    from: '30 days ago',
    to: 'Today',
    kinds: tryKinds,
    byDay: 'By day',
    counted: 'Only the day and the kind are counted. Networks and the values that were tried aren’t stored.',
  },

  hosts: {
    title: 'Third-party requests',
    none: 'Pages make no third-party requests. Fonts and files come from your own site.',
    askedFirst: (number: number) =>
      `Pages send requests to ${count(number, 'third party', 'third parties')}, only after consent or a click.`,
    atOnce: (number: number) =>
      `${count(number, 'third party gets', 'third parties get')} requests immediately, before the visitor consents.`,
    noQuestion: `Visitors aren’t asked first. Choose “${consent.ask}” in Settings, under ${sections.visitors}.`,
    settings: 'Open settings',
    kept: 'Upload files that are hosted elsewhere to Media, and use them from there.',
    code: 'Consent doesn’t stop requests made by your own code or its scripts.',
    fonts: 'Fonts always come from your own site.',
    notKnown: 'Some pages couldn’t be read, so their third-party requests are unknown.',
    unread: (names: string) =>
      `Couldn’t read the blocks of ${names}, so their third-party requests are unknown.`,
    everyPage: 'Every page',
    for: askedFor,
    when: askedWhen,
  },

  files: {
    title: 'Protected files',
    none: 'No page with a password shows a file from the media library.',
    closed: (number: number) =>
      `${count(number, 'protected file opens', 'protected files open')} only in the ways listed here.`,
    open: (open: number, number: number) =>
      `${open} of ${count(number, 'protected file', 'protected files')} can be seen without a password, because a public page shows ${open === 1 ? 'it' : 'them'} too.`,
    todo: 'Remove such a file from the public page, or upload a slightly changed copy for the protected page.',
    signedIn: 'Signed-in members can see all of them.',
    on: 'On',
    by: {
      'page-password': 'Page password',
      'shared-password': 'Shared password',
      room: 'Client space for',
      'preview-link': 'Share link',
    },
    opensNothing: 'Nothing opens it: the page has no password and is in no client space.',
    until: (date: string) => `until ${date}`,
    everybody: 'Public, because it’s also on:',
    logo: 'Public, because it’s the site’s logo.',
    favicon: 'Public, because it’s the site’s icon.',
    tooMany: (shown: number, number: number) => `Showing the first ${shown} of ${number}.`,
  },

  places: {
    title: 'Location data',
    empty: 'The media library has no images yet.',
    found: (found: number) =>
      `${count(found, 'image', 'images')} contained location data. Vitrine removed it before storing ${found === 1 ? 'it' : 'them'}.`,
    none: 'None of the checked images contained location data.',
    unknown: 'Vitrine removes location data from images. Some of these may have contained it.',
    known: (known: number) => `${count(known, 'image was', 'images were')} checked during upload.`,
    older: (number: number) =>
      `Location data was removed from ${count(number, 'older image', 'older images')}, if ${number === 1 ? 'it' : 'they'} contained any.`,
    unread: (number: number) =>
      `Couldn’t read ${count(number, 'older image', 'older images')}, which may still contain location data.`,
    uploadAgain: 'In Media, find the images that don’t display and replace them.',
  },

  secret: {
    title: 'Encryption key',
    fine: 'Everything encrypted opens with the current key.',
    empty: 'Nothing is encrypted yet: no page or client space has a password.',
    unreadable: (number: number) =>
      `The current key doesn’t open ${count(number, 'password or link', 'passwords and links')}. Visitors can’t open what ${number === 1 ? 'it protects' : 'they protect'}.`,
    giveNew:
      'Choose new passwords for these pages, shared passwords and client spaces, and create new links for the spaces.',
    changed: (when: string) => `Changed ${when}. Passwords and links are encrypted with the new key.`,
    known: (when: string) => `Unchanged since ${when} or earlier.`,
    unknown: 'Its age is unknown.',
    file: 'It’s in the file “secret” of the data folder.',
    environment: 'It’s in the variable SECRET of the server.',
    change: 'If it may have leaked, stop the server and run:',
    command: 'npm run secret:rotate',
    sealed: (number: number) =>
      `${count(number, 'password or link is', 'passwords and links are')} encrypted with it.`,
  },

  backups: {
    title: 'Backups',
    none: 'Vitrine makes no backups of this site, and can’t tell whether your server does.',
    first: 'Vitrine makes a backup every day. The first one runs a few minutes after the server starts.',
    made: (when: string) => `The last backup was made ${when}. Vitrine makes one every day.`,
    late: (when: string) => `The last backup was made ${when}. The daily backup is overdue.`,
    lateTodo:
      'Look for “no backup could be made” in the server’s log, or ask your server’s administrator to. Until it’s fixed, make backups with npm run backup.',
    elsewhere:
      'A backup holds pages, their history, files and all settings. Copy it to another machine: if this disk fails, backups on it are lost too.',
    lead: 'Copy these to another machine regularly:',
    sqlite:
      'Database: the file vitrine.db in the data folder. Stop the server first, or use sqlite3 with .backup.',
    postgres: 'Database: PostgreSQL, with pg_dump or your host’s backups.',
    folder: 'Files: the folder media in the data folder.',
    bucket: 'Files: the bucket, with versioning or a copy elsewhere.',
    file: 'Encryption key: the file secret in the data folder. Keep it apart from the others; without it, page passwords stop working in a restored copy.',
    environment:
      'Encryption key: the variable SECRET. Keep it apart from the others; without it, page passwords stop working in a restored copy.',
    try: 'Restore a backup on another machine once, to check that it works.',
  },

  jobs: {
    title: 'Background jobs',
    fine: 'No background job is failing.',
    failing: (number: number) => `${count(number, 'background job is', 'background jobs are')} failing.`,
    todo: 'A failed job runs again at its next time. If it keeps failing, ask your server’s administrator to look in the log.',
    last: (moment: string) => `Last run: ${moment}`,
    never: 'Hasn’t run yet',
    next: (moment: string) => `Next run: ${moment}`,
    failed: (error: string) => `Failed: ${error}`,
    names: jobs,
  },
} as const;

import type { JobName } from '#api/job-names.ts';
import type { WrongTryKind } from '#api/wrong-try-kinds.ts';
import type { AskedFor, AskedWhen } from '#content/page/third-party-hosts.ts';
import { settingsWords } from '../settings/settings-words.ts';
import { deviceWords } from '../shared/device-words.ts';
import { count } from '../words.ts';

const { consent, sections } = settingsWords;

const tryKinds: Readonly<Record<WrongTryKind, string>> = {
  'sign-in': 'Signing in',
  'recovery-code': 'Recovery codes',
  'password-link': 'Links to choose a password',
  'page-password': 'Passwords of pages',
  'room-password': 'Passwords of rooms',
  'secret-link': 'Links of rooms and drafts that open nothing',
  'assistant-key': 'Keys of assistants',
  'turned-away': 'Turned away unread, since those before were wrong',
};

const askedFor: Readonly<Record<AskedFor, string>> = {
  analytics: 'Analytics',
  post: 'Posts and films',
  scene: 'Scenes',
  presentation: 'Presentations',
  code: 'Your own code',
  file: 'Pictures and films kept there',
};

const askedWhen: Readonly<Record<AskedWhen, string>> = {
  'at-once': 'At once',
  'after-consent': 'After a yes, or a press on it',
  'when-pressed': 'When somebody opens it',
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

/** The words of whether the site is safe; of this screen alone, so they come with it. */
export const securityWords = {
  lead: 'Who is in, who tried to be, and what of the site others get to see. It looks again whenever you open it.',
  ownersOnly: 'Only owners see whether the site is safe',
  ownersOnlyHelp: 'Ask an owner of the studio. Where you are signed in yourself is on your profile.',
  loading: 'Looking…',
  failed: 'This could not be looked up',
  nothing: 'Nothing here asks for you.',
  toLookAt: (number: number) => `${count(number, 'thing asks', 'things ask')} for a look:`,
  level: { good: 'In order', look: 'Have a look', know: 'Good to know' },
  more: (number: number) => `and ${number} more`,
  none: 'none',

  sessions: {
    title: 'Signed in',
    alone: (devices: number) => `Only you are signed in, on ${count(devices, 'device', 'devices')}.`,
    people: (people: number, devices: number) =>
      `${count(people, 'person is', 'people are')} signed in, on ${count(devices, 'device', 'devices')}.`,
    todo: 'A device that nobody recognises: sign it out, and have that person choose another password.',
    you: 'You',
    ...deviceWords,
    ownProfile: 'Sign out devices on your profile',
    signOut: 'Sign out everywhere',
    signOutOf: (name: string) => `Sign out everywhere: ${name}`,
    signedOut: (name: string) => `${name} is signed out everywhere.`,
  },

  tries: {
    title: 'Wrong attempts',
    none: 'Nobody has tried in vain to get in, in the last 30 days.',
    few: (number: number) =>
      `${count(number, 'wrong attempt', 'wrong attempts')} in the last 30 days: no more than people who mistype.`,
    many: (number: number, day: string) =>
      `${count(number, 'wrong attempt', 'wrong attempts')} on ${day}. That is more than mistyping.`,
    waits:
      'After the first few, each wrong attempt waits longer than the one before, by network and account. Nobody is kept out for good.',
    todo: 'Give pages and rooms long passwords that are used nowhere else, and have everybody add a passkey on their profile.',
    chart: 'Wrong attempts in the last 30 days, by day',
    from: '30 days',
    to: 'Today',
    kinds: tryKinds,
    byDay: 'By day',
    counted: 'Counted by day and kind. From where and with what is kept nowhere.',
  },

  hosts: {
    title: 'Other sites that pages ask',
    none: 'Pages ask no other site. Fonts and files come from your own.',
    askedFirst: (number: number) =>
      `Pages ask ${count(number, 'other site', 'other sites')}, and none before a visitor has said yes or pressed.`,
    atOnce: (number: number) =>
      `${count(number, 'other site is', 'other sites are')} asked at once, before a visitor has said anything.`,
    noQuestion: `Visitors aren’t asked first. Choose “${consent.ask}” in Settings, under ${sections.visitors}.`,
    settings: 'Open settings',
    kept: 'Upload what is kept on another site to Media, and use it from there.',
    code: 'What your own code names, and what its scripts ask, no answer of a visitor holds back.',
    fonts: 'Fonts always come from your own site.',
    notKnown: 'Not all pages could be read, so nobody knows which sites they ask.',
    unread: (names: string) => `The blocks of ${names} could not be read, so what they ask is not known.`,
    everyPage: 'Every page',
    for: askedFor,
    when: askedWhen,
  },

  files: {
    title: 'Files behind a password',
    none: 'No page with a password shows a file of the library.',
    closed: (number: number) =>
      `${count(number, 'file stands', 'files stand')} behind a password, and ${number === 1 ? 'opens' : 'open'} by nothing else than what is named here.`,
    open: (open: number, number: number) =>
      `${open} of ${count(number, 'file', 'files')} behind a password ${open === 1 ? 'is' : 'are'} seen by everybody, since another page shows ${open === 1 ? 'it' : 'them'} too.`,
    todo: 'Upload such a file a second time for the protected page, a little changed, or take it off the other one.',
    signedIn: 'Whoever is signed in at the studio sees all of them.',
    on: 'On',
    by: {
      'page-password': 'The password of the page',
      'shared-password': 'Shared password',
      room: 'Room of',
      'preview-link': 'A link to its draft',
    },
    opensNothing: 'Nothing: the page has no password, and is in no room.',
    until: (date: string) => `until ${date}`,
    everybody: 'Everybody: it also stands on',
    logo: 'Everybody: it is the logo of the site.',
    favicon: 'Everybody: it is the icon of the site.',
    showAll: (number: number) => `Show all ${number}`,
    tooMany: (shown: number, number: number) => `The first ${shown} of ${number} are shown.`,
  },

  places: {
    title: 'Where pictures were taken',
    empty: 'There are no pictures in the library yet.',
    found: (found: number) =>
      `${count(found, 'picture', 'pictures')} said where ${found === 1 ? 'it was' : 'they were'} taken. It was taken off before ${found === 1 ? 'it was' : 'they were'} kept.`,
    none: 'No picture of which it is known said where it was taken.',
    unknown:
      'Where pictures were taken is taken off. Whether any of those that are here said so is not known.',
    known: (known: number) =>
      `${count(known, 'picture was', 'pictures were')} looked at for it when ${known === 1 ? 'it' : 'they'} came.`,
    older: (number: number) =>
      `Of ${count(number, 'older picture', 'older pictures')} it is not known whether ${number === 1 ? 'it' : 'they'} said so; it was taken off all the same.`,
    unread: (number: number) =>
      `${count(number, 'older picture', 'older pictures')} could not be read, so what ${number === 1 ? 'it says' : 'they say'} may still be in ${number === 1 ? 'it' : 'them'}.`,
    uploadAgain: 'Look for what does not show in Media, and replace it.',
  },

  secret: {
    title: 'The secret',
    fine: 'All that is sealed opens with the present secret.',
    empty: 'Nothing is sealed yet: no page or room has a password.',
    unreadable: (number: number) =>
      `${count(number, 'password or link does', 'passwords and links do')} not open with the present secret, so what ${number === 1 ? 'it locks' : 'they lock'} opens to nobody.`,
    giveNew: 'Give those pages, shared passwords and rooms another password, and rooms another link.',
    changed: (when: string) => `Changed ${when}. Passwords of pages and rooms are sealed by it since.`,
    known: (when: string) =>
      `Known to this site since ${when}, and not changed since. It may be older than that.`,
    unknown: 'Since when is not known.',
    file: 'It is in the file “secret” of the data folder.',
    environment: 'It is in the variable SECRET of the server.',
    change: 'If somebody may have seen it: stop the server and run',
    command: 'npm run secret:rotate',
    sealed: (number: number) => `${count(number, 'password or link', 'passwords and links')} sealed by it.`,
  },

  backups: {
    title: 'Backups',
    none: 'This site makes no backups itself, and does not know whether anybody does.',
    first: 'This site makes a backup every day. The first comes a few minutes after the server has started.',
    made: (when: string) => `The last backup was made ${when}. The site makes one every day.`,
    late: (when: string) => `The last backup was made ${when}, though one is made every day.`,
    lateTodo:
      'The server’s log says why: look there for “no backup could be made”, or ask whoever runs the server to. Until it is mended, npm run backup makes one by hand.',
    elsewhere:
      'A backup holds pages, their history, the files and all settings. Have it copied to another machine as well: one that is on the same disk goes with it.',
    lead: 'What to copy, together and regularly, to another place:',
    sqlite:
      'The database: the file vitrine.db in the data folder. Stop the server for it, or use sqlite3 with .backup.',
    postgres: 'The database: PostgreSQL, with pg_dump or what your host has for it.',
    folder: 'The files: the folder media in the data folder.',
    bucket: 'The files: the bucket, with its versions or a copy elsewhere.',
    file: 'The file secret in the data folder: without it passwords in the copy open nothing. Keep it apart from the others.',
    environment:
      'The variable SECRET: without it passwords in the copy open nothing. Keep it apart from the others.',
    try: 'Put one back on another machine once: a copy that nobody has tried is a hope.',
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

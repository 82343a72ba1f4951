import { formatWait } from './format-wait.ts';
import type * as nl from './nl.ts';

/** English texts of the site. `nl.ts` describes each place. */

export const site: typeof nl.site = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close menu',
  pages: 'Pages',
  mainNavigation: 'Main navigation',
  language: 'Language',
  theme: 'Theme',
  themeNames: { light: 'Light', dark: 'Dark', system: 'System' },
  home: 'Home',
  contact: 'Contact',
  loading: 'The page is loading',
  notFound: {
    title: '404 - Page not found',
    text: 'The page you’re looking for isn’t here. Perhaps:',
    reasons: [
      'there’s a typo in the address;',
      'the page was moved or removed;',
      'you followed an old link.',
    ],
    button: 'Back to home',
  },
  error: {
    title: 'Something went wrong',
    text: 'We couldn’t load the page. It may be a passing problem with the connection.',
    retry: 'Try again',
    back: 'Go back',
  },
};

export const gate: typeof nl.gate = {
  pageTitle: 'Private page',
  pageText:
    'This page is private. The password you were given lets you in. Did the studio send you a link? Open that one again.',
  open: 'Enter the password',
  home: 'Back to home',
  title: 'Access required',
  text: 'Enter the password you were given.',
  password: 'Password',
  show: 'Show password',
  cancel: 'Cancel',
  submit: 'Log in',
  busy: 'Logging in...',
  ask: 'No password?',
  askStudio: 'Ask the studio',
  close: 'Close',
  unlocked: 'Private page',
  logout: 'Log out',
};

const units = { second: 'second', seconds: 'seconds', minute: 'minute', minutes: 'minutes' };

export const access: typeof nl.access = {
  blank: 'Enter a password',
  wrong: 'Incorrect password',
  failed: 'Something went wrong. Try again.',
  tooMany: (seconds) => `Too many attempts. Try again in ${formatWait(seconds, units)}.`,
  tooOften: (seconds) => `Too many requests in a short time. Try again in ${formatWait(seconds, units)}.`,
  elsewhere: (origin) =>
    `This form comes from another address. Open the site at ${origin} and try again there.`,
};

export const clientSpace: typeof nl.clientSpace = {
  welcome: (client) => `Welcome, ${client}`,
  lead: 'The studio has put these pages here for you.',
  list: 'Pages for you',
  empty: 'There’s nothing in this room yet. Ask the studio when there’ll be something to see.',
  private: 'For you only',
  until: (day) => `This link works up to and including ${day}.`,
  leave: 'Log out',
  gateTitle: 'A room for you',
  gateText: 'The studio has put pages here for you. The password you were given lets you in.',
  password: 'Password',
  enter: 'Open',
  unknown: {
    title: 'This link doesn’t work',
    text: 'The link isn’t complete, or it’s no longer valid. Ask the studio for a new one.',
  },
  closed: {
    title: 'You’re logged out',
    text: 'The pages are closed again on this device. The same link lets you back in.',
  },
  again: 'Open again',
  home: 'To the studio’s site',
};

export const draft: typeof nl.draft = {
  label: 'This is a draft',
  draft: 'Draft: may still change',
  until: (day) => `This link works until ${day}`,
};

export const responses: typeof nl.responses = {
  toResponses: 'Respond',
  toBlock: 'Remark on a block',
  title: 'What do you think?',
  approval: 'Approval',
  approvalLead: 'Is it good to go? You approve the page as you see it now.',
  approvedBy: (name) => `Approved by ${name}`,
  approvedEarlier: (name, at) => `${name} approved on ${at}. The page has changed since.`,
  alsoApprove: 'Approve as well',
  name: 'Your name',
  approve: 'Approve',
  remarks: 'Remarks',
  remarksLead: 'Anything that could be better? Write it down, and the studio knows.',
  words: 'Your remark',
  about: 'It’s about',
  wholePage: 'the whole page',
  picture: 'picture',
  part: 'part',
  point: 'Point at the block',
  pointHint: 'Choose the block you want to say something about',
  pointCancel: 'Cancel',
  pin: (number, name) => `Remark ${number}, by ${name}`,
  send: 'Send',
  done: 'Done',
  gone: 'a part that isn’t there any more',
  list: 'What has been said',
};

export const responseErrors: typeof nl.responseErrors = {
  noName: 'Enter your name',
  noWords: 'Write what you want to say',
  changed: 'The page has changed in the meantime; please look again',
  full: 'A great deal has been said through this link already. Please contact the studio.',
  tooLong: 'That is too long. Shorten it and send it again.',
  failed: 'This has not arrived. Please try again in a moment.',
};

export const past: typeof nl.past = {
  label: 'You’re looking back',
  shows: (moment) => `The site as it stood on ${moment}`,
  today: 'To today’s site',
  unsigned: {
    title: 'This address shows nothing of the past',
    text: 'It isn’t one that the studio made, or it isn’t complete. Ask the studio for a new link.',
  },
  expired: {
    title: 'This link has expired',
    text: 'A link to the site as it was works for a day. Ask the studio for a new one.',
  },
  early: {
    title: 'We don’t know that far back',
    text: (since) =>
      since === ''
        ? 'The site doesn’t keep its history yet.'
        : `The site has kept its history since ${since}.`,
  },
};

export const caseEnd: typeof nl.caseEnd = { label: 'More work', previous: 'Previous', next: 'Next' };

export const builtIn: typeof nl.builtIn = {
  niche: 'Something stood here.',
  notice: 'This is a short version of this case: the server can’t be reached for the moment.',
};

export const offlinePage: typeof nl.offlinePage = {
  title: 'No connection right now',
  text: 'You haven’t looked at this page before, so I can’t show it to you yet. As soon as you’re back online, everything works as usual.',
  retry: 'Try again',
  kept: 'What you can read now',
};

export const consentBar: typeof nl.consentBar = {
  label: 'Cookies',
  question:
    'May I count which pages are read? Without your yes I count nothing, and embedded videos and posts won’t load by themselves.',
  no: 'No, thanks',
  yes: 'Yes, go ahead',
  settings: 'Cookie settings',
  privacy: 'Privacy',
};

export const consentSettings: typeof nl.consentSettings = {
  title: 'Cookie settings',
  intro: 'You decide what is switched on here. Your choice is kept for a year, in this browser.',
  needed: {
    title: 'Necessary',
    state: 'Always on',
    text: 'Remembers what you choose here: this setting, your language, light or dark, and which private page you’ve opened. No other company sees this.',
  },
  outside: {
    title: {
      measured: 'Statistics and embedded media',
      unmeasured: 'Embedded media from other sites',
    },
    text: {
      measured:
        'Google Analytics counts which pages are read, with a shortened IP address and without advertising. Embedded videos, posts and 3D scenes from other sites load by themselves, just before they scroll into view; those sites then see that you’re here.',
      unmeasured:
        'A video from Vimeo, a post from Instagram or a 3D scene from Spline loads by itself, just before it scrolls into view; that site then sees that you’re here. With this off you load them yourself, one by one. Nothing is measured here.',
    },
  },
  privacy: 'Read what this site keeps',
  cancel: 'Cancel',
  save: 'Save',
  saved: 'Your choice is saved',
};

export const blocks: typeof nl.blocks = {
  view: 'View',
  contact: 'Get in touch',
  call: 'Call',
  mail: 'Mail',
  back: 'Back',
  cookies: 'Cookie settings',
  compare: 'Compare the two pictures',
  embedLoad: 'Load from {platform}',
  embedOpen: 'View on {platform}',
  embedNote: 'This sends data to {platform}.',
  embedVideo: 'Video from {platform}',
  embedPost: 'Post from {platform}',
  codeTitle: 'Embedded component',
  presentation: 'View the presentation',
  closePresentation: 'Close the presentation',
  scene: '3D scene',
  sceneStart: 'Show the 3D scene',
  sampleLanguage: 'en',
};

export const carousel: typeof nl.carousel = {
  label: 'Pictures to browse',
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  of: 'of',
  link: 'View case',
};

export const deck: typeof nl.deck = {
  title: 'The method in seven slides',
  slides: 'Slides',
  slide: 'Slide',
  of: 'of',
  previous: 'Previous slide',
  next: 'Next slide',
  weeks: 'weeks',
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  link: 'Get in touch',
  cover: {
    title: 'Look, draw, try, finish',
    text: 'How a project goes, in seven slides.',
  },
  look: {
    title: 'First, see where it sticks',
    text: 'Two weeks of walking along and listening in. Then four pages on what really happens, and where people take the long way round.',
  },
  draw: {
    title: 'Six ideas, not six shades',
    text: 'In pencil, fast, and lots of it. You’ll see them all, the bad ones too. One of them goes on to the next step.',
  },
  try: {
    title: 'Five people are enough',
    text: 'A prototype on a real phone, in the hands of somebody who’s never seen it. By the third you usually know.',
  },
  finish: {
    title: 'Half the work is in the edges',
    text: 'What it says when there’s nothing. What it says when it goes wrong. I stay until that’s right, too.',
  },
  rhythm: {
    title: 'Every Thursday there’s something to see',
    text: 'A project takes six to fourteen weeks. The day is fixed, what’s on the table isn’t.',
  },
  end: {
    title: 'Start with an hour’s conversation',
    text: 'No quote and no slides. Except for these.',
  },
  states: ['Empty', 'Error', 'Long name', 'Keyboard'],
};

export const letters: typeof nl.letters = (studio) => ({
  invitation: {
    subject: `You’re invited to the ${studio} website`,
    hello: 'Hello,',
    before: `You can now work on the ${studio} website. Choose a password here to get started:`,
    after:
      'The link works for seven days, once. Weren’t expecting this? You don’t have to do anything: without a password nobody gets in.',
  },
  'new-password': {
    subject: `A new password for the ${studio} website`,
    hello: 'Hello,',
    before: `Choose a new password for the ${studio} website here:`,
    after:
      'The link works for one day, once. Didn’t ask for it? You don’t have to do anything: your password stays as it is.',
  },
});

export const content: typeof nl.content = {
  contact: { title: 'Contact', call: 'Call', mail: 'E-mail' },
  copiedTitle: (title) => `${title} (copy)`,
};

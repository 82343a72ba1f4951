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
    text: 'We couldn’t load the page. This may be a temporary connection problem.',
    retry: 'Try again',
    back: 'Go back',
  },
};

export const gate: typeof nl.gate = {
  pageTitle: 'Private page',
  pageText: 'This page is private. Enter the password you were given, or open the studio’s link again.',
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
    `This form was sent from another address. Open the site at ${origin} and try again there.`,
};

export const clientSpace: typeof nl.clientSpace = {
  welcome: (client) => `Welcome, ${client}`,
  lead: 'The studio prepared these pages for you.',
  list: 'Pages for you',
  empty: 'There’s nothing here yet. Ask the studio when there’ll be something to see.',
  private: (studio) => `${studio}, just for you`,
  isNew: 'New since your last visit',
  approved: (at) => `Approved on ${at}`,
  until: (day) => `This link works up to and including ${day}.`,
  leave: 'Log out',
  gateTitle: 'Pages for you',
  gateText: 'The studio prepared pages for you here. Enter the password you were given.',
  password: 'Password',
  enter: 'Open',
  unknown: {
    title: 'This link doesn’t work',
    text: 'The link is incomplete or no longer valid. Ask the studio for a new one.',
  },
  closed: {
    title: 'You’re logged out',
    text: 'The pages are closed on this device. Use the same link to open them again.',
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
  toBlock: 'Comment on a block',
  title: 'What do you think?',
  approval: 'Approval',
  approvalLead: 'Is it good to go? You approve the page as you see it now.',
  approvedBy: (name) => `Approved by ${name}`,
  approvedEarlier: (name, at) => `${name} approved on ${at}. The page has changed since.`,
  alsoApprove: 'Approve as well',
  name: 'Your name',
  email: 'Your email (optional)',
  emailHelp: 'We’ll email you when there is a reply.',
  approve: 'Approve',
  comments: 'Comments',
  commentsLead: 'Could anything be better? Tell the studio here.',
  newComment: 'New comment',
  words: 'Your comment',
  about: 'About',
  wholePage: 'the whole page',
  picture: 'image',
  part: 'part',
  point: 'Choose a block',
  pointHint: 'Choose the block to comment on',
  pointCancel: 'Cancel',
  pin: (number, name) => `Comment ${number}, by ${name}`,
  send: 'Send',
  done: 'Resolved',
  resolve: 'Resolve',
  resolveOf: (number) => `Resolve comment ${number}`,
  reopen: 'Reopen',
  reopenOf: (number) => `Reopen comment ${number}`,
  reply: 'Reply',
  replyWords: 'Your reply',
  replies: (number) => `Replies to comment ${number}`,
  ofStudio: (name, studio) => `${name}, ${studio}`,
  thread: (block) => `Comments on ${block}`,
  close: 'Close',
  gone: 'a removed part',
  list: 'Responses so far',
};

export const responseErrors: typeof nl.responseErrors = {
  noName: 'Enter your name',
  noWords: 'Write a comment',
  noEmail: 'Enter a valid email address, or leave it empty',
  changed: 'The page has changed since you opened it. Please look again.',
  full: 'This link has reached its maximum number of responses. Please contact the studio.',
  tooLong: 'That’s too long. Shorten it and send it again.',
  failed: 'Your response wasn’t sent. Please try again in a moment.',
};

export const past: typeof nl.past = {
  label: 'You’re looking back',
  shows: (moment) => `The site as it looked on ${moment}`,
  today: 'Go to today’s site',
  unsigned: {
    title: 'This link isn’t valid',
    text: 'It’s incomplete, or the studio didn’t create it. Ask the studio for a new one.',
  },
  expired: {
    title: 'This link has expired',
    text: 'A link to an earlier state of the site works for one day. Ask the studio for a new one.',
  },
  early: {
    title: 'We can’t go back that far',
    text: (since) =>
      since === '' ? 'The site’s history hasn’t started yet.' : `The site’s history starts on ${since}.`,
  },
};

export const caseEnd: typeof nl.caseEnd = { label: 'More work', previous: 'Previous', next: 'Next' };

export const builtIn: typeof nl.builtIn = {
  niche: 'There was something here.',
  notice: 'This is a short version of this case: the server is unavailable right now.',
};

export const offlinePage: typeof nl.offlinePage = {
  title: 'No connection right now',
  text: 'You haven’t opened this page before, so I can’t show it now. Once you’re back online, everything works as usual.',
  retry: 'Try again',
  kept: 'You can read these now',
};

export const consentBar: typeof nl.consentBar = {
  label: 'Cookies',
  question:
    'May I count which pages are read? Without your yes I count nothing, and embedded videos and posts won’t load automatically.',
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
      unmeasured: 'Embedded media',
    },
    text: {
      measured:
        'Google Analytics counts which pages are read, with a shortened IP address and without advertising. Embedded videos, posts and 3D scenes load automatically, just before they scroll into view; their platforms then see that you’re here.',
      unmeasured:
        'Videos from Vimeo, posts from Instagram and 3D scenes from Spline load automatically, just before you see them; their platforms then see that you’re here. With this off, you load them one by one. Nothing is measured here.',
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
  compare: 'Compare the two images',
  embedLoad: 'Load from {platform}',
  embedOpen: 'View on {platform}',
  embedNote: 'This sends data to {platform}.',
  embedVideo: 'Video from {platform}',
  captions: 'Captions',
  transcript: 'Read the transcript',
  embedPost: 'Post from {platform}',
  codeTitle: 'Embedded component',
  presentation: 'View the presentation',
  closePresentation: 'Close the presentation',
  scene: '3D scene',
  sceneStart: 'Show the 3D scene',
  sampleLanguage: 'en',
};

export const carousel: typeof nl.carousel = {
  label: 'Images to browse',
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  of: 'of',
  link: 'View case',
};

export const player: typeof nl.player = {
  position: 'Position',
  mute: 'Mute',
  fullscreen: 'Full screen',
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
    text: 'Two weeks of shadowing and listening. Then four pages on what really happens, and where people take the long way round.',
  },
  draw: {
    title: 'Six ideas, not six shades',
    text: 'In pencil, fast, and lots of it. You’ll see them all, the bad ones too. One of them goes on to the next step.',
  },
  try: {
    title: 'Five people are enough',
    text: 'A prototype on a real phone, in the hands of a person who’s never seen it. By the third you usually know.',
  },
  finish: {
    title: 'Half the work is in the edges',
    text: 'The words for when there’s nothing. The words for when it goes wrong. I stay until those are right, too.',
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
      'The link works once, for seven days. If you weren’t expecting this, you can ignore it: without a password, no one gets in.',
  },
  'new-password': {
    subject: `A new password for the ${studio} website`,
    hello: 'Hello,',
    before: `Choose a new password for the ${studio} website here:`,
    after:
      'The link works once, for one day. If you didn’t ask for it, you can ignore this: your password stays the same.',
  },
  comment: {
    subject: `A client responded to a draft of ${studio}`,
    hello: 'Hello,',
    before: 'A client responded to a draft that you shared. Read it here:',
    after: 'If more comes within fifteen minutes, you won’t get another email for it.',
  },
  reply: {
    subject: `${studio} replied to your comment`,
    hello: 'Hello,',
    before: `${studio} replied to your comment. Read the reply here:`,
    after: 'You get this email because you left your address with a comment.',
  },
});

export const content: typeof nl.content = {
  contact: { title: 'Contact', call: 'Call', mail: 'E-mail' },
  copiedTitle: (title) => `${title} (copy)`,
};

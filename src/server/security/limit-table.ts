/**
 * Unit of a limit. `ends` is the suffix of its environment variable, so that the unit can be read from the
 * name.
 */
export const limitUnits = {
  tries: { ends: '_TRIES', words: 'free attempts, then growing waits' },
  perMinute: { ends: '_PER_MINUTE', words: 'per minute' },
  perQuarter: { ends: '_PER_15_MINUTES', words: 'per 15 minutes' },
  megabytes: { ends: '_MB', words: 'MB' },
  seconds: { ends: '_SECONDS', words: 'seconds' },
  count: { ends: '', words: '' },
} as const;

interface LimitBase {
  readonly subject:
    | 'Signing in'
    | 'Passwords of pages and client spaces'
    | 'Requests'
    | 'Uploads'
    | 'Presence';
  readonly standard: number;
  readonly least: number;
  readonly most: number;
  /** The limited quantity, per what, and a reason where it helps: a row of `docs/limits.md`. */
  readonly keeps: string;
}

/** Policy of the rate limiter, see `rate-limiter.ts`. */
export interface Rate extends LimitBase {
  readonly unit: 'tries' | 'perMinute' | 'perQuarter';
  /** Key of the message in `siteWords`' `access`. */
  readonly refusal: 'tooMany' | 'tooOften';
  /**
   * Effect of a success on earlier attempts: it forgets them all, or gives one back. Default: it gives one
   * back.
   */
  readonly success?: 'forget';
}

interface Size extends LimitBase {
  readonly unit: 'megabytes' | 'seconds' | 'count';
}

/** Uploads are held in memory while they are inspected, so their size is limited. */
const megabytes = { subject: 'Uploads', unit: 'megabytes', least: 1, most: 500 } as const;
const visits = {
  subject: 'Requests',
  unit: 'perMinute',
  refusal: 'tooOften',
  standard: 300,
  least: 10,
  most: 100_000,
} as const;

/** Limits that the environment can set. A network is an IPv4 address, or the /64 of an IPv6 one. */
export const limitTable = {
  signIn: {
    subject: 'Signing in',
    unit: 'tries',
    refusal: 'tooMany',
    success: 'forget',
    standard: 5,
    least: 1,
    most: 100,
    keeps:
      'Failed sign-ins with password or recovery code for one account, from one network or known device. Stops guessing without locking out the owner',
  },
  signInNetwork: {
    subject: 'Signing in',
    unit: 'tries',
    refusal: 'tooMany',
    standard: 20,
    least: 1,
    most: 10_000,
    keeps:
      'Failed sign-ins to all accounts, and wrong API keys, from one network. An office shares one network',
  },
  passwordMail: {
    subject: 'Signing in',
    unit: 'tries',
    refusal: 'tooMany',
    standard: 3,
    least: 1,
    most: 100,
    keeps: 'Mails with a link to choose a password, to one address',
  },
  passwordLinks: {
    subject: 'Signing in',
    unit: 'perQuarter',
    refusal: 'tooMany',
    standard: 20,
    least: 1,
    most: 10_000,
    keeps: 'One-time links that one network tries',
  },
  passkeyRequests: {
    subject: 'Signing in',
    unit: 'perQuarter',
    refusal: 'tooOften',
    standard: 300,
    least: 10,
    most: 100_000,
    keeps: 'Requests for a passkey from one network. Each one is a row for five minutes',
  },
  pagePassword: {
    subject: 'Passwords of pages and client spaces',
    unit: 'tries',
    refusal: 'tooMany',
    success: 'forget',
    standard: 10,
    least: 1,
    most: 1000,
    keeps: 'Failed passwords for one page or client space, from one network',
  },
  pagePasswordNetwork: {
    subject: 'Passwords of pages and client spaces',
    unit: 'tries',
    refusal: 'tooMany',
    standard: 100,
    least: 1,
    most: 10_000,
    keeps: 'Failed passwords for all pages and client spaces, from one network. Guests share one network',
  },
  longestWait: {
    subject: 'Passwords of pages and client spaces',
    unit: 'seconds',
    standard: 900,
    least: 5,
    most: 86_400,
    keeps: 'Longest wait after a failed attempt, also at sign-in. Waits start at five seconds and double',
  },
  apiAccount: {
    subject: 'Requests',
    unit: 'perMinute',
    refusal: 'tooOften',
    standard: 3000,
    least: 300,
    most: 1_000_000,
    keeps: 'API calls by one account, from any network. Stops a runaway script or a stolen token',
  },
  apiNetwork: {
    subject: 'Requests',
    unit: 'perMinute',
    refusal: 'tooOften',
    standard: 600,
    least: 30,
    most: 1_000_000,
    keeps: 'API calls without signing in, from one network',
  },
  previews: {
    ...visits,
    keeps:
      'Previews and past states of the site from one network. Protected pages of visitors who opened any are counted separately',
  },
  roomVisits: {
    ...visits,
    keeps: 'Views of client spaces from one network',
  },
  draftVisits: { ...visits, keeps: 'Views of shared drafts from one network' },
  draftResponses: {
    subject: 'Requests',
    unit: 'perQuarter',
    refusal: 'tooMany',
    standard: 90,
    least: 5,
    most: 10_000,
    keeps: 'Comments and approvals of drafts from one network, and through one link',
  },
  requestHead: {
    subject: 'Requests',
    unit: 'seconds',
    standard: 30,
    least: 1,
    most: 300,
    keeps: 'Time for the head of a request to arrive. Then the connection is closed',
  },
  request: {
    subject: 'Requests',
    unit: 'seconds',
    standard: 300,
    least: 1,
    most: 3600,
    keeps:
      'Time for a whole request to arrive. It has to be enough for the largest video on a slow connection',
  },
  picture: { ...megabytes, standard: 25, keeps: 'One image, at a camera’s full size' },
  film: { ...megabytes, standard: 50, keeps: 'One video: a minute, encoded for the web' },
  pdf: { ...megabytes, standard: 25, keeps: 'One PDF' },
  font: {
    ...megabytes,
    standard: 5,
    keeps: 'One font. A font with all European letters needs a fraction of this',
  },
  deck: { ...megabytes, standard: 50, keeps: 'One slide deck, as a ZIP' },
  uploadsWaiting: {
    subject: 'Uploads',
    unit: 'count',
    standard: 20,
    least: 1,
    most: 1000,
    keeps: 'Unfinished resumable uploads of one account',
  },
  uploadsWaitingTimes: {
    subject: 'Uploads',
    unit: 'count',
    standard: 5,
    least: 1,
    most: 100,
    keeps: 'Total size of those, as a multiple of the largest allowed file',
  },
  windowsPerPerson: {
    subject: 'Presence',
    unit: 'count',
    standard: 12,
    least: 1,
    most: 1000,
    keeps: 'Browser tabs of one member on one server that receive presence. One more replaces the oldest',
  },
  windowsPerPage: {
    subject: 'Presence',
    unit: 'count',
    standard: 60,
    least: 2,
    most: 10_000,
    keeps: 'Browser tabs that have one page open, on all servers',
  },
} as const satisfies Record<string, Rate | Size>;

export type LimitName = keyof typeof limitTable;
export type RateName = {
  [Name in LimitName]: (typeof limitTable)[Name]['unit'] extends Rate['unit'] ? Name : never;
}[LimitName];

/** How a limit is counted. `ends` is how the name of its variable ends, so that nobody has to look up in what it is. */
export const limitUnits = {
  tries: { ends: '_TRIES', words: 'free tries, then each waits longer' },
  perMinute: { ends: '_PER_MINUTE', words: 'in a minute' },
  perQuarter: { ends: '_PER_15_MINUTES', words: 'in 15 minutes' },
  megabytes: { ends: '_MB', words: 'MB' },
  seconds: { ends: '_SECONDS', words: 'seconds' },
  count: { ends: '', words: '' },
} as const;

interface LimitBase {
  readonly subject:
    | 'Signing in'
    | 'Passwords of pages and rooms'
    | 'Calls and pages'
    | 'Uploads'
    | 'Presence';
  readonly standard: number;
  readonly least: number;
  readonly most: number;
  /** What is counted, by what, and what it keeps safe: a sentence of `docs/limits.md`. */
  readonly keeps: string;
}

/** Policy of the rate limiter, see `rate-limiter.ts`. */
export interface Rate extends LimitBase {
  readonly unit: 'tries' | 'perMinute' | 'perQuarter';
  /** The sentence for whoever comes to it, of `siteWords`' `access`. */
  readonly refusal: 'tooMany' | 'tooOften';
  /** Effect of a success on the tries before it: it forgets them, or gives one back. Default: it gives one back. */
  readonly success?: 'forget';
}

interface Size extends LimitBase {
  readonly unit: 'megabytes' | 'seconds' | 'count';
}

/** An upload is held in memory while it is looked at, so there is an end to it. */
const megabytes = { subject: 'Uploads', unit: 'megabytes', least: 1, most: 500 } as const;
const visits = {
  subject: 'Calls and pages',
  unit: 'perMinute',
  refusal: 'tooOften',
  standard: 300,
  least: 10,
  most: 100_000,
} as const;

/** Every limit that the environment sets. A network is an IPv4 address, or the /64 of an IPv6 one. */
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
      'Passwords and recovery codes of one account, from one network, or from one device on which it signed in before: nobody guesses them, and nobody else keeps its owner out',
  },
  signInNetwork: {
    subject: 'Signing in',
    unit: 'tries',
    refusal: 'tooMany',
    standard: 20,
    least: 1,
    most: 10_000,
    keeps:
      'Ways to sign in, over all accounts, and wrong keys of assistants, from one network: people who share an office mistype too',
  },
  passwordMail: {
    subject: 'Signing in',
    unit: 'tries',
    refusal: 'tooMany',
    standard: 3,
    least: 1,
    most: 100,
    keeps: 'Mails with a link for a new password to one address: nobody’s mail box is filled',
  },
  passwordLinks: {
    subject: 'Signing in',
    unit: 'perQuarter',
    refusal: 'tooMany',
    standard: 20,
    least: 1,
    most: 10_000,
    keeps:
      'One-time links that one network tries: they cannot be guessed, and the database is not asked without end',
  },
  passkeyRequests: {
    subject: 'Signing in',
    unit: 'perQuarter',
    refusal: 'tooOften',
    standard: 300,
    least: 10,
    most: 100_000,
    keeps: 'Requests for a passkey from one network: each is a row for five minutes',
  },
  pagePassword: {
    subject: 'Passwords of pages and rooms',
    unit: 'tries',
    refusal: 'tooMany',
    success: 'forget',
    standard: 10,
    least: 1,
    most: 1000,
    keeps: 'Tries at one password of a page or a room from one network',
  },
  pagePasswordNetwork: {
    subject: 'Passwords of pages and rooms',
    unit: 'tries',
    refusal: 'tooMany',
    standard: 100,
    least: 1,
    most: 10_000,
    keeps: 'Tries over all pages and rooms from one network: guests sit in one room',
  },
  longestWait: {
    subject: 'Passwords of pages and rooms',
    unit: 'seconds',
    standard: 900,
    least: 5,
    most: 86_400,
    keeps:
      'How long a try waits at most, here and where people sign in: waits begin with five seconds and double',
  },
  apiAccount: {
    subject: 'Calls and pages',
    unit: 'perMinute',
    refusal: 'tooOften',
    standard: 3000,
    least: 300,
    most: 1_000_000,
    keeps: 'Calls of the API by one account, from wherever: a script that went wild, or a stolen token',
  },
  apiNetwork: {
    subject: 'Calls and pages',
    unit: 'perMinute',
    refusal: 'tooOften',
    standard: 600,
    least: 30,
    most: 1_000_000,
    keeps: 'Calls of the API from one network by nobody who is signed in',
  },
  previews: {
    ...visits,
    keeps:
      'Previews and moments of the past from one network; and, counted separately, protected pages asked for by visitors who have opened any. Each is rendered for its visitor',
  },
  roomVisits: {
    ...visits,
    keeps: 'Looks at clients’ rooms from one network: each is rendered for its visitor',
  },
  draftVisits: { ...visits, keeps: 'Looks at drafts by their links from one network' },
  draftResponses: {
    subject: 'Calls and pages',
    unit: 'perQuarter',
    refusal: 'tooMany',
    standard: 90,
    least: 5,
    most: 10_000,
    keeps: 'What is said of drafts from one network; and through one link, from wherever',
  },
  requestHead: {
    subject: 'Calls and pages',
    unit: 'seconds',
    standard: 30,
    least: 1,
    most: 300,
    keeps: 'How long the head of a request may take to come; then its connection is closed',
  },
  request: {
    subject: 'Calls and pages',
    unit: 'seconds',
    standard: 300,
    least: 1,
    most: 3600,
    keeps:
      'How long a whole request may take to come. A film of the largest size has to fit into it on a slow line',
  },
  picture: { ...megabytes, standard: 25, keeps: 'One picture, as a camera writes it' },
  film: { ...megabytes, standard: 50, keeps: 'One film: a minute that is made for pages' },
  pdf: { ...megabytes, standard: 25, keeps: 'One PDF' },
  font: {
    ...megabytes,
    standard: 5,
    keeps: 'One font: several times what one with the letters of Europe has',
  },
  deck: { ...megabytes, standard: 50, keeps: 'One slide deck, packed' },
  uploadsWaiting: {
    subject: 'Uploads',
    unit: 'count',
    standard: 20,
    least: 1,
    most: 1000,
    keeps: 'Uploads in parts that one account has begun and not ended',
  },
  uploadsWaitingTimes: {
    subject: 'Uploads',
    unit: 'count',
    standard: 5,
    least: 1,
    most: 100,
    keeps: 'How large those may be together: so many times the largest file there may be',
  },
  windowsPerPerson: {
    subject: 'Presence',
    unit: 'count',
    standard: 12,
    least: 1,
    most: 1000,
    keeps:
      'Windows of one person on one server that hear who else is there; with one more, the first hears it no longer',
  },
  windowsPerPage: {
    subject: 'Presence',
    unit: 'count',
    standard: 60,
    least: 2,
    most: 10_000,
    keeps: 'Windows at one page, on all servers',
  },
} as const satisfies Record<string, Rate | Size>;

export type LimitName = keyof typeof limitTable;
export type RateName = {
  [Name in LimitName]: (typeof limitTable)[Name]['unit'] extends Rate['unit'] ? Name : never;
}[LimitName];

import { AppError } from './app-error.ts';

/** One piece of work, as the queue sees it. */
interface Job {
  /** Whose turn it takes: lanes take turns, however much waits in each. */
  readonly lane?: string;
  /** What of the budget it uses while it runs. */
  readonly cost?: number;
  /** Work of one name that still waits or runs is shared by all who ask for it. */
  readonly name?: string;
}

export interface WorkQueue {
  /** Runs the work when it is its turn. Throws 503 when too much waits, most of it in the same lane. */
  run<T>(work: () => Promise<T>, job?: Job): Promise<T>;
}

interface Limits {
  /** Pieces of work at the same time. */
  readonly running: number;
  readonly waiting: number;
  /** What somebody is told for whom there is no place; of pictures where it is left out. */
  readonly full?: string;
  /** What all that runs may cost together; a single piece that costs more runs alone. */
  readonly budget?: number;
  /** A lane that has its turn only while no other lane waits. */
  readonly lastLane?: string;
}

interface Entry {
  readonly cost: number;
  readonly lanes: Set<string>;
  readonly answer: Promise<unknown>;
  readonly start: () => void;
  readonly refuse: (reason: AppError) => void;
}

/**
 * Lets only so much heavy work run at a time. Whoever asks has a lane, and lanes take turns: somebody who asks for
 * a thousand things waits for most of them, and nobody else does. When too much waits, the longest lane loses
 * its newest piece.
 */
export function createWorkQueue({
  running: most,
  waiting,
  full = 'The site is busy preparing pictures. Please try again in a moment.',
  budget = Number.POSITIVE_INFINITY,
  lastLane,
}: Limits): WorkQueue {
  // A Map keeps the order of insertion: the lane whose turn it is stands first, and goes to the end after it.
  const lanes = new Map<string, Entry[]>();
  const named = new Map<string, Entry>();
  let places = 0;
  let running = 0;
  let spent = 0;

  function startNext(): void {
    for (;;) {
      const [lane, entries] = nextLane() ?? [];
      const entry = entries?.[0];
      if (lane === undefined || !entries || !entry) return;
      // What does not fit now goes first when there is room, or what is large would wait for ever.
      if (running >= most || (running > 0 && spent + entry.cost > budget)) return;
      lanes.delete(lane);
      lanes.set(lane, entries);
      for (const each of entry.lanes) leave(each, entry);
      entry.lanes.clear();
      running += 1;
      spent += entry.cost;
      entry.start();
    }
  }

  function nextLane(): [string, Entry[]] | undefined {
    for (const next of lanes) if (next[0] !== lastLane || lanes.size === 1) return next;
    return undefined;
  }

  function enter(lane: string, entry: Entry): void {
    if (entry.lanes.has(lane)) return;
    entry.lanes.add(lane);
    const entries = lanes.get(lane);
    if (entries) entries.push(entry);
    else lanes.set(lane, [entry]);
    places += 1;
    if (places > waiting) refuseNewest();
  }

  function leave(lane: string, entry: Entry): void {
    const entries = lanes.get(lane) ?? [];
    entries.splice(entries.indexOf(entry), 1);
    if (entries.length === 0) lanes.delete(lane);
    places -= 1;
  }

  function refuseNewest(): void {
    const [lane, entries] = [...lanes].reduce((longest, other) =>
      other[1].length >= longest[1].length ? other : longest,
    );
    const newest = entries.at(-1);
    if (!newest) return;
    leave(lane, newest);
    newest.lanes.delete(lane);
    if (newest.lanes.size > 0) return;
    newest.refuse(
      new AppError('server/unavailable', {
        message: full,
        retryAfter: 5,
      }),
    );
  }

  function entryOf(work: () => Promise<unknown>, { cost = 0, name }: Job): Entry {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const forget = () => {
      if (name !== undefined) named.delete(name);
    };
    const run = async () => {
      try {
        resolve(await work());
      } catch (error) {
        reject(error);
      } finally {
        forget();
        running -= 1;
        spent -= cost;
        startNext();
      }
    };
    const refuse = (reason: AppError) => {
      forget();
      reject(reason);
    };
    return { cost, lanes: new Set(), answer: promise, start: () => void run(), refuse };
  }

  return {
    run<T>(work: () => Promise<T>, job: Job = {}) {
      const { lane = '', name } = job;
      const known = name === undefined ? undefined : named.get(name);
      const entry = known ?? entryOf(work, job);
      if (name !== undefined) named.set(name, entry);
      // Work that runs already is in no lane any more, and waits for nobody's turn.
      if (!known || known.lanes.size > 0) enter(lane, entry);
      startNext();
      return entry.answer as Promise<T>;
    },
  };
}

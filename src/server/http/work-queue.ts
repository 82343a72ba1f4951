import { AppError } from './app-error.ts';

/** A job as the queue sees it. */
interface Job {
  /** Lane of the job: lanes take turns, however much waits in each. */
  readonly lane?: string;
  /** Share of the budget that it uses while it runs. */
  readonly cost?: number;
  /** Callers of a waiting or running job of this name share its result. */
  readonly name?: string;
}

export interface WorkQueue {
  /** Runs the work when it is its turn. Throws 503 when the queue is full and its lane is the longest. */
  run<T>(work: () => Promise<T>, job?: Job): Promise<T>;
}

interface Limits {
  /** Number of jobs that run at the same time. */
  readonly running: number;
  readonly waiting: number;
  /** Message when the queue is full; by default the one on images. */
  readonly full?: string;
  /** Total cost of running jobs; a job that costs more runs alone. */
  readonly budget?: number;
  /** A lane that is served only while all others are empty. */
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
 * Creates a queue that limits heavy work. Lanes take turns, so that a client with a thousand jobs delays only
 * itself. When the queue is full, the longest lane loses its newest job.
 */
export function createWorkQueue({
  running: most,
  waiting,
  full = 'The site is busy preparing images. Please try again in a moment.',
  budget = Number.POSITIVE_INFINITY,
  lastLane,
}: Limits): WorkQueue {
  // A Map keeps insertion order: the next lane is first, and moves to the end afterwards.
  const lanes = new Map<string, Entry[]>();
  const named = new Map<string, Entry>();
  let places = 0;
  let running = 0;
  let spent = 0;

  function startNext(): void {
    for (;;) {
      const [lane, entries] = findNextLane() ?? [];
      const entry = entries?.[0];
      if (lane === undefined || !entries || !entry) return;
      // A job that does not fit yet stays first, or large ones would wait for ever.
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

  function findNextLane(): [string, Entry[]] | undefined {
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

  function createEntry(work: () => Promise<unknown>, { cost = 0, name }: Job): Entry {
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
      const entry = known ?? createEntry(work, job);
      if (name !== undefined) named.set(name, entry);
      // A running job is in no lane and waits for no turn.
      if (!known || known.lanes.size > 0) enter(lane, entry);
      startNext();
      return entry.answer as Promise<T>;
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { JobName } from '#api/job-names.ts';
import type { Turn } from '#server/storage/dialects/capabilities.ts';
import type { Storage } from '#server/storage/storage.ts';

/** Background job: periodic while the server runs, or once after its start. */
export interface Job {
  readonly name: JobName;
  /** ms from the start of the server to the first run. */
  readonly firstAfterMs: number;
  /** ms between the starts of two runs; undefined to run once. */
  readonly everyMs?: number;
  /** Turn that servers on one database take. Each run looks for the remaining work. */
  readonly turn?: Turn;
  /** Runs once more when the server closes. */
  readonly runsAtClose?: boolean;
  /** Message logged if a run fails. */
  readonly failure: string;
  /** A closing server waits for it; the signal asks it to end early. */
  readonly run: (closing: AbortSignal) => Promise<unknown>;
}

/** State of a job on this server. */
export interface JobState {
  readonly name: JobName;
  /** End of the last run; undefined before it. */
  readonly lastRun: Date | undefined;
  /** Undefined if it doesn't run again. */
  readonly nextRun: Date | undefined;
  /** Error of the last run: the last line of its message, where commands put the reason. */
  readonly error: string | undefined;
}

export type Jobs = ReturnType<typeof createJobs>;

/** Runs each job without overlap. A failed run is logged, and retried at its next time. */
export function createJobs(storage: Pick<Storage, 'now' | 'inTurn'>, log: FastifyBaseLogger) {
  const runners: JobRunner[] = [];
  return {
    add: (...jobs: readonly Job[]) =>
      void runners.push(...jobs.map((job) => new JobRunner(job, storage, log))),
    list: (): JobState[] => runners.map(({ state }) => state),
    start() {
      for (const runner of runners) runner.start();
    },
    /** Stops all timers and waits for running jobs. */
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
    },
  };
}

class JobRunner {
  readonly #job: Job;
  readonly #storage: Pick<Storage, 'now' | 'inTurn'>;
  readonly #log: FastifyBaseLogger;
  readonly #closing = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWaiting = false;
  state: JobState;

  constructor(job: Job, storage: Pick<Storage, 'now' | 'inTurn'>, log: FastifyBaseLogger) {
    this.#job = job;
    this.#storage = storage;
    this.#log = log;
    this.state = { name: job.name, lastRun: undefined, nextRun: undefined, error: undefined };
  }

  start(): void {
    if (this.#job.firstAfterMs > 0) this.#wait(this.#job.firstAfterMs);
    else this.#begin();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#closing.abort();
    // Another server may keep the turn for longer than this one has to close.
    if (!this.#isWaiting) await this.#running;
    if (this.#job.runsAtClose) await this.#run(new AbortController().signal);
  }

  #wait(ms: number): void {
    this.state = { ...this.state, nextRun: new Date(this.#storage.now().getTime() + ms) };
    this.#timer = setTimeout(() => this.#begin(), ms).unref();
  }

  #begin(): void {
    const { everyMs } = this.#job;
    if (everyMs === undefined) this.state = { ...this.state, nextRun: undefined };
    else this.#wait(everyMs);
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  async #run(closing = this.#closing.signal): Promise<void> {
    const { name, failure } = this.#job;
    let error: string | undefined;
    try {
      await this.#runInTurn(closing);
    } catch (thrown) {
      if (closing.aborted) return;
      this.#log.error({ err: thrown, job: name }, failure);
      error = readLastLine(thrown);
    }
    this.state = { ...this.state, lastRun: this.#storage.now(), error };
  }

  async #runInTurn(closing: AbortSignal): Promise<void> {
    const { turn, run } = this.#job;
    if (turn === undefined) return void (await run(closing));
    this.#isWaiting = true;
    await this.#storage.inTurn(async () => {
      this.#isWaiting = false;
      if (!closing.aborted) await run(closing);
    }, turn);
  }
}

function readLastLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.trimEnd().split('\n').at(-1) ?? '';
}

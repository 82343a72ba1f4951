import { fork } from 'node:child_process';
import { env } from 'node:process';
import { outOfMemoryCode, readyMessage, taskTimeLimits } from './picture-limits.ts';
import type { TaskAnswer, TaskName, TaskRequest } from './picture-tasks.ts';

/** A process for image tasks. */
export interface PictureChild {
  /** Throws `ProcessEndedError` if the process ends before it answers. */
  ask(name: TaskName, input: readonly unknown[]): Promise<TaskAnswer>;
  /** Tasks in progress. */
  readonly unanswered: number;
  readonly hasEnded: boolean;
  readonly pid: number | undefined;
  /** Lets the process exit once it is idle. */
  release(): void;
  kill(): void;
}

/** The process ended before it answered. */
export class ProcessEndedError extends Error {
  override name = 'ProcessEndedError';
  /** True if it exited because an image needed too much memory. */
  readonly outOfMemory: boolean;
  /** True if it was killed because a task exceeded its time limit. */
  readonly outOfTime: boolean;

  constructor(why: string, { outOfMemory = false, outOfTime = false } = {}) {
    super(`The image process ended: ${why}.`);
    this.outOfMemory = outOfMemory;
    this.outOfTime = outOfTime;
  }
}

export interface ChildOptions {
  /** Module to run, see `picture-worker.ts`. */
  readonly worker: string;
  /** POSIX niceness, 0 to 19. */
  readonly niceness: number;
  /** Time limit per task, in ms. */
  readonly patienceMs: number;
  /** Limit of resident memory, in bytes. */
  readonly maxMemory: number;
}

/** Time limit for starting the process, in ms; an idle machine takes 150. */
const startMs = 120_000;

export function startPictureChild({ worker, niceness, patienceMs, maxMemory }: ChildOptions): PictureChild {
  const pending = new Map<number, { answered(answer: TaskAnswer): void; ended(reason: Error): void }>();
  let lastId = 0;
  let ended: ProcessEndedError | undefined;
  const child = fork(worker, [String(niceness), String(maxMemory)], {
    // The server's flags, such as those of a debugger, do not fit this process.
    execArgv: [],
    // Uses one malloc arena: memory freed by a decoder is reused, instead of staying in the arena of its
    // thread.
    env: { ...env, NODE_OPTIONS: '', MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    // Starts a separate session: Linux autogroups divide time between sessions first, so niceness would only
    // count within the server's session.
    detached: niceness > 0,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>();
  child.on('message', (message: TaskAnswer | typeof readyMessage) => {
    if (message === readyMessage) setReady();
    else pending.get(message.id)?.answered(message);
  });
  child.once('error', ({ message }) => end(message));
  child.once('exit', (code, signal) => {
    end(`it ended with ${signal ?? code}`, { outOfMemory: code === outOfMemoryCode });
  });
  holdWhileWorking();

  function end(why: string, how: { outOfMemory?: boolean } = {}): void {
    ended ??= new ProcessEndedError(why, how);
    for (const task of [...pending.values()]) task.ended(ended);
  }

  /** Keeps the server process alive while tasks are in progress, and only then. */
  function holdWhileWorking(): void {
    const holds = pending.size > 0;
    child[holds ? 'ref' : 'unref']();
    child.channel?.[holds ? 'ref' : 'unref']();
  }

  return {
    async ask(name, input) {
      if (ended) throw ended;
      const id = ++lastId;
      const { promise, resolve, reject } = Promise.withResolvers<TaskAnswer>();
      pending.set(id, { answered: resolve, ended: reject });
      holdWhileWorking();
      const hastyMs = taskTimeLimits[name];
      // True for this task only: other tasks merely shared the process.
      let tookTooLong = false;
      let timer: NodeJS.Timeout | undefined;
      const limit = (ms: number, isSlowFile: boolean) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          tookTooLong = isSlowFile;
          child.kill('SIGKILL');
        }, ms);
      };
      if (hastyMs === undefined) limit(patienceMs, false);
      else {
        // A busy machine takes long to start the process, which is not the file's fault.
        limit(startMs, false);
        void ready.then(() => {
          if (pending.has(id)) limit(Math.min(hastyMs, patienceMs), true);
        });
      }
      const request: TaskRequest = { id, name, input };
      // If sending fails, the process is about to exit, which is handled.
      child.send(request, () => {});
      try {
        return await promise;
      } catch (error) {
        throw tookTooLong ? new ProcessEndedError('a task took too long', { outOfTime: true }) : error;
      } finally {
        clearTimeout(timer);
        pending.delete(id);
        holdWhileWorking();
      }
    },
    get unanswered() {
      return pending.size;
    },
    get hasEnded() {
      return ended !== undefined;
    },
    pid: child.pid,
    release() {
      if (child.connected) child.disconnect();
    },
    kill() {
      child.kill('SIGKILL');
      end('the server is stopping');
    },
  };
}

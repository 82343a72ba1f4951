import { fork } from 'node:child_process';
import { env } from 'node:process';
import { hasty, outOfMemoryCode } from './picture-limits.ts';
import type { TaskAnswer, TaskName, TaskRequest } from './picture-tasks.ts';

/** One picture process, from its start to its end. */
export interface PictureChild {
  /** Throws `ProcessEnded` when the process ends before it answers. */
  ask(name: TaskName, input: readonly unknown[]): Promise<TaskAnswer>;
  /** Tasks that it has not answered. */
  readonly unanswered: number;
  readonly hasEnded: boolean;
  readonly pid: number | undefined;
  /** Ends it when it has nothing to do. */
  release(): void;
  kill(): void;
}

/** The process ended before it answered. */
export class ProcessEnded extends Error {
  override name = 'ProcessEnded';
  /** True when it ended itself because a picture needed too much memory. */
  readonly outOfMemory: boolean;
  /** True when it was ended because a task of few seconds took longer. */
  readonly outOfTime: boolean;

  constructor(why: string, { outOfMemory = false, outOfTime = false } = {}) {
    super(`The picture process is gone: ${why}.`);
    this.outOfMemory = outOfMemory;
    this.outOfTime = outOfTime;
  }
}

export interface ChildOptions {
  /** The module to run, see `picture-worker.ts`. */
  readonly worker: string;
  /** 0 to 19: how much the machine prefers others. */
  readonly niceness: number;
  /** How long one task may take, in ms. */
  readonly patienceMs: number;
  /** Bytes of memory that it may hold. */
  readonly maxMemory: number;
}

export function startPictureChild({ worker, niceness, patienceMs, maxMemory }: ChildOptions): PictureChild {
  const pending = new Map<number, { answered(answer: TaskAnswer): void; ended(reason: Error): void }>();
  let lastId = 0;
  let ended: ProcessEnded | undefined;
  const child = fork(worker, [String(niceness), String(maxMemory)], {
    // Flags that fit a server do not fit this, nor do those of a debugger.
    execArgv: [],
    // One arena: memory that a decoder freed goes to the next one instead of lying in the arena of its thread.
    env: { ...env, NODE_OPTIONS: '', MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    // A session of its own: Linux shares time out between sessions first, so niceness within the server's would hold only there.
    detached: niceness > 0,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.on('message', (answer: TaskAnswer) => pending.get(answer.id)?.answered(answer));
  child.once('error', ({ message }) => end(message));
  child.once('exit', (code, signal) => {
    end(`it ended with ${signal ?? code}`, { outOfMemory: code === outOfMemoryCode });
  });
  holdWhileWorking();

  function end(why: string, how: { outOfMemory?: boolean } = {}): void {
    ended ??= new ProcessEnded(why, how);
    for (const task of [...pending.values()]) task.ended(ended);
  }

  /** While it works it keeps this process alive; while it waits it does not. */
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
      const hastyMs = hasty[name];
      // Of this task alone: what ran beside it was only in the same process.
      let tookTooLong = false;
      const impatience = setTimeout(
        () => {
          tookTooLong = hastyMs !== undefined;
          child.kill('SIGKILL');
        },
        Math.min(hastyMs ?? patienceMs, patienceMs),
      );
      const request: TaskRequest = { id, name, input };
      // What could not be sent is found out by the process's end, which is then near.
      child.send(request, () => {});
      try {
        return await promise;
      } catch (error) {
        throw tookTooLong ? new ProcessEnded('a task took too long', { outOfTime: true }) : error;
      } finally {
        clearTimeout(impatience);
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
      end('the server stops');
    },
  };
}

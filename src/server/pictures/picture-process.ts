import { AppError } from '#server/http/app-error.ts';
import {
  type ChildOptions,
  type PictureChild,
  ProcessEndedError,
  startPictureChild,
} from './picture-child.ts';
import { maxPictureMemory } from './picture-limits.ts';
import type { PictureTasks, TaskAnswer, TaskName } from './picture-tasks.ts';

/** Runs image tasks in a separate process, which exists while there is work. */
export interface PictureProcess {
  /**
   * Throws 415 with a sentence if an image is unusable or needs too much memory, and 503 if the process ended
   * twice during this task.
   */
  perform<Name extends TaskName>(
    name: Name,
    ...input: Parameters<PictureTasks[Name]>
  ): Promise<Awaited<ReturnType<PictureTasks[Name]>>>;
  /** Id of the running process; undefined if there is none. */
  readonly pid: number | undefined;
  close(): void;
}

interface Options extends Partial<Omit<ChildOptions, 'worker'>> {
  readonly worker: string;
  /** Idle time before the process exits, in ms. */
  readonly idleMs?: number;
}

/**
 * Covers a visitor who reads a page and opens the next one, whose variants are missing: starting a process
 * takes 0.15 s. Short enough to release the memory.
 */
const standardIdleMs = 60_000;
/** The largest variant takes about ten seconds on an idle machine. */
const standardPatienceMs = 120_000;
const retryAfter = 30;

export function createPictureProcess({
  worker,
  niceness = 0,
  idleMs = standardIdleMs,
  patienceMs = standardPatienceMs,
  maxMemory = maxPictureMemory,
}: Options): PictureProcess {
  const children = new Set<PictureChild>();
  let shared: PictureChild | undefined;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  function start(): PictureChild {
    const child = startPictureChild({ worker, niceness, patienceMs, maxMemory });
    children.add(child);
    return child;
  }

  function end(child: PictureChild): void {
    children.delete(child);
    if (shared === child) shared = undefined;
    child.release();
  }

  async function askShared(name: TaskName, input: readonly unknown[]): Promise<TaskAnswer> {
    clearTimeout(idle);
    if (!shared || shared.hasEnded) shared = start();
    const child = shared;
    try {
      return await child.ask(name, input);
    } finally {
      if (child.hasEnded) end(child);
      else if (child.unanswered === 0) idle = setTimeout(end, idleMs, child).unref();
    }
  }

  /** Retries in a separate process: another task may have crashed the first one. */
  async function askAlone(name: TaskName, input: readonly unknown[]): Promise<TaskAnswer> {
    const child = start();
    try {
      return await child.ask(name, input);
    } finally {
      end(child);
    }
  }

  async function ask(name: TaskName, input: readonly unknown[]): Promise<TaskAnswer> {
    try {
      return await askShared(name, input);
    } catch (error) {
      if (!(error instanceof ProcessEndedError) || error.outOfTime || closed) throw error;
      return askAlone(name, input);
    }
  }

  return {
    async perform(name, ...input) {
      if (closed) throw createUnavailableError();
      const answer = await ask(name, input).catch((error: unknown) => {
        throw error instanceof ProcessEndedError ? createEndError(error, name) : error;
      });
      if ('issue' in answer) throw new AppError('media/wrong-type', { message: answer.issue });
      if ('error' in answer) throw new Error(answer.error);
      return answer.value as never;
    },
    get pid() {
      return shared?.pid;
    },
    close() {
      closed = true;
      clearTimeout(idle);
      for (const child of children) child.kill();
      children.clear();
    },
  };
}

const tooSlowPdf = 'The first page of this PDF takes too long to draw. Export it again, or make it simpler.';
const tooSlowFont = 'This font takes too long to read. Export it again, or with fewer letters.';
const tooSlow: Partial<Record<TaskName, string>> = {
  inspectHeic: 'This image takes too long to read. Save or export it as JPEG.',
  inspectFont: tooSlowFont,
  createFontInstance: tooSlowFont,
};

function createEndError({ outOfMemory, outOfTime }: ProcessEndedError, name: TaskName): AppError {
  if (outOfTime) {
    return new AppError('media/wrong-type', { message: tooSlow[name] ?? tooSlowPdf });
  }
  if (!outOfMemory) return createUnavailableError();
  return new AppError('media/wrong-type', {
    message: 'This image needs more memory than the site has. Save it smaller, or not interlaced.',
  });
}

function createUnavailableError(): AppError {
  return new AppError('server/unavailable', {
    message: 'This image could not be prepared. Please try again in a moment.',
    retryAfter,
  });
}

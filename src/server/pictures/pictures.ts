import { setTimeout as wait } from 'node:timers/promises';
import { createWorkQueue } from '#server/http/work-queue.ts';
import { maxPixels } from './picture-limits.ts';
import { createPictureProcess, type PictureProcess } from './picture-process.ts';
import type { PictureTasks, TaskName } from './picture-tasks.ts';

type Input<Name extends TaskName> = Parameters<PictureTasks[Name]>;
type Output<Name extends TaskName> = Promise<Awaited<ReturnType<PictureTasks[Name]>>>;
/** Runs a task in a process. */
export type Perform = <Name extends TaskName>(name: Name, ...input: Input<Name>) => Output<Name>;

interface Job {
  /** Queue lane: lanes take turns. */
  readonly lane: string;
  /** Pixels of all images decoded for the job. If unknown, it runs alone. */
  readonly pixels?: number;
  /** Jobs of one name run once, for all current callers. */
  readonly name?: string;
  /**
   * True for formats whose cost is determined by the file's content: PDF, HEIC, fonts. A file of a few
   * kilobytes can take up the whole time limit, so these only wait for one another, and images never wait for
   * them.
   */
  readonly isolated?: boolean;
}

/**
 * Queues of image work: fair between lanes, within a budget of pixels, in separate processes. Each call
 * throws 503 if the queue is full.
 */
export interface Pictures {
  /** Runs a job that a request waits for, with lower CPU priority than pages. */
  now<T>(job: Job, work: (perform: Perform) => Promise<T>): Promise<T>;
  /** Runs a job in spare time: one at a time, with the lowest CPU priority. `spareLane` comes last. */
  later<T>(job: Job, work: (perform: Perform) => Promise<T>): Promise<T>;
  /** Resolves when a substitute should be sent instead of waiting any longer. */
  patience(): Promise<void>;
  close(): void;
}

const patienceMs = 500;

/** Lane of work that has not been requested yet. */
export const spareLane = 'spare';

/** Two keep two cores busy; more would delay all of them. */
const whileWaitedFor = { running: 2, waiting: 200, budget: maxPixels };
const isolated = { running: 1, waiting: 50, budget: maxPixels };
const inSpareTime = { running: 1, waiting: 500, budget: maxPixels, lastLane: spareLane };
/** POSIX niceness, 0 to 19. Pages go before images, and requested images before those encoded ahead. */
const niceness = { whileWaitedFor: 10, inSpareTime: 19 };

/** Creates the queues. `worker` is the module of a picture process: `picture-worker.ts`, built or not. */
export function createPictures(worker: string): Pictures {
  const visible = createLine(
    createPictureProcess({ worker, niceness: niceness.whileWaitedFor }),
    whileWaitedFor,
  );
  const slow = createLine(createPictureProcess({ worker, niceness: niceness.whileWaitedFor }), isolated);
  const spare = createLine(createPictureProcess({ worker, niceness: niceness.inSpareTime }), inSpareTime);
  return {
    now: (job, work) => (job.isolated ? slow : visible).run(job, work),
    later: spare.run,
    patience: () => wait(patienceMs, undefined, { ref: false }),
    close() {
      visible.close();
      slow.close();
      spare.close();
    },
  };
}

function createLine(
  process: Pick<PictureProcess, 'perform' | 'close'>,
  limits: Parameters<typeof createWorkQueue>[0],
) {
  const queue = createWorkQueue(limits);
  return {
    run: <T>({ lane, pixels = maxPixels, name }: Job, work: (perform: Perform) => Promise<T>): Promise<T> =>
      queue.run(() => work(process.perform), { lane, cost: pixels, ...(name !== undefined && { name }) }),
    close: () => process.close(),
  };
}

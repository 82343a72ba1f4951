import { setTimeout as wait } from 'node:timers/promises';
import { createWorkQueue } from '#server/http/work-queue.ts';
import { maxPixels } from './picture-limits.ts';
import { createPictureProcess, type PictureProcess } from './picture-process.ts';
import type { PictureTasks, TaskName } from './picture-tasks.ts';

type Input<Name extends TaskName> = Parameters<PictureTasks[Name]>;
type Output<Name extends TaskName> = Promise<Awaited<ReturnType<PictureTasks[Name]>>>;
/** Gives a task to a process. */
export type Perform = <Name extends TaskName>(name: Name, ...input: Input<Name>) => Output<Name>;

interface Job {
  /** Whose turn it takes. */
  readonly lane: string;
  /** Of all pictures that are decoded for it. Left out where nobody knows yet: then it runs alone. */
  readonly pixels?: number;
  /** Work of one name is done once, for all who ask meanwhile. */
  readonly name?: string;
  /**
   * True for a file that is read by a program of its own and says itself how much there is to do: a PDF, a HEIC, a font. One of a few
   * kilobytes can take as long as it is allowed to, so these wait for one another, and no picture waits for them.
   */
  readonly isolated?: boolean;
}

/** Work on pictures: in turns, within a budget of pixels, and in processes of their own. Each call throws 503 when too much waits. */
export interface Pictures {
  /** For somebody who waits, in processes that pages go before. */
  now<T>(job: Job, work: (perform: Perform) => Promise<T>): Promise<T>;
  /** For nobody who waits: one at a time, in a process that everything else goes before. What `spareLane` has goes last. */
  later<T>(job: Job, work: (perform: Perform) => Promise<T>): Promise<T>;
  /** Ends when somebody has waited long enough for a picture that another file can stand in for. */
  patience(): Promise<void>;
  close(): void;
}

const patienceMs = 500;

/** The lane of what nobody has asked for yet. */
export const spareLane = 'spare';

/** Two keep two cores busy; more would only make every one of them late. */
const whileWaitedFor = { running: 2, waiting: 200, budget: maxPixels };
const isolated = { running: 1, waiting: 50, budget: maxPixels };
const inSpareTime = { running: 1, waiting: 500, budget: maxPixels, lastLane: spareLane };
/**
 * How much the machine prefers others (POSIX `nice`, 0 to 19). Somebody waits for a picture, but everybody waits for pages; and for
 * what is made ahead nobody does.
 */
const niceness = { whileWaitedFor: 10, inSpareTime: 19 };

/** `worker` is the module that a picture process runs: `picture-worker.ts`, built or not. */
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

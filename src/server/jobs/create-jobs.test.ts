import { setImmediate as nextTick } from 'node:timers/promises';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { createJobs, type Job } from './create-jobs.ts';

const now = new Date('2026-11-28T09:00:00.000Z');
const log = fastify().log;
const sweep = {
  name: 'trash',
  firstAfterMs: 1000,
  everyMs: 5000,
  failure: 'emptying the trash failed',
} as const satisfies Omit<Job, 'run'>;

describeEachDatabase('jobs', (location) => {
  let storage: Storage;
  beforeEach(() => {
    storage = openDatabase(location(), { clock: () => now });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await storage.close();
  });

  it('run one at a time, at their interval, until they are stopped', async () => {
    const runs: PromiseWithResolvers<void>[] = [];
    const jobs = createJobs(storage, log);
    jobs.add({
      ...sweep,
      run: () => {
        const run = Promise.withResolvers<void>();
        runs.push(run);
        return run.promise;
      },
    });
    jobs.start();
    vi.advanceTimersByTime(999);
    expect(runs).toHaveLength(0);
    vi.advanceTimersByTime(1 + 3 * 5000);
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await nextTick();
    vi.advanceTimersByTime(5000);
    expect(runs).toHaveLength(2);
    const stopped = jobs.stop();
    runs[1]?.resolve();
    await stopped;
    vi.advanceTimersByTime(60_000);
    expect(runs).toHaveLength(2);
  });

  it('report the error of the last run until a run succeeds', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
    const jobs = createJobs(storage, log);
    const run = vi.fn(async () => {}).mockRejectedValueOnce(new Error('Command failed\nthe disk is full\n'));
    jobs.add({ ...sweep, run });
    expect(jobs.list()).toEqual([
      { name: 'trash', lastRun: undefined, nextRun: undefined, error: undefined },
    ]);
    jobs.start();
    vi.advanceTimersByTime(1000);
    await nextTick();
    const nextRun = new Date(now.getTime() + 5000);
    expect(jobs.list()).toEqual([{ name: 'trash', lastRun: now, nextRun, error: 'the disk is full' }]);
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      { err: expect.any(Error), job: 'trash' },
      'emptying the trash failed',
    );
    vi.advanceTimersByTime(5000);
    await nextTick();
    expect(jobs.list()).toEqual([{ name: 'trash', lastRun: now, nextRun, error: undefined }]);
    await jobs.stop();
  });

  it('are aborted when they are stopped, and run once more if they are set to', async () => {
    const did: string[] = [];
    const jobs = createJobs(storage, log);
    jobs.add(
      {
        ...sweep,
        firstAfterMs: 0,
        run: async (closing) => {
          await new Promise((ended) => closing.addEventListener('abort', ended));
          did.push('ended early');
          throw new Error('nobody needs to know');
        },
      },
      { ...sweep, name: 'wrong-tries', runsAtClose: true, run: async () => void did.push('written') },
    );
    jobs.start();
    await jobs.stop();
    expect(did.sort()).toEqual(['ended early', 'written']);
  });

  it('run on one server at a time, and do not delay closing while they wait', async () => {
    vi.useRealTimers();
    const other = openDatabase(location());
    const held = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const holding = other.inTurn(() => {
      taken.resolve();
      return held.promise;
    }, 'trash');
    await taken.promise;
    const run = vi.fn(async () => {});
    const jobs = createJobs(storage, log);
    jobs.add({ ...sweep, firstAfterMs: 0, turn: 'trash', run });
    jobs.start();
    await jobs.stop();
    held.resolve();
    await holding;
    // The stopped job was waiting first, so it would have run before this turn.
    await storage.inTurn(async () => {}, 'trash');
    expect(run).not.toHaveBeenCalled();
    const next = createJobs(storage, log);
    next.add({ ...sweep, firstAfterMs: 0, turn: 'trash', run });
    next.start();
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
    await next.stop();
    await other.close();
  });
});

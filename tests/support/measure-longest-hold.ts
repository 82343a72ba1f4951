import { setTimeout as pause } from 'node:timers/promises';

/**
 * Returns the longest time that this thread worked between two turns of a 1 ms timer while `work` ran. It is
 * in µs of the thread's processor time, so that the load of other processes does not count.
 */
export async function measureLongestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const watch = async () => {
    for (let before = readProcessorTime(); !isOver; ) {
      await pause(1);
      const now = readProcessorTime();
      longest = Math.max(longest, now - before);
      before = now;
    }
  };
  const watching = watch();
  await work().finally(() => {
    isOver = true;
  });
  await watching;
  return longest;
}

function readProcessorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

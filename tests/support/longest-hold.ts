import { setTimeout as pause } from 'node:timers/promises';

/**
 * The longest time that this thread worked before a timer of 1 ms had its turn, while `work` went on: in µs of its own
 * processor time, so that what others take of the machine meanwhile does not count.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  const watch = async () => {
    for (let before = used(); !isOver; ) {
      await pause(1);
      const now = used();
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

function used(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

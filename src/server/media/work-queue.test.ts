import { expect, test, vi } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends when it is told to. */
function manual() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { promise, resolve, reject };
}

test('only so much runs at a time, in the order it came, also after a failure', async () => {
  const queue = createWorkQueue({ running: 2, waiting: 10 });
  const works = [manual(), manual(), manual(), manual()];
  const started: number[] = [];
  const results = works.map((work, index) =>
    queue.run(() => {
      started.push(index);
      return work.promise;
    }),
  );
  await vi.waitFor(() => expect(started).toEqual([0, 1]));
  works[1]?.reject(new Error('broken'));
  await expect(results[1]).rejects.toThrow('broken');
  await vi.waitFor(() => expect(started).toEqual([0, 1, 2]));
  works[0]?.resolve('first');
  expect(await results[0]).toBe('first');
  await vi.waitFor(() => expect(started).toEqual([0, 1, 2, 3]));
  for (const work of works) work.resolve('done');
  expect(await results[3]).toBe('done');
  expect(await queue.run(async () => 'later')).toBe('later');
});

test('too much that waits is sent away, and told when to come back', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 1 });
  const [first, second] = [manual(), manual()];
  const running = queue.run(() => first.promise);
  const waiting = queue.run(() => second.promise);
  await expect(queue.run(async () => 'third')).rejects.toMatchObject({
    code: 'server/unavailable',
    details: { retryAfter: 5 },
  });
  first.resolve('first');
  second.resolve('second');
  expect(await Promise.all([running, waiting])).toEqual(['first', 'second']);
});

import { expect, test, vi } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends on command. */
function manual() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { promise, resolve, reject };
}

test('work runs up to the limit in order of arrival, and continues after a failure', async () => {
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

test('work beyond the waiting limit is rejected with a time to retry', async () => {
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

test('the last lane runs only while no other lane is waiting', async () => {
  const queue = createWorkQueue({ running: 1, waiting: 10, lastLane: 'spare' });
  const begun = manual();
  const order: string[] = [];
  const ask = (name: string, lane: string) => queue.run(async () => void order.push(name), { name, lane });
  const first = queue.run(() => begun.promise);
  const asked = [
    ask('prepared', 'spare'),
    ask('another', 'spare'),
    ask('a', 'one'),
    ask('b', 'one'),
    ask('c', 'two'),
  ];
  // A request joins the prepared work of that name.
  asked.push(ask('another', 'two'));
  begun.resolve('begun');
  await Promise.all([first, ...asked]);
  expect(order).toEqual(['a', 'c', 'b', 'another', 'prepared']);
});

/** Fills a queue of one place, and records what it starts afterwards, in order. */
function busyQueue(waiting: number) {
  const queue = createWorkQueue({ running: 1, waiting });
  const begun = manual();
  const order: string[] = [];
  const first = queue.run(() => begun.promise);
  const ask = (name: string, lane: string) =>
    queue.run(
      async () => {
        order.push(name);
      },
      { name, lane },
    );
  const finish = async (asked: readonly Promise<unknown>[]) => {
    begun.resolve('begun');
    await first;
    return Promise.allSettled(asked);
  };
  return { ask, finish, order };
}

test('visitors take turns, however much work one of them requests', async () => {
  const { ask, finish, order } = busyQueue(100);
  const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => ask(name, 'a'));
  await finish([...asked, ask('b1', 'b'), ask('b2', 'b'), ask('c1', 'c')]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('720 images for one visitor cause no rejections for others', async () => {
  const { ask, finish, order } = busyQueue(200);
  const greedy = Array.from({ length: 720 }, (_, index) => ask(`greedy ${index}`, 'greedy'));
  const others = Array.from({ length: 20 }, (_, index) => ask(`other ${index}`, `visitor ${index}`));
  const outcomes = await finish([...greedy, ...others]);
  const refused = outcomes.slice(0, 720).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(540);
  expect(outcomes.slice(720).every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(order.slice(0, 21).filter((name) => name.startsWith('other'))).toHaveLength(20);
});

test('work that two visitors request runs once, in the turn of whichever comes first', async () => {
  const { ask, finish, order } = busyQueue(100);
  const greedy = ['x1', 'x2', 'shared'].map((name) => ask(name, 'greedy'));
  await finish([...greedy, ask('shared', 'other')]);
  expect(order).toEqual(['x1', 'shared', 'x2']);
});

test('work runs within its budget, and work that exceeds the budget runs alone', async () => {
  const queue = createWorkQueue({ running: 3, waiting: 10, budget: 100 });
  const costs = [60, 30, 30, 500, 10];
  let spent: number[] = [];
  const together: number[][] = [];
  const work = async (cost: number) => {
    spent = [...spent, cost];
    together.push(spent);
    await new Promise((resolve) => setImmediate(resolve));
    spent = spent.filter((_, index) => index !== spent.indexOf(cost));
  };
  await Promise.all(costs.map((cost) => queue.run(() => work(cost), { cost })));
  expect(together.flat().filter((cost) => cost === 500)).toHaveLength(1);
  for (const set of together) {
    const sum = set.reduce((total, cost) => total + cost, 0);
    expect(set.length === 1 || sum <= 100, String(set)).toBe(true);
  }
  expect(together).toContainEqual([60, 30]);
});

import { expect, test, vi } from 'vitest';
import { createFakeRepeatClock } from '../../tests/support/fake-repeat-clock.ts';
import { createUpdateQueue, type Update } from './update-queue.ts';

const set = (blockId: string, property: string, value: unknown): Update => ({
  type: 'block/set',
  blockId,
  path: [property],
  value,
});

const write = (language: 'nl' | 'en', text: string): Update => ({
  type: 'block/set-text',
  blockId: 'a',
  path: ['content'],
  language,
  text,
});

function open() {
  const time = createFakeRepeatClock();
  const attempt = vi.fn();
  return { time, attempt, room: createUpdateQueue({ attempt, clock: time.clock }) };
}

const everything = () => true;

test('the queue keeps only the last value per block, property and language', () => {
  const { room } = open();
  for (const update of [
    set('a', 'gap', 1),
    set('a', 'color', 'red'),
    set('b', 'gap', 3),
    set('a', 'gap', 2),
    write('nl', 'Hal'),
    write('en', 'Hello'),
    write('nl', 'Hallo'),
  ]) {
    room.wait(update);
  }
  expect(room.take((id) => id === 'a')).toEqual([
    set('a', 'color', 'red'),
    set('a', 'gap', 2),
    write('en', 'Hello'),
    write('nl', 'Hallo'),
  ]);
  expect(room.blockIds).toEqual(['b']);
});

test('the queue retries every 100 ms, and runs no timer while it is empty', () => {
  const { room, time, attempt } = open();
  time.pass(1_000);
  expect(attempt).not.toHaveBeenCalled();
  expect(time.running).toBe(0);
  room.wait(set('a', 'gap', 1));
  time.pass(99);
  expect(attempt).not.toHaveBeenCalled();
  time.pass(1);
  expect(attempt).toHaveBeenCalledTimes(1);
  time.pass(900);
  expect(attempt).toHaveBeenCalledTimes(10);
  room.take(everything);
  time.pass(1_000);
  expect(attempt).toHaveBeenCalledTimes(10);
  expect(time.running).toBe(0);
});

test('updates older than five minutes are dropped by a cleanup every 60 s', () => {
  const { room, time } = open();
  room.wait(set('a', 'gap', 1));
  time.pass(30_000);
  room.wait(set('b', 'gap', 1));
  time.pass(4 * 60_000);
  room.wait(set('c', 'gap', 1));
  time.pass(30_000);
  expect(room.blockIds).toEqual(['b', 'c']);
  // An expired update is not returned between two sweeps either.
  time.pass(30_000);
  expect(room.take(everything)).toEqual([set('c', 'gap', 1)]);
  expect(time.running).toBe(0);
});

test('a new value restarts the five minutes', () => {
  const { room, time } = open();
  room.wait(set('a', 'gap', 1));
  time.pass(4 * 60_000);
  room.wait(set('a', 'gap', 2));
  time.pass(2 * 60_000);
  expect(room.take(everything)).toEqual([set('a', 'gap', 2)]);
});

test('clearing the queue drops all updates and stops the timer', () => {
  const { room, time } = open();
  room.wait(set('a', 'gap', 1));
  room.clear();
  expect(room.take(everything)).toEqual([]);
  expect(time.running).toBe(0);
});

import { expect, test } from 'vitest';
import { createRevealStore } from './reveal-store.ts';

function open() {
  const frames: (() => void)[] = [];
  const revealing = createRevealStore((run) => frames.push(run));
  const heard: unknown[] = [];
  revealing.store.subscribe(({ target }) => heard.push(target?.path ?? null));
  const nextFrame = () => {
    for (const run of frames.splice(0)) run();
  };
  return { revealing, heard, nextFrame };
}

const field = (...path: (string | number)[]) => ({ blockId: 'a', path });

test('moving quickly through fields reveals only the last one, once per frame', () => {
  const { revealing, heard, nextFrame } = open();
  for (const name of ['alt', 'link', 'slug']) {
    revealing.leave();
    revealing.enter(field('slides', 0, name));
  }
  nextFrame();
  expect(heard).toEqual([['slides', 0, 'slug']]);
  revealing.leave();
  revealing.enter(field('slides', 0, 'slug'));
  nextFrame();
  expect(heard).toHaveLength(1);
  revealing.leave();
  nextFrame();
  nextFrame();
  expect(heard).toEqual([['slides', 0, 'slug'], null]);
});

test('a popup opened from a field keeps that field revealed', () => {
  const { revealing, heard, nextFrame } = open();
  revealing.enter(field('link'));
  nextFrame();
  revealing.leave();
  revealing.stay();
  nextFrame();
  expect(heard).toEqual([['link']]);
});

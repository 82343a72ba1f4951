import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { mediaQuery } from './media.ts';
import { queryClient } from './queries.ts';
import { forgetMedia, rememberMedia } from './remember-media.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const file = (id: string) => ({ id, name: id }) as Media;
const shown = () => queryClient.getQueryData(mediaQuery.queryKey)?.map(({ id }) => id);

/** Serves these lists one after the other, each when the test releases it. */
function serve(...lists: readonly (readonly string[])[]) {
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (_input: string, { signal }: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const list = lists[answers.length] ?? [];
    signal?.addEventListener('abort', () => reject(signal.reason));
    answers.push(() =>
      resolve(
        new Response(JSON.stringify(list.map(file)), { headers: { 'content-type': 'application/json' } }),
      ),
    );
    return promise;
  });
  return answers;
}

/** Subscribes as an open screen does. */
const watch = () => new QueryObserver(queryClient, mediaQuery).subscribe(() => undefined);

test('a file that arrives while the list is loading is not lost to an older response', async () => {
  const answers = serve(['a'], ['new', 'a']);
  const stop = watch();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  rememberMedia(file('new'));
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(shown()).toBeUndefined();
  answers[1]?.();
  await vi.waitFor(() => expect(shown()).toEqual(['new', 'a']));
  stop();
});

test('rememberMedia puts a file first in the loaded list, and forgetMedia removes one', async () => {
  const answers = serve(['a', 'b'], ['late']);
  const stop = watch();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await vi.waitFor(() => expect(shown()).toEqual(['a', 'b']));
  rememberMedia(file('b'));
  expect(shown()).toEqual(['b', 'a']);
  void queryClient.invalidateQueries({ queryKey: mediaQuery.queryKey });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  forgetMedia([file('a')]);
  expect(shown()).toEqual(['b']);
  stop();
});

import { expect, test } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { mapFactsByUrl } from './map-facts-by-url.ts';

test('the frame receives the dimensions of a file, but not its name or tags', () => {
  const file = { url: '/media/a/a.jpg', width: 3, height: 2, animated: false, name: 'a.jpg', tags: ['kade'] };
  expect(mapFactsByUrl([file as Media])).toEqual({
    '/media/a/a.jpg': { width: 3, height: 2, animated: false },
  });
});

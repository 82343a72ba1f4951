import { expect, test } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { mapFactsByUrl } from './map-facts-by-url.ts';

test('the frame of a page is told how large a file is, and nothing of what the studio finds it by', () => {
  const file = { url: '/media/a/a.jpg', width: 3, height: 2, animated: false, name: 'a.jpg', tags: ['kade'] };
  expect(mapFactsByUrl([file as Media])).toEqual({
    '/media/a/a.jpg': { width: 3, height: 2, animated: false },
  });
});

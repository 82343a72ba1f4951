import { expect, test } from 'vitest';
import { documentTypeNames, mediaTypeNames } from '#content/media/media-types.ts';
import { mediaTypes } from './media-type.ts';

test('the library accepts exactly the file types that the editor lists', () => {
  const taken = Object.values(mediaTypes).map(({ mimeType }) => mimeType);
  const said = Object.keys({ ...mediaTypeNames, ...documentTypeNames });
  expect(taken.toSorted()).toEqual(said.toSorted());
});

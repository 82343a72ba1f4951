import { expect, test } from 'vitest';
import { mediaTypeNames } from '#content/media-types.ts';
import { mediaTypes } from './media-type.ts';

test('the library takes exactly what the editor says that it takes', () => {
  const taken = Object.values(mediaTypes).map(({ mimeType }) => mimeType);
  expect(taken.toSorted()).toEqual(Object.keys(mediaTypeNames).toSorted());
});

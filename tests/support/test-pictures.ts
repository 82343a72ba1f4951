import { pictureWorkerSource } from '#server/pictures/picture-worker-source.ts';
import { createPictures, type Pictures } from '#server/pictures/pictures.ts';

/**
 * The real picture process, one for a test file. Spare time never comes: what would be done in it would still
 * write when a test has removed its folder. The tests of spare time bring their own.
 */
export const testPictures: Pictures = {
  ...createPictures(pictureWorkerSource),
  later: () => new Promise(() => {}),
  // On a busy machine everybody would run out of it.
  patience: () => new Promise(() => {}),
};

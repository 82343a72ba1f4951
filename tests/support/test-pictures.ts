import { pictureWorkerSource } from '#server/pictures/picture-worker-source.ts';
import { createPictures, type Pictures } from '#server/pictures/pictures.ts';

/**
 * The real picture process, one per test file. It never runs jobs in spare time, which could still write
 * after a test has removed its folder. Tests of such jobs create their own.
 */
export const testPictures: Pictures = {
  ...createPictures(pictureWorkerSource),
  later: () => new Promise(() => {}),
  // Never resolves: on a busy machine every request would get a substitute.
  patience: () => new Promise(() => {}),
};

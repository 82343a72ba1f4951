import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Pictures } from '#server/pictures/pictures.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';
import { inspectMedia } from './inspect-media.ts';

/** The bytes with which a HEIC begins: the size of a box, its name and a brand. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

it.each([
  ['a PDF', Buffer.from('%PDF-1.7\n'), true],
  ['a HEIC', heic, true],
  [
    'a photograph',
    await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer(),
    false,
  ],
])('%s that is uploaded waits in the line that it should', async (_, bytes, isApart) => {
  const jobs: boolean[] = [];
  const pictures: Pictures = {
    ...testPictures,
    now: async (job) => {
      jobs.push(job.isolated ?? false);
      throw new Error('not performed here');
    },
  };
  await expect(inspectMedia(bytes, pictures)).rejects.toThrow('not performed here');
  expect(jobs).toEqual([isApart]);
});

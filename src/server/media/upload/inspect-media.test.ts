import { expect, it } from 'vitest';
import { createPicture } from '../../../../tests/support/media-test-app.ts';
import { testPictures } from '../../../../tests/support/test-pictures.ts';
import { writePdf } from '../../../../tests/support/write-pdf.ts';
import { inspectMedia, isPdf } from './inspect-media.ts';
import { detectUploadKind } from './read-upload.ts';

const pdf = writePdf({ others: ['0 g 0 0 1 1 re f'] });
const after = (before: string | Buffer) => Buffer.concat([Buffer.from(before), pdf]);

it.each([
  ['nothing', ''],
  ['a line', '\r\n'],
  ['the head of a message', 'Content-Type: application/pdf\r\nContent-Length: 900\r\n\r\n'],
  ['what tells a printer', '\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
  ['a mark of an order of bytes', Buffer.from([0xef, 0xbb, 0xbf])],
  ['as much as there may be', 'x'.repeat(1019)],
])('a PDF after %s is accepted, without the bytes before its header', async (_what, before) => {
  const file = after(before);
  expect(detectUploadKind(file)).toBe('PDF');
  const { facts, bytes } = await inspectMedia(file, testPictures);
  expect(facts).toMatchObject({ type: 'pdf', pages: 2 });
  expect(bytes).toEqual(pdf);
});

it.each([
  ['more than there may be', after('x'.repeat(1020))],
  ['another file', Buffer.concat([await createPicture('jpeg', 8, 8), pdf])],
  ['a picture that names it', Buffer.concat([(await createPicture('png', 8, 8)).subarray(0, 33), pdf])],
  ['a page of HTML', after('<!DOCTYPE html><p>')],
  ['an archive', after('PK\x03\x04')],
])('a PDF after %s is not recognised as a PDF', (_what, file) => {
  expect(isPdf(file)).toBe(false);
});

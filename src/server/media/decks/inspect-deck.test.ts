import { expect, test } from 'vitest';
import { AppError } from '#server/http/app-error.ts';
import { fc } from '../../../../tests/support/properties.ts';
import { writeDeck, writeZip, type ZippedFile } from '../../../../tests/support/write-zip.ts';
import { inspectDeck, isZip } from './inspect-deck.ts';

const start: ZippedFile = { name: 'index.html', content: '<h1>Begin</h1>' };

test('inspectDeck recognises a deck by its bytes and counts its files', async () => {
  const bytes = writeDeck();
  expect(isZip(bytes)).toBe(true);
  expect(await inspectDeck(bytes)).toEqual({
    type: 'zip',
    width: 1600,
    height: 900,
    animated: false,
    files: 5,
  });
});

test.each<[string, ZippedFile[], number]>([
  [
    'in the folder that was packed',
    [{ ...start, name: 'voorstel/index.html' }, { name: 'voorstel/a.css' }],
    2,
  ],
  ['with folders of their own', [{ name: 'beeld/' }, start, { name: 'beeld/a.css' }], 2],
  [
    'with what a Mac leaves in it',
    [{ name: '__MACOSX/voorstel/._index.html' }, { name: '.DS_Store' }, start],
    1,
  ],
  [
    'in a folder, beside what a Mac leaves',
    [{ ...start, name: 'a/index.html' }, { name: '__MACOSX/._a' }],
    1,
  ],
  ['with what is hidden, which nobody is shown', [start, { name: '.git/config' }, { name: 'a/.env' }], 1],
  ['packed without Deflate', [{ ...start, stored: true }], 1],
  ['with an empty file', [start, { name: 'leeg.txt' }], 2],
  ['with a longer header than its list says', [{ ...start, extra: Buffer.alloc(20) }, { name: 'a.css' }], 2],
])('inspectDeck counts the files of a deck %s', async (_what, files, count) => {
  expect((await inspectDeck(writeZip(files))).files).toBe(count);
});

test.each<[string, Buffer, string]>([
  ['without an index.html', writeZip([{ name: 'word/document.xml' }]), 'not a slide deck'],
  [
    'with its index.html two folders down',
    writeZip([{ ...start, name: 'a/b/index.html' }]),
    'not a slide deck',
  ],
  ['with nothing in it', writeZip([]), 'not a slide deck'],
  ['with an index.html that is a folder', writeZip([{ name: 'index.html/' }]), 'not a slide deck'],
  ['that is cut short', writeDeck().subarray(0, -40), 'damaged or incomplete'],
  ['with a byte that is another', flipped(writeDeck(), 60), 'damaged or incomplete'],
])('inspectDeck rejects a ZIP %s with a message', async (_what, bytes, sentence) => {
  await expect(inspectDeck(bytes)).rejects.toMatchObject({
    code: 'media/wrong-type',
    message: expect.stringContaining(sentence),
  });
});

test('inspectDeck reads names as UTF-8 and rejects two that are equal after normalisation', async () => {
  const two = (one: string, other: string) => writeZip([start, { name: one }, { name: other }]);
  expect((await inspectDeck(two('één.css', 'een.css'))).files).toBe(3);
  await expect(inspectDeck(two('é.css', 'e\u0301.css'))).rejects.toThrow('twice. Pack it again');
});

test('inspectDeck reads a file name in code page 437', async () => {
  const name = Buffer.from([0x82, 0x2e, 0x63, 0x73, 0x73]);
  expect((await inspectDeck(writeZip([start, { name }]))).files).toBe(2);
});

test('inspectDeck either accepts randomly damaged bytes or rejects them with a message', async () => {
  const good = writeDeck();
  const changes = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
  const inspected = async (bytes: Buffer) => {
    const sentence = await inspectDeck(bytes).then(
      () => 'A deck.',
      (error: unknown) => (error instanceof AppError ? error.message : 'no sentence'),
    );
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  };
  await fc.assert(
    fc.asyncProperty(changes, fc.nat(good.length), async (changed, end) => {
      const bytes = Buffer.from(good);
      for (const [at, byte] of changed) bytes[at] = byte;
      await inspected(bytes);
      await inspected(bytes.subarray(0, end));
    }),
    { numRuns: 300 },
  );
});

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

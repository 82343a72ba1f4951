import { writeDeck, writeZip, type ZippedFile } from '../write-zip.ts';
import {
  expectKept,
  expectRefused,
  type HostileFile,
  type KeptOutcome,
  type RefusedOutcome,
} from './hostile-file.ts';

const whole = expectKept('application/zip');
const damaged = expectRefused('damaged or incomplete');
const outside = expectRefused('not a path inside it');

const start: ZippedFile = { name: 'index.html', content: '<h1>Begin</h1>' };

const defineZip = (name: string, make: () => Buffer, answer: KeptOutcome | RefusedOutcome): HostileFile => ({
  name: `a ZIP ${name}`,
  fileName: 'deck.zip',
  mimeType: 'application/zip',
  make,
  answer,
});

/** Describes a deck that contains one more file. */
const defineDeckWith = (name: string, file: ZippedFile, answer: KeptOutcome | RefusedOutcome) =>
  defineZip(name, () => writeZip([start, file]), answer);

const megabyte = 1024 * 1024;
const createZeros = (megabytes: number) => Buffer.alloc(megabytes * megabyte);

/** Returns text that Deflate makes forty times smaller, which alone is no bomb. */
const createRows = (megabytes: number) =>
  Buffer.alloc(megabytes * megabyte, `<p>${'0123456789abcdef'.repeat(12)}</p>\n`);

/** Writes a ZIP with many files that all refer to the bytes of the first one. */
function writeSharing(count: number): Buffer {
  const first = { name: 'a.txt', content: 'a'.repeat(2000) };
  const rest = Array.from({ length: count }, (_, index) => ({ ...first, name: `${index}.txt`, at: 0 }));
  return writeZip([first, start, ...rest]);
}

/** Writes a ZIP whose sizes refer to a ZIP64 field. */
function writeZip64(): Buffer {
  const bytes = writeZip([start]);
  const at = bytes.indexOf('PK\x01\x02');
  // The 32-bit maximum refers to the ZIP64 field, which does not exist here.
  bytes.writeUInt32LE(0xffff_ffff, at + 20);
  bytes.writeUInt32LE(0xffff_ffff, at + 24);
  return bytes;
}

export const hostileDecks: readonly HostileFile[] = [
  defineZip('of which the list is elsewhere', () => Buffer.from('PK\x03\x04\x14\0\0\0'), damaged),
  defineZip('that is empty', () => writeZip([]), expectRefused('not a slide deck')),
  defineZip(
    'that is a document of Word',
    () => writeZip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]),
    expectRefused('not a slide deck'),
  ),
  defineDeckWith('that slips out of its folder', { name: '../../evil.js' }, outside),
  defineDeckWith('that slips out from within', { name: 'a/../../evil.js' }, outside),
  defineDeckWith('that slips out with backslashes', { name: '..\\..\\evil.js' }, outside),
  defineDeckWith('with backslashes at all', { name: 'look\\deck.css' }, outside),
  defineDeckWith('with an absolute path', { name: '/etc/passwd' }, outside),
  defineDeckWith('with a disk of Windows', { name: 'C:/evil.js' }, outside),
  defineDeckWith('with a name that ends early', { name: 'evil.js\0.png' }, outside),
  defineDeckWith('with a line in a name', { name: 'evil\r\nSet-Cookie: a=b' }, outside),
  defineDeckWith('with a name that turns round', { name: 'evil\u202egnp.js' }, outside),
  defineDeckWith('with a path of no names', { name: 'a//b.js' }, outside),
  defineDeckWith('with a path of points', { name: 'a/./b.js' }, outside),
  defineDeckWith(
    'with a name without end',
    { name: `${'a'.repeat(60_000)}.js` },
    expectRefused('longer than 250 characters'),
  ),
  defineDeckWith(
    'with a link to a file of the server',
    { name: 'a', content: '/etc/passwd', mode: 0o120777 },
    expectRefused('a link to another file'),
  ),
  defineDeckWith('with a device', { name: 'a', mode: 0o020666 }, expectRefused('a link to another file')),
  defineDeckWith(
    'that is encrypted',
    { name: 'a.js', content: 'secret', flags: 1 },
    expectRefused('has a password'),
  ),
  defineDeckWith('that is encrypted strongly', { name: 'a.js', flags: 0x41 }, damaged),
  defineDeckWith(
    'packed in another way',
    { name: 'a.js', content: 'x', method: 12 },
    expectRefused('packed with a rare method'),
  ),
  defineDeckWith(
    'that names a file twice',
    { name: 'index.html', content: 'another' },
    expectRefused('twice. Pack it again'),
  ),
  defineDeckWith(
    'that is a bomb',
    { name: 'a.bin', content: createZeros(60) },
    expectRefused('times larger when unpacked'),
  ),
  defineDeckWith(
    'that hides a bomb in a small size',
    { name: 'a.bin', content: createZeros(60), size: 900_000 },
    damaged,
  ),
  defineDeckWith('that says more than it holds', { name: 'a.js', content: 'x', size: 900_000 }, damaged),
  defineDeckWith(
    'that says less than it holds',
    { name: 'a.js', content: 'x'.repeat(5000), size: 10 },
    damaged,
  ),
  defineDeckWith(
    'that says it holds as much as nobody has',
    { name: 'a.js', content: 'x', size: 0xffff_fffe },
    expectRefused('is larger than'),
  ),
  {
    ...defineZip(
      'of many that together are a bomb',
      () =>
        writeZip([
          start,
          ...Array.from({ length: 8 }, (_, index) => ({ name: `${index}.html`, content: createRows(40) })),
        ]),
      expectRefused('is larger than'),
    ),
    takesLong: true,
  },
  defineDeckWith('with other bytes than it was packed with', { name: 'a.js', content: 'x', crc: 7 }, damaged),
  defineDeckWith(
    'with a bomb in a ZIP in it, which nobody unpacks',
    { name: 'a.zip', content: writeZip([{ name: 'b', content: createZeros(60) }]) },
    whole,
  ),
  defineZip('of files that share their bytes', () => writeSharing(500), damaged),
  defineZip(
    'of a hundred thousand files',
    () => writeZip(Array.from({ length: 100_000 }, () => ({ name: 'a', stored: true }))),
    expectRefused('more than 2000 files'),
  ),
  defineZip(
    'that says it holds few of its files',
    () => writeZip([start, { name: '../evil.js' }], { count: 1 }),
    whole,
  ),
  defineZip('that says it holds more files than there are', () => writeZip([start], { count: 9 }), damaged),
  defineZip('with sizes that no field says', writeZip64, expectRefused('is larger than')),
  defineZip(
    'with another end in its comment',
    () => writeZip([start], { comment: `x${writeZip([]).toString('latin1')}` }),
    expectRefused('not a slide deck'),
  ),
  defineZip('with more after its end', () => Buffer.concat([writeDeck(), Buffer.from('MZ')]), damaged),
  defineZip(
    'with scripts that mean harm, which run where nothing is',
    () => writeDeck('<script>alert(1)</script>'),
    whole,
  ),
];

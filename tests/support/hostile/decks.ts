import { writeDeck, writeZip, type ZippedFile } from '../write-zip.ts';
import { expectKept, expectRefused, type HostileFile, type Kept, type Refused } from './hostile-file.ts';

const whole = expectKept('application/zip');
const damaged = expectRefused('damaged or incomplete');
const outside = expectRefused('not a path inside it');

const start: ZippedFile = { name: 'index.html', content: '<h1>Begin</h1>' };

const zip = (name: string, make: () => Buffer, answer: Kept | Refused): HostileFile => ({
  name: `a ZIP ${name}`,
  fileName: 'deck.zip',
  mimeType: 'application/zip',
  make,
  answer,
});

/** Describes a deck that contains one more file. */
const holding = (name: string, file: ZippedFile, answer: Kept | Refused) =>
  zip(name, () => writeZip([start, file]), answer);

const megabyte = 1024 * 1024;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * megabyte);

/** Returns text that Deflate makes forty times smaller, which alone is no bomb. */
const rows = (megabytes: number) =>
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
  zip('of which the list is elsewhere', () => Buffer.from('PK\x03\x04\x14\0\0\0'), damaged),
  zip('that is empty', () => writeZip([]), expectRefused('not a slide deck')),
  zip(
    'that is a document of Word',
    () => writeZip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]),
    expectRefused('not a slide deck'),
  ),
  holding('that slips out of its folder', { name: '../../evil.js' }, outside),
  holding('that slips out from within', { name: 'a/../../evil.js' }, outside),
  holding('that slips out with backslashes', { name: '..\\..\\evil.js' }, outside),
  holding('with backslashes at all', { name: 'look\\deck.css' }, outside),
  holding('with an absolute path', { name: '/etc/passwd' }, outside),
  holding('with a disk of Windows', { name: 'C:/evil.js' }, outside),
  holding('with a name that ends early', { name: 'evil.js\0.png' }, outside),
  holding('with a line in a name', { name: 'evil\r\nSet-Cookie: a=b' }, outside),
  holding('with a name that turns round', { name: 'evil\u202egnp.js' }, outside),
  holding('with a path of no names', { name: 'a//b.js' }, outside),
  holding('with a path of points', { name: 'a/./b.js' }, outside),
  holding(
    'with a name without end',
    { name: `${'a'.repeat(60_000)}.js` },
    expectRefused('longer than 250 characters'),
  ),
  holding(
    'with a link to a file of the server',
    { name: 'a', content: '/etc/passwd', mode: 0o120777 },
    expectRefused('a link to another file'),
  ),
  holding('with a device', { name: 'a', mode: 0o020666 }, expectRefused('a link to another file')),
  holding(
    'that is encrypted',
    { name: 'a.js', content: 'secret', flags: 1 },
    expectRefused('has a password'),
  ),
  holding('that is encrypted strongly', { name: 'a.js', flags: 0x41 }, damaged),
  holding(
    'packed in another way',
    { name: 'a.js', content: 'x', method: 12 },
    expectRefused('packed with a rare method'),
  ),
  holding(
    'that names a file twice',
    { name: 'index.html', content: 'another' },
    expectRefused('twice. Pack it again'),
  ),
  holding(
    'that is a bomb',
    { name: 'a.bin', content: zeros(60) },
    expectRefused('times larger when unpacked'),
  ),
  holding('that hides a bomb in a small size', { name: 'a.bin', content: zeros(60), size: 900_000 }, damaged),
  holding('that says more than it holds', { name: 'a.js', content: 'x', size: 900_000 }, damaged),
  holding('that says less than it holds', { name: 'a.js', content: 'x'.repeat(5000), size: 10 }, damaged),
  holding(
    'that says it holds as much as nobody has',
    { name: 'a.js', content: 'x', size: 0xffff_fffe },
    expectRefused('is larger than'),
  ),
  {
    ...zip(
      'of many that together are a bomb',
      () =>
        writeZip([
          start,
          ...Array.from({ length: 8 }, (_, index) => ({ name: `${index}.html`, content: rows(40) })),
        ]),
      expectRefused('is larger than'),
    ),
    takesLong: true,
  },
  holding('with other bytes than it was packed with', { name: 'a.js', content: 'x', crc: 7 }, damaged),
  holding(
    'with a bomb in a ZIP in it, which nobody unpacks',
    { name: 'a.zip', content: writeZip([{ name: 'b', content: zeros(60) }]) },
    whole,
  ),
  zip('of files that share their bytes', () => writeSharing(500), damaged),
  zip(
    'of a hundred thousand files',
    () => writeZip(Array.from({ length: 100_000 }, () => ({ name: 'a', stored: true }))),
    expectRefused('more than 2000 files'),
  ),
  zip(
    'that says it holds few of its files',
    () => writeZip([start, { name: '../evil.js' }], { count: 1 }),
    whole,
  ),
  zip('that says it holds more files than there are', () => writeZip([start], { count: 9 }), damaged),
  zip('with sizes that no field says', writeZip64, expectRefused('is larger than')),
  zip(
    'with another end in its comment',
    () => writeZip([start], { comment: `x${writeZip([]).toString('latin1')}` }),
    expectRefused('not a slide deck'),
  ),
  zip('with more after its end', () => Buffer.concat([writeDeck(), Buffer.from('MZ')]), damaged),
  zip(
    'with scripts that mean harm, which run where nothing is',
    () => writeDeck('<script>alert(1)</script>'),
    whole,
  ),
];

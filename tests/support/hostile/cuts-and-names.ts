import { createPicture, createVideo } from '../media-test-app.ts';
import { writeMp4 } from '../write-mp4.ts';
import { writePdf } from '../write-pdf.ts';
import { writeDeck } from '../write-zip.ts';
import { expectKept, expectRefused, type HostileFile, noKind } from './hostile-file.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">${'<path d="M0 0L1 1"/>'.repeat(40)}</svg>`;

/** A valid file of each kind. */
const good: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'image/jpeg': () => createPicture('jpeg', 400, 300),
  'image/png': () => createPicture('png', 400, 300),
  'image/webp': () => createPicture('webp', 400, 300),
  'image/avif': () => createPicture('avif', 400, 300),
  'image/gif': () => createPicture('gif', 400, 300),
  'image/svg+xml': () => Buffer.from(drawing),
  'video/mp4': () => writeMp4({ frames: Buffer.alloc(100_000, 'frame') }),
  'video/webm': () => createVideo(),
  'application/pdf': () => writePdf(),
  'application/zip': () => writeDeck(),
};

/** Percentages of a file that arrive before its transfer breaks off. */
const cuts = [1, 50, 99];

const cutShort: readonly HostileFile[] = Object.entries(good).flatMap(([mimeType, make]) =>
  cuts.map((percent) => ({
    name: `${mimeType}, of which ${percent} % came`,
    mimeType,
    make: async () => {
      const bytes = await make();
      return bytes.subarray(0, Math.max(1, Math.floor((bytes.length * percent) / 100)));
    },
    // One per cent of the smallest file is too little to tell its kind.
    answer: expectRefused(percent === 1 ? '' : 'damaged'),
  })),
);

/** Each kind with the name and the type of another, which some programs would trust. */
const others = ['text/html', 'image/svg+xml', 'application/javascript', 'image/png'];
const misnamed: readonly HostileFile[] = Object.entries(good).map(([mimeType, make], index) => ({
  name: `${mimeType} that says it is ${others[index % others.length]}`,
  fileName: ['evil.html', 'evil.svg', 'evil.js', '../../evil.png'][index % others.length] ?? '',
  mimeType: others[index % others.length] ?? '',
  make,
  answer: expectKept(mimeType),
}));

const defineUnknownFile = (name: string, bytes: Buffer | string, answer = noKind): HostileFile => ({
  name,
  fileName: 'foto.jpg',
  mimeType: 'image/jpeg',
  make: () => Buffer.from(bytes as string),
  answer,
});

const noPictures: readonly HostileFile[] = [
  defineUnknownFile('nothing at all', '', expectRefused('Send one file')),
  defineUnknownFile('one byte', 'a'),
  defineUnknownFile('text', 'Hello there.'),
  defineUnknownFile('HTML', '<!DOCTYPE html><script>alert(1)</script>'),
  defineUnknownFile('XML that is no drawing', '<?xml version="1.0"?><feed/>'),
  defineUnknownFile('a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000)])),
  defineUnknownFile('a program of Linux', '\x7fELF'),
  defineUnknownFile('a script of a shell', '#!/bin/sh\nrm -rf /\n'),
  defineUnknownFile('a PostScript file, which some decoders run', '%!PS-Adobe-3.0\n(%pipe%id) (w) file'),
  defineUnknownFile(
    'a script of ImageMagick',
    'push graphic-context\nviewbox 0 0 640 480\nfill "url(https://alert.example/)"',
  ),
  defineUnknownFile('a row of zeros', Buffer.alloc(1_000_000)),
];

export const hostileCutsAndNames: readonly HostileFile[] = [...cutShort, ...misnamed, ...noPictures];

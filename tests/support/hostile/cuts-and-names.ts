import { picture, video } from '../media-test-app.ts';
import { writeMp4 } from '../write-mp4.ts';
import { writePdf } from '../write-pdf.ts';
import { deck } from '../write-zip.ts';
import { type HostileFile, kept, noKind, refused } from './hostile-file.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">${'<path d="M0 0L1 1"/>'.repeat(40)}</svg>`;

/** A valid file of each kind. */
const good: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'image/jpeg': () => picture('jpeg', 400, 300),
  'image/png': () => picture('png', 400, 300),
  'image/webp': () => picture('webp', 400, 300),
  'image/avif': () => picture('avif', 400, 300),
  'image/gif': () => picture('gif', 400, 300),
  'image/svg+xml': () => Buffer.from(drawing),
  'video/mp4': () => writeMp4({ frames: Buffer.alloc(100_000, 'frame') }),
  'video/webm': () => video(),
  'application/pdf': () => writePdf(),
  'application/zip': () => deck(),
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
    answer: refused(percent === 1 ? '' : 'damaged'),
  })),
);

/** Each kind with the name and the type of another, which some programs would trust. */
const others = ['text/html', 'image/svg+xml', 'application/javascript', 'image/png'];
const misnamed: readonly HostileFile[] = Object.entries(good).map(([mimeType, make], index) => ({
  name: `${mimeType} that says it is ${others[index % others.length]}`,
  fileName: ['evil.html', 'evil.svg', 'evil.js', '../../evil.png'][index % others.length] ?? '',
  mimeType: others[index % others.length] ?? '',
  make,
  answer: kept(mimeType),
}));

const none = (name: string, bytes: Buffer | string, answer = noKind): HostileFile => ({
  name,
  fileName: 'foto.jpg',
  mimeType: 'image/jpeg',
  make: () => Buffer.from(bytes as string),
  answer,
});

const noPictures: readonly HostileFile[] = [
  none('nothing at all', '', refused('Send one file')),
  none('one byte', 'a'),
  none('text', 'Hello there.'),
  none('HTML', '<!DOCTYPE html><script>alert(1)</script>'),
  none('XML that is no drawing', '<?xml version="1.0"?><feed/>'),
  none('a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000)])),
  none('a program of Linux', '\x7fELF'),
  none('a script of a shell', '#!/bin/sh\nrm -rf /\n'),
  none('a PostScript file, which some decoders run', '%!PS-Adobe-3.0\n(%pipe%id) (w) file'),
  none(
    'a script of ImageMagick',
    'push graphic-context\nviewbox 0 0 640 480\nfill "url(https://alert.example/)"',
  ),
  none('a row of zeros', Buffer.alloc(1_000_000)),
];

export const hostileCutsAndNames: readonly HostileFile[] = [...cutShort, ...misnamed, ...noPictures];

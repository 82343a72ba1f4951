import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inspectHeic } from '../src/server/pictures/inspect-heic.ts';
import { hasHeicHeader } from '../src/server/pictures/picture-type.ts';

/**
 * `npm run try:heic -- IMG_0001.HEIC`: converts a phone's images as an upload does, into the current folder.
 */
const files = process.argv.slice(2);
if (files.length === 0) process.stdout.write('Name a file: npm run try:heic -- IMG_0001.HEIC\n');
for (const file of files) {
  const bytes = readFileSync(file);
  if (!hasHeicHeader(bytes)) {
    process.stdout.write(`${file} is not a HEIC.\n`);
    continue;
  }
  const start = performance.now();
  const { bytes: kept, type, width, height } = await inspectHeic(bytes);
  const took = Math.round(performance.now() - start);
  const name = `${basename(file)}.${type}`;
  writeFileSync(name, kept);
  process.stdout.write(
    `${name}: ${width} × ${height} pixels, ${bytes.length} → ${kept.length} bytes, in ${took} ms.\n`,
  );
}

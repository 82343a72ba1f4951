/**
 * Draws the pictures of the demo into demo/media. The same code gives the same files.
 * Usage: node demo/make-media.ts [part of a file name …]
 */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { mediaLimit, pictures } from './drawings/catalogue.ts';
import { choosePalette, inPalette } from './drawings/palette.ts';
import type { MovingPicture, Picture, StillPicture } from './drawings/picture.ts';
import { seededRandom } from './drawings/random.ts';

const folder = path.join(import.meta.dirname, 'media');

/** Adds slight grain, so that long gradients show no banding. */
async function grain(width: number, height: number): Promise<Buffer> {
  const random = seededRandom(width * height);
  const pixels = Buffer.alloc(width * height * 4);
  for (let index = 0; index < pixels.length; index += 4) {
    const value = random.next();
    pixels.fill(value < 0.5 ? 0 : 255, index, index + 3);
    pixels[index + 3] = Math.round(Math.abs(value - 0.5) * 7);
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function drawStill(picture: StillPicture): Promise<Buffer> {
  const flat = sharp(Buffer.from(picture.draw()));
  const drawn = await flat.metadata();
  const width = picture.width ?? drawn.width;
  const height = Math.round((drawn.height * width) / drawn.width);
  const still = flat
    .resize(width, height)
    .composite([{ input: await grain(width, height) }])
    .flatten({ background: '#ffffff' });
  return (
    picture.file.endsWith('.jpg')
      ? still.jpeg({ quality: 74, mozjpeg: true })
      : still.webp({ quality: picture.quality ?? 76, smartSubsample: true, effort: 6 })
  ).toBuffer();
}

async function drawMoving(picture: MovingPicture): Promise<Buffer> {
  const frames: Buffer[] = [];
  let [width, height] = [0, 0];
  for (let index = 0; index < picture.frames; index += 1) {
    const { data, info } = await sharp(Buffer.from(picture.draw(index / picture.frames)))
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    frames.push(data);
    [width, height] = [info.width, info.height];
  }
  const pixels = Buffer.concat(frames);
  const few = inPalette(pixels, choosePalette(pixels, picture.colours ?? 48));
  return sharp(few, {
    raw: { width, height: height * frames.length, channels: 3, pageHeight: height },
  })
    .gif({
      loop: 0,
      delay: frames.map(() => picture.delay),
      dither: 0,
      effort: 8,
      interFrameMaxError: 5,
      reuse: true,
    })
    .toBuffer();
}

function isMoving(picture: Picture): picture is MovingPicture {
  return 'frames' in picture;
}

const wanted = process.argv.slice(2);
const chosen = pictures.filter(
  ({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
);

await mkdir(folder, { recursive: true });
for (const picture of chosen) {
  const bytes = isMoving(picture) ? await drawMoving(picture) : await drawStill(picture);
  await writeFile(path.join(folder, picture.file), bytes);
  console.log(`${picture.file.padEnd(36)} ${(bytes.length / 1024).toFixed(0).padStart(5)} kB`);
}

let total = 0;
for (const file of await readdir(folder)) total += (await stat(path.join(folder, file))).size;
console.log(`${'All media'.padEnd(36)} ${(total / 1024).toFixed(0).padStart(5)} kB`);
if (total > mediaLimit) {
  console.error(`The media folder is larger than its limit of ${Math.floor(mediaLimit / 1024)} kB.`);
  process.exitCode = 1;
}

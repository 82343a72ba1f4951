import sharp from 'sharp';
import { buildPhotoCaseBlocks, photoCount } from './case-page.ts';
import { openStudio } from './studio.ts';

/** Pixels of an uploaded photograph. */
const width = 1920;
const height = 1200;
/** Number of noise layers, from coarse to fine. Each is weaker than the previous one, as in photographs. */
const octaves = 9;
const weaker = 0.62;
/** Amplitude of the sensor noise. */
const grain = 6;

export const photoCase = 'bench-photos';

/** Creates a case with photographs. */
export async function makePhotoCase(origin: string): Promise<void> {
  // Rendered before the sign-in, because on a busy machine this takes longer than a token is valid.
  const rendered: Buffer[] = [];
  for (let number = 1; number <= photoCount; number += 1) rendered.push(await generatePhoto(number));
  const studio = await openStudio(origin);
  const photos: string[] = [];
  for (const [index, photo] of rendered.entries())
    photos.push(await studio.upload(photo, `photo-${index}.jpg`));
  await studio.createPage({
    identifier: photoCase,
    kind: 'case',
    title: { nl: 'Een zaak van ver', en: 'A case from afar' },
    overview: buildPhotoCaseBlocks(photos),
    status: 'PUBLISHED',
  });
}

/**
 * Generates a JPEG that compresses like a photograph: soft light, shapes with edges, texture and sensor
 * noise. The same number returns the same image.
 */
export async function generatePhoto(number: number): Promise<Buffer> {
  const random = createRandom(number);
  const light = new Float32Array(width * height * 3);
  for (let octave = 2; octave <= octaves; octave += 1) {
    const layer = await drawNoise(random, 2 ** octave);
    const strength = weaker ** (octave - 2);
    for (const [index, value] of layer.entries())
      light[index] = (light[index] ?? 0) + (value - 128) * strength;
  }
  const pixels = Buffer.alloc(light.length);
  for (const [index, value] of light.entries()) pixels[index] = clamp(118 + value + (random() - 0.5) * grain);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function drawNoise(random: () => number, columns: number): Promise<Buffer> {
  const rows = Math.max(2, Math.round((columns * height) / width));
  const cells = Buffer.alloc(columns * rows * 3);
  for (let cell = 0; cell < cells.length; cell += 3) {
    const lightness = random() * 190;
    for (let channel = 0; channel < 3; channel += 1) cells[cell + channel] = lightness + random() * 64;
  }
  return sharp(cells, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, value));
}

/** Creates the linear congruential generator of Numerical Recipes, so that every run has the same images. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

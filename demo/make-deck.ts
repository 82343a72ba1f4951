/**
 * Draws the slides of the demo's deck and packs them as a ZIP in demo/media, like an uploaded deck. The same
 * code gives the same file.
 * Usage: node demo/make-deck.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { presentationClose, presentationLoaded } from '../src/blocks/shared/presentation-messages.ts';
import { languages } from '../src/content/language/language.ts';
import { runDeck } from '../src/site/decks/deck-script.ts';
import { writeZip } from '../tests/support/write-zip.ts';
import { formatDocumentName, imageSize, renderDeckCss, renderDeckDocument } from './deck/deck-document.ts';
import { deckFile } from './deck/deck-names.ts';
import { type CaseSlide, caseSlides, formatImageName } from './deck/slides.ts';
import { pictures } from './drawings/catalogue.ts';

const file = path.join(import.meta.dirname, 'media', deckFile);
const font = path.join(import.meta.dirname, '../src/site/fonts/instrument-sans.woff2');
const budget = 350 * 1024;
/** WebP quality. It is lower than on pages, since all slides load at once. */
const quality = 48;

/** Dots per inch at which an SVG unit is one pixel. */
const plainDensity = 72;
const whole = { x: 0, y: 0, width: 1, height: 1 };

async function drawImage({ drawing, crop = whole }: CaseSlide, hour: 'day' | 'night'): Promise<Buffer> {
  const name = `${drawing}${hour === 'night' ? '-night' : ''}.webp`;
  const picture = pictures.find((each) => each.file === name);
  if (!picture || 'frames' in picture) throw new Error(`There is no drawing ${name}.`);
  const svg = Buffer.from(picture.draw());
  const { width } = await sharp(svg).metadata();
  const density = plainDensity * Math.max(1, imageSize.width / (width * crop.width));
  const size = await sharp(svg, { density }).metadata();
  const part = {
    left: Math.round(size.width * crop.x),
    top: Math.round(size.height * crop.y),
    width: Math.round(size.width * crop.width),
    height: Math.round(size.height * crop.height),
  };
  return sharp(svg, { density })
    .flatten({ background: '#ffffff' })
    .extract(part)
    .resize({ ...imageSize, fit: 'cover' })
    .webp({ quality, smartSubsample: true, effort: 6 })
    .toBuffer();
}

const images: { name: string; content: Buffer }[] = [];
for (const slide of caseSlides) {
  for (const hour of ['day', 'night'] as const) {
    const image = { name: formatImageName(slide, hour), content: await drawImage(slide, hour) };
    console.log(`${image.name.padEnd(28)} ${(image.content.length / 1024).toFixed(0).padStart(5)} kB`);
    images.push(image);
  }
}
const messages = [presentationLoaded, presentationClose].map((message) => JSON.stringify(message));
const files = [
  ...languages.map((language) => ({
    name: formatDocumentName(language),
    content: renderDeckDocument(language),
  })),
  { name: 'deck.css', content: renderDeckCss() },
  // The deck's origin is opaque, so it can't name the page's origin as the receiver.
  { name: 'deck.js', content: `(${runDeck.toString()})(${messages.join()},"*");\n` },
  { name: 'instrument-sans.woff2', content: await readFile(font) },
  ...images,
];
// Stored without Deflate, whose output differs between versions of zlib.
const bytes = writeZip(files.map((each) => ({ ...each, stored: true })));
await writeFile(file, bytes);
console.log(`${path.basename(file).padEnd(28)} ${(bytes.length / 1024).toFixed(0).padStart(5)} kB`);
if (bytes.length > budget) {
  console.error('The deck is larger than its budget of 350 kB.');
  process.exitCode = 1;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { languages } from '../../src/content/language/language.ts';
import { inspectDeck } from '../../src/server/media/decks/inspect-deck.ts';
import { seedSlides } from '../slides.ts';
import { formatDocumentName, imageSize, renderDeckCss, renderDeckDocument } from './deck-document.ts';
import { deckFile } from './deck-names.ts';
import { caseSlides, formatImageName } from './slides.ts';

const bytes = readFileSync(path.join(import.meta.dirname, '../media', deckFile));
const files = new Map<string, Buffer>();

beforeAll(async () => {
  const zip = await yauzl.fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
});

const images = caseSlides.flatMap((slide) => [
  formatImageName(slide, 'day'),
  formatImageName(slide, 'night'),
]);
const read = (name: string) => files.get(name)?.toString() ?? '';

it('the demo deck passes the upload check, contains every file its documents use, and is under 350 kB', async () => {
  expect(await inspectDeck(bytes)).toMatchObject({ type: 'zip', files: files.size });
  const documents = languages.map(formatDocumentName);
  expect([...files.keys()].sort()).toEqual(
    [...documents, 'deck.css', 'deck.js', 'instrument-sans.woff2', ...images].sort(),
  );
  expect(bytes.length).toBeLessThan(350 * 1024);
});

it('the demo deck shows the cases in the same order as the carousel', () => {
  expect(caseSlides.map(({ card }) => card.link)).toEqual(seedSlides.map(({ link }) => link));
});

// Fails after a change of a case's texts, the deck's layout or a token. `npm run demo:media` rebuilds the
// deck.
it.each(languages)('the documents in the deck contain the current texts of the cases: %s', (language) => {
  expect(read(formatDocumentName(language))).toBe(renderDeckDocument(language));
});

it('the stylesheet of the deck has the current colours of the site', () => {
  expect(read('deck.css')).toBe(renderDeckCss());
});

it.each(images)('the deck contains %s as a WebP image of the right size', async (name) => {
  const { format, width, height } = await sharp(files.get(name)).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', ...imageSize });
});

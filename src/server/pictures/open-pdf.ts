import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { type EncodingEffort, encodeVariant, type Variant } from './encode-picture.ts';
import { PictureError } from './picture-limits.ts';

/** How wide the first page is drawn at most: what a screen shows of it in the library. */
const pageWidth = 1200;
/** Pages that are read for their words, and characters of words that are kept: enough to find an offer or a deck again. */
const pagesRead = 50;
const mostWords = 4000;
/** Characters of a word that are kept: longer ones are no words. */
const longestWord = 40;

/** Pixels of a rendered page; a page's own size is whatever it says. */
const mostPagePixels = 4_000_000;
/** Its end stands in the last bytes of a PDF (ISO 32000-1, annex H). */
const endBytes = 1024;

/**
 * Opens a PDF and one of its pages, by its number from 1, for `work`. Each document gets an instance of PDFium of its own, so that one that breaks it
 * breaks it for itself. Scripts, launches and forms of the document are not run: PDFium here has nothing that could.
 * Throws a `PictureError` for one that cannot be read.
 */
async function withPage<T>(
  bytes: Buffer,
  number: number,
  work: (page: PDFiumPage, document: PDFiumDocument) => Promise<T>,
): Promise<T> {
  // One that was cut short is mended by its reader, with what is missing left out.
  if (!bytes.includes('%%EOF', Math.max(0, bytes.length - endBytes))) throw damaged();
  // Four megabytes, and most uploads are photographs.
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    if (document.getPageCount() < number) throw damaged();
    return await work(document.getPage(number - 1), document);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const isLocked = error instanceof Error && /password/i.test(error.message);
    throw isLocked ? new PictureError('This PDF opens with a password. Save it without one.') : damaged();
  }
}

/** Points of a page, which are 1/72 of an inch. */
function sizeOfPage(page: PDFiumPage): { readonly width: number; readonly height: number } {
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  if (!(width > 0 && height > 0)) throw damaged();
  return { width, height };
}

/** A page's pixels in RGBA, at the width that is wished, or as wide as there is room for. */
async function pixelsOf(page: PDFiumPage, wished: number) {
  const { width, height } = sizeOfPage(page);
  const ratio = height / width;
  const scale = Math.min(wished, Math.sqrt(mostPagePixels / ratio)) / width;
  const side = (points: number) => Math.max(1, Math.round(points * scale));
  if (side(width) * side(height) > 2 * mostPagePixels) throw damaged();
  const { data } = await page.render({
    width: side(width),
    height: side(height),
    render: async ({ data }) => data,
  });
  return { data: Buffer.from(data), width: side(width), height: side(height) };
}

function damaged(): PictureError {
  return new PictureError('This PDF is damaged or empty. Export it once more.');
}

/** A variant of one of a PDF's pages, `width` pixels wide when nothing is asked. Throws a `PictureError` where it cannot be drawn. */
export async function encodePage(
  original: Buffer,
  width: number,
  variant: Variant,
  effort: EncodingEffort,
): Promise<Buffer> {
  const { data, ...size } = await withPage(original, variant.page ?? 1, (page) => pixelsOf(page, width));
  const picture = await sharp(data, { raw: { ...size, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return encodeVariant(picture, variant, effort);
}

interface InspectedPdf {
  readonly type: 'pdf';
  /** Of the first page as it is drawn, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly animated: false;
  readonly pages: number;
  readonly words: string;
}

/** Reads what a PDF is, and that its first page can be drawn. Throws a `PictureError` for anything else. */
export function inspectPdf(bytes: Buffer): Promise<InspectedPdf> {
  return withPage(bytes, 1, async (page, document) => {
    sizeOfPage(page);
    const { width, height } = await pixelsOf(page, pageWidth);
    const [pages, words] = [document.getPageCount(), wordsOf(document)];
    return { type: 'pdf', width, height, animated: false, pages, words };
  });
}

/** The words of a document, each once and in small letters, with a space between them. */
function wordsOf(document: PDFiumDocument): string {
  const words = new Set<string>();
  let length = 0;
  for (let number = 0; number < Math.min(pagesRead, document.getPageCount()); number += 1) {
    for (const [word] of textOf(document, number).matchAll(/[\p{L}\p{N}]+/gu)) {
      if (word.length > longestWord || words.has(word)) continue;
      length += word.length + 1;
      if (length > mostWords) return [...words].join(' ');
      words.add(word);
    }
  }
  return [...words].join(' ');
}

/** A page that cannot be read has no words; the document is none the worse for it. */
function textOf(document: PDFiumDocument, number: number): string {
  try {
    return document.getPage(number).getText().normalize('NFC').toLocaleLowerCase('nl');
  } catch {
    return '';
  }
}

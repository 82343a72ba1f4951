import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { type EncodingEffort, encodeVariant, type Variant } from './encode-picture.ts';
import { PictureError } from './picture-limits.ts';

/** Widest rendering of the first page: as shown in the media library. */
const pageWidth = 1200;
/**
 * Pages that are read for search, and characters of text that are kept: enough to find a proposal or a deck.
 */
const pagesRead = 50;
const mostWords = 4000;
/** Characters of a word; longer ones are not words. */
const longestWord = 40;

/** Pixel limit of a rendered page, whose own size is arbitrary. */
const mostPagePixels = 4_000_000;
/** Bytes in which the end marker must appear (ISO 32000-1, annex H). */
const endBytes = 1024;

/**
 * Opens a PDF and one of its pages, by number from 1, for `work`. Each document gets its own instance of
 * PDFium, so that a crash affects no other. This build cannot run scripts, launch actions or forms. Throws a
 * `PictureError` if it cannot be read.
 */
async function withPage<T>(
  bytes: Buffer,
  number: number,
  work: (page: PDFiumPage, document: PDFiumDocument) => Promise<T>,
): Promise<T> {
  // PDFium repairs truncated files, silently without the missing parts.
  if (!bytes.includes('%%EOF', Math.max(0, bytes.length - endBytes))) throw createDamagedPdfError();
  // The library is imported on demand: it has 4 MB, and most uploads are photographs.
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    if (document.getPageCount() < number) throw createDamagedPdfError();
    return await work(document.getPage(number - 1), document);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const isLocked = error instanceof Error && /password/i.test(error.message);
    throw isLocked
      ? new PictureError('This PDF has a password. Save it without one.')
      : createDamagedPdfError();
  }
}

/** Returns the size in points, 1/72 inch. */
function getPageSize(page: PDFiumPage): { readonly width: number; readonly height: number } {
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  if (!(width > 0 && height > 0)) throw createDamagedPdfError();
  return { width, height };
}

/** Renders a page as RGBA, at the requested width or as wide as the limit allows. */
async function renderPixels(page: PDFiumPage, wished: number) {
  const { width, height } = getPageSize(page);
  const ratio = height / width;
  const scale = Math.min(wished, Math.sqrt(mostPagePixels / ratio)) / width;
  const toPagePixels = (points: number) => Math.max(1, Math.round(points * scale));
  if (toPagePixels(width) * toPagePixels(height) > 2 * mostPagePixels) throw createDamagedPdfError();
  const { data } = await page.render({
    width: toPagePixels(width),
    height: toPagePixels(height),
    render: async ({ data }) => data,
  });
  return { data: Buffer.from(data), width: toPagePixels(width), height: toPagePixels(height) };
}

function createDamagedPdfError(): PictureError {
  return new PictureError('This PDF is damaged or empty. Export it again.');
}

/**
 * Encodes a variant of one page; `width` pixels wide by default. Throws a `PictureError` if it cannot be
 * rendered.
 */
export async function encodePage(
  original: Buffer,
  width: number,
  variant: Variant,
  effort: EncodingEffort,
): Promise<Buffer> {
  const { data, ...size } = await withPage(original, variant.page ?? 1, (page) => renderPixels(page, width));
  const picture = await sharp(data, { raw: { ...size, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return encodeVariant(picture, variant, effort);
}

interface InspectedPdf {
  readonly type: 'pdf';
  /** Pixels of the rendered first page. */
  readonly width: number;
  readonly height: number;
  readonly animated: false;
  readonly pages: number;
  readonly words: string;
}

/** Reads a PDF and renders its first page as a check. Throws a `PictureError` for anything else. */
export function inspectPdf(bytes: Buffer): Promise<InspectedPdf> {
  return withPage(bytes, 1, async (page, document) => {
    getPageSize(page);
    const { width, height } = await renderPixels(page, pageWidth);
    const [pages, words] = [document.getPageCount(), listWords(document)];
    return { type: 'pdf', width, height, animated: false, pages, words };
  });
}

/** Lists the distinct words of a document in lower case, separated by spaces. */
function listWords(document: PDFiumDocument): string {
  const words = new Set<string>();
  let length = 0;
  for (let number = 0; number < Math.min(pagesRead, document.getPageCount()); number += 1) {
    for (const [word] of readPageText(document, number).matchAll(/[\p{L}\p{N}]+/gu)) {
      if (word.length > longestWord || words.has(word)) continue;
      length += word.length + 1;
      if (length > mostWords) return [...words].join(' ');
      words.add(word);
    }
  }
  return [...words].join(' ');
}

/** Returns the text of a page; empty if the page cannot be read, which does not matter for the document. */
function readPageText(document: PDFiumDocument, number: number): string {
  try {
    return document.getPage(number).getText().normalize('NFC').toLocaleLowerCase('nl');
  } catch {
    return '';
  }
}

import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium';
import { PictureError } from './picture-error.ts';

/** Pixels of a rendered page; a page's own size is whatever it says. */
const mostPagePixels = 4_000_000;
/** Its end stands in the last bytes of a PDF (ISO 32000-1, annex H). */
const endBytes = 1024;

/**
 * Opens a PDF and one of its pages, by its number from 1, for `work`. Each document gets an instance of PDFium of its own, so that one that breaks it
 * breaks it for itself. Scripts, launches and forms of the document are not run: PDFium here has nothing that could.
 * Throws a `PictureError` for one that cannot be read.
 */
export async function withPage<T>(
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
export function sizeOfPage(page: PDFiumPage): { readonly width: number; readonly height: number } {
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  if (!(width > 0 && height > 0)) throw damaged();
  return { width, height };
}

/** A page's pixels in RGBA, at the width that is wished, or as wide as there is room for. */
export async function pixelsOf(page: PDFiumPage, wished: number) {
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

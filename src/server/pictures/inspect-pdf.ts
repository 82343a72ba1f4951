import { pixelsOf, sizeOfPage, withFirstPage } from './open-pdf.ts';

interface InspectedPdf {
  readonly type: 'pdf';
  /** Of the first page as it is drawn, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly animated: false;
}

/** How wide the first page is drawn at most: what a screen shows of it in the library. */
const pageWidth = 1200;

/** Reads what a PDF is, and that its first page can be drawn. Throws a `PictureError` for anything else. */
export function inspectPdf(bytes: Buffer): Promise<InspectedPdf> {
  return withFirstPage(bytes, async (page) => {
    sizeOfPage(page);
    const { width, height } = await pixelsOf(page, pageWidth);
    return { type: 'pdf', width, height, animated: false };
  });
}

import type { PDFiumDocument } from '@hyzyla/pdfium';
import { pixelsOf, sizeOfPage, withPage } from './open-pdf.ts';

interface InspectedPdf {
  readonly type: 'pdf';
  /** Of the first page as it is drawn, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly animated: false;
  readonly pages: number;
  readonly words: string;
}

/** How wide the first page is drawn at most: what a screen shows of it in the library. */
const pageWidth = 1200;
/** Pages that are read for their words, and characters of words that are kept: enough to find an offer or a deck again. */
const pagesRead = 50;
const mostWords = 4000;
/** Characters of a word that are kept: longer ones are no words. */
const longestWord = 40;

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

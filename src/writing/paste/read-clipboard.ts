import { cleanText } from '#content/text/unstorable-text.ts';
import { readText } from '../grammar/read-text.ts';
import { unwrapAddresses } from './link-wrappers.ts';
import type { PastedContent } from './pasted.ts';
import { type MarkupParser, readHtml } from './read-html.ts';

/** Content of a clipboard by type; '' if it has none of a type. */
export interface ClipboardTexts {
  readonly html: string;
  readonly plain: string;
}

/** Attribute on HTML that was copied from one of our rich texts. */
export const ownMark = 'data-vitrine-text';

const ours = new RegExp(`<[^>]{1,400}\\b${ownMark}=`);

/**
 * Reads a clipboard for a text in the page, a text in the panel, and for blocks, so that a paste gives the
 * same everywhere.
 * The plain text is used for our own copies, where it is the complete source, and for programs without HTML.
 *
 * @param parse parser for HTML outside of a browser
 */
export function readClipboard({ html, plain }: ClipboardTexts, parse?: MarkupParser): PastedContent {
  const isSource = html === '' || (plain !== '' && ours.test(html.slice(0, 2000)));
  if (!isSource) return readHtml(html, parse);
  return { parts: readText(unwrapAddresses(cleanText(plain))).doc.content.content, leftOut: {} };
}

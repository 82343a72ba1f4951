import { cleanText } from '#content/text/unstorable-text.ts';
import { readText } from '../grammar/read-text.ts';
import { unwrapAddresses } from './link-wrappers.ts';
import type { Pasted } from './pasted.ts';
import { type ParseMarkup, readHtml } from './read-html.ts';

/** A clipboard's content by type; '' for a type that it lacks. */
export interface ClipboardTexts {
  readonly html: string;
  readonly plain: string;
}

/** The attribute that the view of a rich text writes on the HTML of what is copied from it. */
export const ownMark = 'data-vitrine-text';

const ours = new RegExp(`<[^>]{1,400}\\b${ownMark}=`);

/**
 * Reads a clipboard, for a text in the page, a text in the panel, and for blocks: what is pasted is the same everywhere.
 * The plain text of a copy of our own is its source, which says everything, and so is that of a program without HTML.
 *
 * @param parse reads markup where there is no browser to do so
 */
export function readClipboard({ html, plain }: ClipboardTexts, parse?: ParseMarkup): Pasted {
  const isSource = html === '' || (plain !== '' && ours.test(html.slice(0, 2000)));
  if (!isSource) return readHtml(html, parse);
  return { parts: readText(unwrapAddresses(cleanText(plain))).doc.content.content, leftOut: {} };
}

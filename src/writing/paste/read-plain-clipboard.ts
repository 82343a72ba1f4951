import type { Node } from 'prosemirror-model';
import { cleanText } from '#content/text/unstorable-text.ts';
import { type LeftOut, leaveOutPictures } from './pasted.ts';
import { type ClipboardTexts, readClipboard } from './read-clipboard.ts';

interface PlainClipboard {
  readonly words: string;
  readonly leftOut: LeftOut;
}

/**
 * Reads what a field of plain words takes of a clipboard: of HTML its words, without comments, hidden words and marks of
 * notes, which the plain text of the same clipboard may have.
 *
 * @param lines whether the field may have several lines; otherwise they become one
 */
export function readPlainClipboard(texts: ClipboardTexts, lines: boolean): PlainClipboard {
  const { words, leftOut } =
    texts.html === '' ? { words: cleanText(texts.plain), leftOut: {} } : readWords(texts);
  return { words: words.replace(/\s*\n\s*/g, lines ? '\n' : ' ').trim(), leftOut };
}

function readWords(texts: ClipboardTexts): PlainClipboard {
  const { nodes, leftOut } = leaveOutPictures(readClipboard(texts));
  return { words: nodes.flatMap(readLines).join('\n'), leftOut };
}

function readLines(part: Node): string[] {
  if (part.isTextblock) return [part.textBetween(0, part.content.size, '\n', '\n')];
  if (part.isAtom) return [String(part.attrs.source ?? '').replace(/^(`{3,}|~{3,}).*$/gm, '')];
  return part.content.content.flatMap(readLines);
}

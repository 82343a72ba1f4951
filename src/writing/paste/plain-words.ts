import type { Node } from 'prosemirror-model';
import { cleanText } from '#content/unstorable-text.ts';
import { isPicture, type LeftOut } from './pasted.ts';
import { type ClipboardTexts, readClipboard } from './read-clipboard.ts';

interface PlainWords {
  readonly words: string;
  readonly leftOut: LeftOut;
}

/**
 * What a field of plain words takes of a clipboard: of HTML its words, without comments, hidden words and marks of
 * notes, which the plain text of the same clipboard may have.
 *
 * @param lines whether the field may have several lines; otherwise they become one
 */
export function readPlainWords(texts: ClipboardTexts, lines: boolean): PlainWords {
  const { words, leftOut } =
    texts.html === '' ? { words: cleanText(texts.plain), leftOut: {} } : wordsOf(texts);
  return { words: words.replace(/\s*\n\s*/g, lines ? '\n' : ' ').trim(), leftOut };
}

function wordsOf(texts: ClipboardTexts): PlainWords {
  const { parts, leftOut } = readClipboard(texts);
  const pictures = parts.filter(isPicture).length + (leftOut.pictures ?? 0);
  const lines: string[] = [];
  for (const part of parts) if (!isPicture(part)) lines.push(...linesIn(part));
  return { words: lines.join('\n'), leftOut: pictures > 0 ? { ...leftOut, pictures } : leftOut };
}

function linesIn(part: Node): string[] {
  if (part.isTextblock) return [part.textBetween(0, part.content.size, '\n', '\n')];
  if (part.isAtom) return [String(part.attrs.source ?? '').replace(/^(`{3,}|~{3,}).*$/gm, '')];
  return part.content.content.flatMap(linesIn);
}

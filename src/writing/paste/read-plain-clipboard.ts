import type { Node } from 'prosemirror-model';
import { cleanText } from '#content/text/unstorable-text.ts';
import { type LeftOutCounts, leaveOutPictures } from './pasted.ts';
import { type ClipboardTexts, readClipboard } from './read-clipboard.ts';

interface PlainClipboard {
  readonly words: string;
  readonly leftOut: LeftOutCounts;
}

/**
 * Reads a clipboard for a plain text field: the text of its HTML, without the comments, hidden text and
 * footnote marks that
 * its plain text may contain.
 *
 * @param lines true if the field may have several lines; otherwise they are joined
 */
export function readPlainClipboard(texts: ClipboardTexts, lines: boolean): PlainClipboard {
  const { words, leftOut } =
    texts.html === '' ? { words: cleanText(texts.plain), leftOut: {} } : readWords(texts);
  return { words: words.replace(/\s*\n\s*/g, lines ? '\n' : ' ').trim(), leftOut };
}

function readWords(texts: ClipboardTexts): PlainClipboard {
  const { nodes, leftOut } = leaveOutPictures(readClipboard(texts));
  return { words: nodes.flatMap(readLines).join('\n'), leftOut: { ...leftOut, ...countScripts(nodes) } };
}

/** Counts superscript and subscript, which a plain text can't contain. */
function countScripts(nodes: readonly Node[]): LeftOutCounts {
  const counts: { superscripts?: number; subscripts?: number } = {};
  for (const node of nodes) {
    node.descendants(({ marks }) => {
      for (const { type } of marks) {
        if (type.name !== 'superscript' && type.name !== 'subscript') continue;
        const kind = `${type.name}s` as const;
        counts[kind] = (counts[kind] ?? 0) + 1;
      }
    });
  }
  return counts;
}

function readLines(part: Node): string[] {
  if (part.isTextblock) return [part.textBetween(0, part.content.size, '\n', '\n')];
  if (part.isAtom) return [String(part.attrs.source ?? '').replace(/^(`{3,}|~{3,}).*$/gm, '')];
  return part.content.content.flatMap(readLines);
}

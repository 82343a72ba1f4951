import { renderBudget } from '../page/render-budget.ts';
import { hasWords } from './markdown.ts';
import { parseTokens } from './parser.ts';

/** A heading in a Markdown text. */
export interface WrittenHeading {
  /** 1 to 6. */
  readonly level: number;
  /** Its text without formatting. */
  readonly text: string;
  /** True if it is at the top level, not inside a list or quotation. */
  readonly isOutermost: boolean;
  /** Index of the line in which it begins, from 0, if it is written with `#`; else undefined. */
  readonly line: number | undefined;
}

/** Lists the non-empty headings in a text, in order. Empty if the text exceeds the render budget. */
export function listHeadings(text: string): readonly WrittenHeading[] {
  if (text.length > renderBudget.text || !/[#=-]/.test(text)) return [];
  const tokens = parseTokens(text);
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return [];
    const parts = tokens[index + 1]?.children ?? [];
    const words = parts.map(({ content }) => content).join('');
    if (!hasWords(words)) return [];
    const line = token.markup.startsWith('#') ? token.map?.[0] : undefined;
    return [{ level: Number(token.tag.slice(1)), text: words, isOutermost: token.level === 0, line }];
  });
}

/** Returns the text with another level for the heading of a line; unchanged if there is none. */
export function withHeadingLevel(text: string, line: number, level: number): string {
  const lines = text.split('\n');
  lines[line] = (lines[line] ?? '').replace(/#{1,6}(?=\s|$)/, '#'.repeat(level));
  return lines.join('\n');
}

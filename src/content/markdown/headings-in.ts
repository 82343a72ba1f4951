import { renderBudget } from '../page/render-budget.ts';
import { hasWords } from './markdown.ts';
import { parseTokens } from './parser.ts';

/** A heading in a text, as it is written. */
export interface WrittenHeading {
  /** 1 to 6. */
  readonly level: number;
  /** Its words without marks. */
  readonly text: string;
  /** Stands in nothing else, such as a list. */
  readonly isOutermost: boolean;
  /** The line it begins in, from 0, where its level is written as a run of `#`; else undefined. */
  readonly line: number | undefined;
}

/** The headings in a text that say something, in order. None in a text that is too long to be rendered. */
export function headingsIn(text: string): readonly WrittenHeading[] {
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

/** The text with the heading of a line put on another level; unchanged where no heading is written there. */
export function withHeadingLevel(text: string, line: number, level: number): string {
  const lines = text.split('\n');
  lines[line] = (lines[line] ?? '').replace(/#{1,6}(?=\s|$)/, '#'.repeat(level));
  return lines.join('\n');
}

import type { Block } from '../block/block.ts';
import { textLanguage } from '../block/resolve-block.ts';
import { isTranslated, type Language, resolveText } from '../language/language.ts';
import { hasWords, mainHeadingIn, parseMarkdown } from '../markdown/markdown.ts';
import type { PageAnalysis } from './analyse-page.ts';
import { OverBudget } from './render-budget.ts';

/**
 * The block that brings its page's one h1: the first visible title block at any depth that says something, else
 * the first visible text block if a heading of level 1 stands in it. Undefined where it is the page title, rendered
 * above the blocks. What a text holds is read by the parser that renders it.
 */
export function mainHeadingBlock(
  { titles, byRole }: Pick<PageAnalysis, 'titles' | 'byRole'>,
  language: Language,
): Block | undefined {
  const title = titles.find((block) => hasWords(textOf(block, language)));
  if (title) return title;
  const [firstText] = byRole.text;
  return firstText && bringsHeading(textOf(firstText, language)) ? firstText : undefined;
}

function textOf({ content, ...block }: Block, language: Language): string {
  return isTranslated(content) ? resolveText(content, textLanguage(block, language)) : '';
}

function bringsHeading(text: string): boolean {
  try {
    return mainHeadingIn(parseMarkdown(text)) !== undefined;
  } catch (error) {
    // Such a text is not rendered, and brings no heading either.
    if (error instanceof OverBudget) return false;
    throw error;
  }
}

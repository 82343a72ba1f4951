import type { Block } from '../block/block.ts';
import { getTextLanguage } from '../block/resolve-block.ts';
import { isTranslated, type Language, resolveText } from '../language/language.ts';
import { findMainHeading, hasWords, parseMarkdown } from '../markdown/markdown.ts';
import type { PageAnalysis } from './analyse-page.ts';
import { RenderBudgetError } from './render-budget.ts';

/**
 * Finds the block with the page's h1: the first visible non-empty title block at any depth, else the first
 * visible text block if it contains a heading of level 1. Undefined if the page title is the h1, rendered
 * above the blocks. Texts are parsed as for rendering.
 */
export function findMainHeadingBlock(
  { titles, byRole }: Pick<PageAnalysis, 'titles' | 'byRole'>,
  language: Language,
): Block | undefined {
  const title = titles.find((block) => hasWords(resolveTitle(block, language)));
  if (title) return title;
  const [firstText] = byRole.text;
  return firstText && hasMainHeading(resolveTitle(firstText, language)) ? firstText : undefined;
}

function resolveTitle({ content, ...block }: Block, language: Language): string {
  return isTranslated(content) ? resolveText(content, getTextLanguage(block, language)) : '';
}

function hasMainHeading(text: string): boolean {
  try {
    return findMainHeading(parseMarkdown(text)) !== undefined;
  } catch (error) {
    // A text over the budget is not rendered, so it has no heading.
    if (error instanceof RenderBudgetError) return false;
    throw error;
  }
}

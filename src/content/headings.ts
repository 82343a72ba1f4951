import { type Block, type Definitions, hasRole } from './block.ts';
import { isTranslated, type Language, resolveText } from './language.ts';
import { hasWords, mainHeadingIn, parseMarkdown } from './markdown/markdown.ts';
import type { PageContent } from './page.ts';
import { OverBudget } from './render-budget.ts';
import { textLanguage } from './resolve-block.ts';
import { walkVisibleBlocks } from './slots.ts';

/**
 * The block that brings its page's one h1: the first visible title block at any depth that says something, else
 * the first visible text block if a heading of level 1 stands in it. Undefined where it is the page title, rendered
 * above the blocks. What a text holds is read by the parser that renders it.
 */
export function mainHeadingBlock(
  definitions: Definitions,
  { overview }: Pick<PageContent, 'overview'>,
  language: Language,
): Block | undefined {
  let firstText: Block | undefined;
  for (const { block } of walkVisibleBlocks(definitions, overview)) {
    if (definitions.get(block.type)?.headingLevel === 1 && hasWords(textOf(block, language))) return block;
    if (hasRole(definitions, block, 'text')) firstText ??= block;
  }
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

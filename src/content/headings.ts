import type { Definitions } from './block.ts';
import { isTranslated, type Language, resolveText, type Translated } from './language.ts';
import type { PageContent } from './page.ts';
import { textLanguage } from './resolve-block.ts';
import { walkVisibleBlocks } from './slots.ts';

/**
 * Every page has exactly one h1: the first visible title block at any depth, or an h1 in the first text
 * block, else the page title drawn above the blocks. Says which one it is.
 */
export type MainHeading =
  | { readonly from: 'title-block'; readonly blockId: string }
  | { readonly from: 'text-block' }
  | { readonly from: 'page-title' };

export function mainHeading(definitions: Definitions, content: PageContent, language: Language): MainHeading {
  const visible = [...walkVisibleBlocks(definitions, content.overview)].map(({ block }) => block);
  for (const block of visible) {
    if (
      definitions.get(block.type)?.headingLevel === 1 &&
      hasContent(block.content, textLanguage(block, language))
    ) {
      return { from: 'title-block', blockId: block.id };
    }
  }
  for (const block of visible) {
    if (block.type !== 'text') continue;
    return hasMainHeading(block.content, textLanguage(block, language))
      ? { from: 'text-block' }
      : { from: 'page-title' };
  }
  return { from: 'page-title' };
}

function hasContent(content: unknown, language: Language): boolean {
  return isTranslated(content) && resolveText(content, language).trim() !== '';
}

/** A markdown h1 outside of code: a line that begins with one `#` and a space, or one underlined with `=`. */
function hasMainHeading(content: unknown, language: Language): boolean {
  const written = isTranslated(content) ? resolveText(content as Translated, language) : '';
  const text = written.replace(/^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1|(?![\s\S]))/gm, '');
  return /^ {0,3}#(?: |$)/m.test(text) || /^[^\n]+\n {0,3}=+ *$/m.test(text);
}

import type { Definitions } from '#content/block/block.ts';
import { formatPath } from '#content/block/issue.ts';
import type { Language } from '#content/language/language.ts';
import type { PageContent } from '#content/page/page.ts';
import { applyTracked } from '#document/apply-edit.ts';
import { pickContent } from '#document/page-document.ts';
import { createPageTree } from '#document/page-tree.ts';
import { listPageMatches, type PageMatch, replaceInPage } from './page-matches.ts';
import type { TextMatch } from './replace-text.ts';
import type { TextSearch } from './text-search.ts';

/** A match in stored content, as the API lists it. */
export interface ContentMatch extends TextMatch {
  readonly language: Language;
  /** Null for a text outside blocks. */
  readonly blockId: string | null;
  /** Path of the field in its block, such as `slides[0].text`; `title` or `metadata.title` outside blocks. */
  readonly field: string;
}

/** Lists the matches in the content of a page. */
export function listContentMatches(
  definitions: Definitions,
  content: PageContent,
  search: TextSearch,
  languages: readonly Language[],
): readonly ContentMatch[] {
  return listPageMatches(createPageTree(definitions, content), search, languages).map(toContentMatch);
}

function toContentMatch({ before, words, after, place }: PageMatch): ContentMatch {
  const { language } = place;
  const texts = { before, words, after, language };
  if (place.of === 'title') return { ...texts, blockId: null, field: 'title' };
  if (place.of === 'metadata') return { ...texts, blockId: null, field: `metadata.${place.name}` };
  return { ...texts, blockId: place.block.id, field: formatPath(place.path) };
}

/** Returns the content with all matches replaced, and its translation records; undefined if nothing changes. */
export function replaceInContent(
  definitions: Definitions,
  content: PageContent,
  search: TextSearch,
  options: { readonly replacement: string; readonly languages: readonly Language[] },
): PageContent | undefined {
  const tree = createPageTree(definitions, content);
  const edit = replaceInPage(tree, search, options);
  return edit && pickContent(applyTracked(tree, edit).tree.content);
}

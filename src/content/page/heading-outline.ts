import type { Block, Definitions } from '../block/block.ts';
import type { PathPart } from '../block/issue.ts';
import { getTextLanguage } from '../block/resolve-block.ts';
import type { FieldVisit } from '../block/walk-fields.ts';
import { walkShownFields } from '../block/walk-shown-fields.ts';
import { isTranslated, type Language, resolveText, resolveTextLanguage } from '../language/language.ts';
import { listHeadings } from '../markdown/list-headings.ts';
import { hasWords } from '../markdown/markdown.ts';
import { analysePage } from './analyse-page.ts';
import { findMainHeadingBlock } from './headings.ts';
import type { PageContent } from './page.ts';

/** A heading of a page in one language. */
export interface PageHeading {
  /** Null for the page's title, which is rendered above the blocks. */
  readonly block: Block | null;
  readonly path: readonly PathPart[];
  readonly text: string;
  /** The rendered level, 1 to 6. */
  readonly level: number;
  /** The level as written. */
  readonly written: number;
  /** Index of the Markdown line that sets its level, from 0; undefined if none does. */
  readonly line: number | undefined;
  /** The language in which its text was found; undefined for a shared text. */
  readonly foundIn: string | undefined;
}

/**
 * Lists the headings of a page in one language, in reading order, with their rendered levels. Yields
 * undefined between blocks.
 */
export function* walkHeadings(
  definitions: Definitions,
  { title, overview }: PageContent,
  language: Language,
): Generator<PageHeading | undefined> {
  const page = analysePage(definitions, overview);
  const main = findMainHeadingBlock(page, language);
  if (!main) {
    const foundIn = resolveTextLanguage(title, language);
    const text = resolveText(title, language);
    yield { block: null, path: ['title'], text, level: 1, written: 1, line: undefined, foundIn };
  }
  for (const { block } of page.visits) {
    yield undefined;
    for (const visit of walkShownFields(definitions, block)) {
      yield* walkFieldHeadings(definitions, block, visit, { isMain: block === main, language });
    }
  }
}

interface HeadingContext {
  readonly isMain: boolean;
  readonly language: Language;
}

function* walkFieldHeadings(
  definitions: Definitions,
  block: Block,
  { field, value, path }: FieldVisit,
  { isMain, language }: HeadingContext,
): Generator<PageHeading> {
  if (field.kind !== 'text' || !isTranslated(value)) return;
  const shown = getTextLanguage(block, language);
  const text = resolveText(value, shown);
  const foundIn = resolveTextLanguage(value, shown);
  const own =
    path.length === 1 && path[0] === 'content' ? definitions.get(block.type)?.headingLevel : undefined;
  const level = own ?? field.headingLevel;
  if (level !== undefined) {
    const rendered = isMain ? 1 : Math.max(2, level);
    if (hasWords(text))
      yield { block, path, text, level: rendered, written: level, line: undefined, foundIn };
  } else if (field.format === 'markdown') {
    const written = listHeadings(text);
    const first = isMain ? written.find((heading) => heading.level === 1 && heading.isOutermost) : undefined;
    for (const heading of written) {
      const rendered = heading === first ? 1 : Math.max(2, heading.level);
      yield { ...heading, block, path, level: rendered, written: heading.level, foundIn };
    }
  }
}

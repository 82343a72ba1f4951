import type { Block, Definitions } from '../block/block.ts';
import { resolveBlock } from '../block/resolve-block.ts';
import { getShownLanguage, type Language, resolveText, type Translated } from '../language/language.ts';
import { cutExcerpt } from '../text/excerpt.ts';
import { extractPlainText } from '../text/plain-text.ts';
import { analysePage } from './analyse-page.ts';
import type { PageContent } from './page.ts';
import { getMetadataText } from './page-metadata.ts';

/** A page with its path, without language prefix. */
export type SummarizedPage = Pick<PageContent, 'title' | 'overview' | 'metadata'> & {
  readonly identifier: string;
  readonly path: string;
};

/** A page's texts and image for search engines, chats and social networks, in one language. */
export interface PageSnippet {
  /** The language of the page's texts: the default one if the page is not translated. */
  readonly language: Language;
  readonly title: string;
  /** The title from its metadata, else the page's title. */
  readonly shownTitle: string;
  /**
   * The description from its metadata, else at most 155 characters of the page's text; '' if there is none.
   */
  readonly description: string;
  /** URL of the hero's file in the library. */
  readonly hero: string | undefined;
}

/** Approximate number of characters that search engines show. */
export const descriptionLength = 155;
/** Minimum length of a description in characters; shorter first texts are joined with the next one. */
const enough = 70;
/** Number of characters at the start of a text, and of a page, in which a description is searched. */
const nearest = 2_000;
const farthest = 20_000;

interface SnippetOptions {
  /** The site's own description. */
  readonly description: Translated;
  readonly asked: Language;
}

/** Creates the snippet of a page from its metadata, else from its content. */
export function createPageSnippet(
  definitions: Definitions,
  page: SummarizedPage,
  { description, asked }: SnippetOptions,
): PageSnippet {
  const language = getShownLanguage(page.title, asked);
  const title = resolveText(page.title, language);
  const written = getMetadataText(page.metadata, 'description', language);
  return {
    language,
    title,
    shownTitle: getMetadataText(page.metadata, 'title', language) || title,
    description:
      written ||
      cutExcerpt(findDescription(definitions, page, { description, asked: language }), descriptionLength),
    hero: findHeroUrl(definitions, page, language),
  };
}

/**
 * Returns the description. The home page prefers the site's description over its own first text; other pages
 * prefer their first text.
 */
function findDescription(
  definitions: Definitions,
  page: SummarizedPage,
  { description, asked: language }: SnippetOptions,
): string {
  const ofSite = resolveText(description, language);
  const findRoleWords = (role: 'text' | 'caption') => findFirstWords(definitions, page, { role, language });
  const describePage = () => findRoleWords('text') || findRoleWords('caption');
  return page.identifier === 'main' ? ofSite || describePage() : describePage() || ofSite;
}

function findFirstWords(
  definitions: Definitions,
  { overview }: SummarizedPage,
  { role, language }: { readonly role: 'text' | 'caption'; readonly language: Language },
): string {
  let found = '';
  let left = farthest;
  for (const block of analysePage(definitions, overview).byRole[role]) {
    const { content } = resolveValues(definitions, block, language);
    const start = typeof content === 'string' ? content.slice(0, Math.min(nearest, left)) : '';
    left -= start.length;
    found = `${found} ${extractPlainText(start)}`.trim();
    if (found.length >= enough || left <= 0) break;
  }
  return found;
}

/** Finds the URL of the hero's file in the library. */
export function findHeroUrl(
  definitions: Definitions,
  { overview }: Pick<SummarizedPage, 'overview'>,
  language: Language,
): string | undefined {
  for (const block of analysePage(definitions, overview).byRole.hero) {
    const { src } = resolveValues(definitions, block, language);
    // Images of other sites must not be copied.
    if (typeof src === 'string' && src.startsWith('/media/')) return src;
  }
  return undefined;
}

function resolveValues(
  definitions: Definitions,
  block: Block,
  language: Language,
): Readonly<Record<string, unknown>> {
  const definition = definitions.get(block.type);
  return definition ? resolveBlock(definition, block, language, () => undefined) : {};
}

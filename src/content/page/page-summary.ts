import type { Block, Definitions } from '../block/block.ts';
import { resolveBlock } from '../block/resolve-block.ts';
import { type Language, languageShown, resolveText, type Translated } from '../language/language.ts';
import { excerpt, extractPlainText } from '../text/plain-text.ts';
import { analysePage } from './analyse-page.ts';
import type { PageContent } from './page.ts';
import { metadataText } from './page-metadata.ts';

/** A page with its address, without language prefix. */
export type SummarizedPage = Pick<PageContent, 'title' | 'overview' | 'metadata'> & {
  readonly identifier: string;
  readonly path: string;
};

/** What search engines, chats and social networks show of a page in one language. */
export interface PageSnippet {
  /** The language that the page's texts are in: the default one where it has not been translated. */
  readonly language: Language;
  readonly title: string;
  /** What others call it: what the studio has written for them, else its title. */
  readonly shownTitle: string;
  /** What the studio has written for others, else at most 155 characters of the page; '' where nobody wrote anything. */
  readonly description: string;
  /** Address of the hero's file in our own library. */
  readonly hero: string | undefined;
}

/** About what search engines show. */
export const descriptionLength = 155;
/** A lead of a few words is not enough: the next text is taken along. */
const enough = 70;
/** A description is in the first characters of a text, and of a page, or it is nowhere. */
const nearest = 2_000;
const farthest = 20_000;

interface Asked {
  /** The site's own description. */
  readonly description: Translated;
  readonly asked: Language;
}

/** What others are told of a page, of what has been written for them, else of the page itself. */
export function createPageSnippet(
  definitions: Definitions,
  page: SummarizedPage,
  { description, asked }: Asked,
): PageSnippet {
  const language = languageShown(page.title, asked);
  const title = resolveText(page.title, language);
  const written = metadataText(page.metadata, 'description', language);
  return {
    language,
    title,
    shownTitle: metadataText(page.metadata, 'title', language) || title,
    description:
      written ||
      excerpt(descriptionOf(definitions, page, { description, asked: language }), descriptionLength),
    hero: heroOf(definitions, page, language),
  };
}

/** The site's own description is the home page's; any other page says it in its first words. */
function descriptionOf(
  definitions: Definitions,
  page: SummarizedPage,
  { description, asked: language }: Asked,
): string {
  const ofSite = resolveText(description, language);
  const words = (role: 'text' | 'caption') => firstWords(definitions, page, { role, language });
  const ofPage = () => words('text') || words('caption');
  return page.identifier === 'main' ? ofSite || ofPage() : ofPage() || ofSite;
}

function firstWords(
  definitions: Definitions,
  { overview }: SummarizedPage,
  { role, language }: { readonly role: 'text' | 'caption'; readonly language: Language },
): string {
  let found = '';
  let left = farthest;
  for (const block of analysePage(definitions, overview).byRole[role]) {
    const { content } = valuesOf(definitions, block, language);
    const start = typeof content === 'string' ? content.slice(0, Math.min(nearest, left)) : '';
    left -= start.length;
    found = `${found} ${extractPlainText(start)}`.trim();
    if (found.length >= enough || left <= 0) break;
  }
  return found;
}

/** Address of the hero's file in our own library. */
export function heroOf(
  definitions: Definitions,
  { overview }: Pick<SummarizedPage, 'overview'>,
  language: Language,
): string | undefined {
  for (const block of analysePage(definitions, overview).byRole.hero) {
    const { src } = valuesOf(definitions, block, language);
    // A picture of another site is not ours to copy.
    if (typeof src === 'string' && src.startsWith('/media/')) return src;
  }
  return undefined;
}

function valuesOf(
  definitions: Definitions,
  block: Block,
  language: Language,
): Readonly<Record<string, unknown>> {
  const definition = definitions.get(block.type);
  return definition ? resolveBlock(definition, block, language, () => undefined) : {};
}

import type { SiteSettings } from '#api/schemas/settings.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { analysePage } from '#content/analyse-page.ts';
import type { Block } from '#content/block.ts';
import { type Language, languageShown, resolveText } from '#content/language.ts';
import { resolveBlock } from '#content/resolve-block.ts';
import type { PageModel } from '../site-document.ts';
import { excerpt, plainText } from './plain-text.ts';

export type SummarizedPage = Pick<PageModel, 'identifier' | 'path' | 'title' | 'overview'>;

/** What search engines, chats and social networks show of a page in one language. */
export interface PageSummary {
  /** The language that the page's texts are in: the default one where it has not been translated. */
  readonly language: Language;
  readonly title: string;
  /** At most 155 characters; '' where nobody wrote anything. */
  readonly description: string;
  /** Address of the hero's file in our own library. */
  readonly hero: string | undefined;
}

/** About what search engines show. */
const descriptionLength = 155;
/** A lead of a few words is not enough: the next text is taken along. */
const enough = 70;
/** A description is in the first characters of a text, and of a page, or it is nowhere. */
const nearest = 2_000;
const farthest = 20_000;

export function summarizePage(
  page: SummarizedPage,
  settings: Pick<SiteSettings, 'description'>,
  asked: Language,
): PageSummary {
  const language = languageShown(page.title, asked);
  return {
    language,
    title: resolveText(page.title, language),
    description: excerpt(descriptionOf(page, settings, language), descriptionLength),
    hero: heroOf(page, language),
  };
}

/** The site's own description is the home page's; any other page says it in its first words. */
function descriptionOf(
  page: SummarizedPage,
  settings: Pick<SiteSettings, 'description'>,
  language: Language,
): string {
  const ofSite = resolveText(settings.description, language);
  const ofPage = () => firstWords(page, 'text', language) || firstWords(page, 'caption', language);
  return page.identifier === 'main' ? ofSite || ofPage() : ofPage() || ofSite;
}

function firstWords({ overview }: SummarizedPage, role: 'text' | 'caption', language: Language): string {
  let found = '';
  let left = farthest;
  for (const block of analysePage(blockDefinitions, overview).byRole[role]) {
    const { content } = valuesOf(block, language);
    const start = typeof content === 'string' ? content.slice(0, Math.min(nearest, left)) : '';
    left -= start.length;
    found = `${found} ${plainText(start)}`.trim();
    if (found.length >= enough || left <= 0) break;
  }
  return found;
}

function heroOf({ overview }: SummarizedPage, language: Language): string | undefined {
  for (const block of analysePage(blockDefinitions, overview).byRole.hero) {
    const { src } = valuesOf(block, language);
    // A picture of another site is not ours to copy.
    if (typeof src === 'string' && src.startsWith('/media/')) return src;
  }
  return undefined;
}

function valuesOf(block: Block, language: Language): Readonly<Record<string, unknown>> {
  const definition = blockDefinitions.get(block.type);
  return definition ? resolveBlock(definition, block, language, () => undefined) : {};
}

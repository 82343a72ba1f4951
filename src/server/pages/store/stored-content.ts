import { channel } from 'node:diagnostics_channel';
import { type Block, isBlock } from '#content/block/block.ts';
import { isTranslated, type Translated } from '#content/language/language.ts';
import type { PageMetadata } from '#content/page/page-metadata.ts';
import { pageMetadataSchema } from '#content/page/page-metadata-schema.ts';
import type { Translations } from '#content/translation/translations.ts';
import { translationsSchema } from '#content/translation/translations-schema.ts';
import { AppError } from '#server/http/app-error.ts';

/** Repositories have no log of their own. Node's diagnostics channels carry what one should know. */
const damages = channel('vitrine:content-damage');

/** A text as a version has it, and whose it is. Content is untrusted until parsed, also from the database. */
interface Stored {
  readonly text: string;
  readonly versionId: string;
}

/** A version's content is needed, and what is stored of it cannot be parsed: 503. */
export class UnreadableContent extends AppError {
  constructor(versionId: string, cause?: unknown) {
    super('server/unavailable', {
      message:
        'What is stored of this page cannot be read. Restore an earlier version of it, or save its title and all its blocks anew.',
    });
    this.cause = { versionId, cause };
  }
}

/** What is no JSON was overwritten or broke: nobody knows what the page said, least of all that it said nothing. */
function parse({ text, versionId }: Stored): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableContent(versionId, cause);
  }
}

/** The title; an empty one when what is stored is no text. @throws AppError 503 when it cannot be parsed. */
export function parseTitle(stored: Stored): Translated {
  return titleIn(parse(stored), stored) ?? '';
}

/** The title for a list, in which one broken page must not take the others along. */
export function titleOr(fallback: string, stored: Stored): Translated {
  try {
    return titleIn(parse(stored), stored) ?? fallback;
  } catch {
    reportDamage({ versionId: stored.versionId, what: 'The stored title of a page cannot be read.' });
    return fallback;
  }
}

function titleIn(value: unknown, { versionId }: Stored): Translated | undefined {
  if (isTranslated(value)) return value;
  reportDamage({ versionId, what: 'What is stored as the title of a page is no text.' });
  return undefined;
}

/** What the texts were written against; nothing where it is damaged: the texts themselves are whole. */
export function parseTranslations({
  text,
  versionId,
}: Pick<Stored, 'versionId'> & { readonly text: string | null }): Translations | undefined {
  if (text === null) return undefined;
  try {
    return translationsSchema.parse(JSON.parse(text));
  } catch {
    reportDamage({ versionId, what: 'What is stored of the translations of a page cannot be read.' });
    return undefined;
  }
}

/** What others are told of a page; nothing where it is damaged: the page then speaks for itself. */
export function parseMetadata({
  text,
  versionId,
}: Pick<Stored, 'versionId'> & { readonly text: string | null }): PageMetadata | undefined {
  if (text === null) return undefined;
  try {
    return pageMetadataSchema.parse(JSON.parse(text));
  } catch {
    reportDamage({ versionId, what: 'What is stored for search engines and networks cannot be read.' });
    return undefined;
  }
}

/** @throws AppError 503 when what is stored cannot be parsed. */
export function isOverview(stored: Stored): boolean {
  return Array.isArray(parse(stored));
}

/**
 * The list of blocks; an empty one when what is stored is no list. What is no block at all is left out.
 *
 * @throws AppError 503 when what is stored cannot be parsed.
 */
export function parseOverview(stored: Stored): readonly Block[] {
  const overview = parse(stored);
  if (Array.isArray(overview)) return overview.filter(isBlock);
  const what = 'What is stored as the blocks of a page is no list; it counts as an empty one.';
  reportDamage({ versionId: stored.versionId, what });
  return [];
}

/** The same for a walk through many pages: a version that cannot be read says nothing there, and takes no other along. */
export function readableOverview(stored: Stored): readonly Block[] {
  try {
    return parseOverview(stored);
  } catch (error) {
    if (error instanceof UnreadableContent) return [];
    throw error;
  }
}

/** Stored content that is not what it should be, and can do without: what is wrong, and with which version. */
export interface ContentDamage {
  readonly versionId: string;
  readonly what: string;
}

function reportDamage(damage: ContentDamage): void {
  damages.publish(damage);
}

/** Calls back with every damage that is met. Returns how to stop. */
export function onDamage(listener: (damage: ContentDamage) => void): () => void {
  const observe = (message: unknown) => listener(message as ContentDamage);
  damages.subscribe(observe);
  return () => damages.unsubscribe(observe);
}

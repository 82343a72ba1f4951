import { channel } from 'node:diagnostics_channel';
import { type Block, isBlock } from '#content/block/block.ts';
import { isTranslated, type Translated } from '#content/language/language.ts';
import type { PageMetadata } from '#content/page/page-metadata.ts';
import { pageMetadataSchema } from '#content/page/page-metadata-schema.ts';
import type { Translations } from '#content/translation/translations.ts';
import { translationsSchema } from '#content/translation/translations-schema.ts';
import { AppError } from '#server/http/app-error.ts';

/** Reports damage through Node's diagnostics channel, since repositories have no logger. */
const damages = channel('vitrine:content-damage');

/** Text column of a version. Content is untrusted until parsed, also from the database. */
interface StoredText {
  readonly text: string;
  readonly versionId: string;
}

/** Stored content that is needed can't be parsed: 503. */
export class UnreadableContent extends AppError {
  constructor(versionId: string, cause?: unknown) {
    super('server/unavailable', {
      message:
        'This page’s stored content cannot be read. Restore an earlier version, or save its title and all its blocks again.',
    });
    this.cause = { versionId, cause };
  }
}

/** Parses JSON. Invalid JSON is an error, not an empty page: the content is unknown. */
function parse({ text, versionId }: StoredText): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableContent(versionId, cause);
  }
}

/**
 * Parses the title; empty if the stored value is no text.
 * @throws AppError 503 if it can't be parsed
 */
export function parseTitle(stored: StoredText): Translated {
  return validateTitle(parse(stored), stored) ?? '';
}

/** Parses a title for a list, where one damaged page must not make the whole list fail. */
export function parseTitleOr(fallback: string, stored: StoredText): Translated {
  try {
    return validateTitle(parse(stored), stored) ?? fallback;
  } catch {
    reportDamage({ versionId: stored.versionId, what: 'The stored title of a page cannot be read.' });
    return fallback;
  }
}

function validateTitle(value: unknown, { versionId }: StoredText): Translated | undefined {
  if (isTranslated(value)) return value;
  reportDamage({ versionId, what: 'The stored title of a page is not text.' });
  return undefined;
}

/**
 * Parses which source text each translation was written for; empty if damaged, since the texts themselves are
 * intact.
 */
export function parseTranslations({
  text,
  versionId,
}: Pick<StoredText, 'versionId'> & { readonly text: string | null }): Translations | undefined {
  if (text === null) return undefined;
  try {
    return translationsSchema.parse(JSON.parse(text));
  } catch {
    reportDamage({ versionId, what: 'The stored translations of a page cannot be read.' });
    return undefined;
  }
}

/** Parses the metadata of a page; undefined if damaged: it is then derived from the content. */
export function parseMetadata({
  text,
  versionId,
}: Pick<StoredText, 'versionId'> & { readonly text: string | null }): PageMetadata | undefined {
  if (text === null) return undefined;
  try {
    return pageMetadataSchema.parse(JSON.parse(text));
  } catch {
    reportDamage({ versionId, what: 'The stored metadata of a page cannot be read.' });
    return undefined;
  }
}

/**
 * True if the stored blocks are a list.
 * @throws AppError 503 if they can't be parsed
 */
export function isOverview(stored: StoredText): boolean {
  return Array.isArray(parse(stored));
}

/**
 * Parses the list of blocks; empty if the stored value is no list. Items that are no blocks are left out.
 * @throws AppError 503 if it can't be parsed
 */
export function parseOverview(stored: StoredText): readonly Block[] {
  const overview = parse(stored);
  if (Array.isArray(overview)) return overview.filter(isBlock);
  const what = 'The stored blocks of a page are not a list, so the page is empty.';
  reportDamage({ versionId: stored.versionId, what });
  return [];
}

/** Parses blocks when reading many pages: an unreadable version has none, and the others are still read. */
export function parseOverviewOrEmpty(stored: StoredText): readonly Block[] {
  try {
    return parseOverview(stored);
  } catch (error) {
    if (error instanceof UnreadableContent) return [];
    throw error;
  }
}

/** Damage in stored content that could be worked around. */
export interface ContentDamage {
  readonly versionId: string;
  readonly what: string;
}

function reportDamage(damage: ContentDamage): void {
  damages.publish(damage);
}

/** Subscribes to damage reports. Returns a function that unsubscribes. */
export function subscribeToDamage(listener: (damage: ContentDamage) => void): () => void {
  const observe = (message: unknown) => listener(message as ContentDamage);
  damages.subscribe(observe);
  return () => damages.unsubscribe(observe);
}

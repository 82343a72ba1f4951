import type { Language } from '#content/language/language.ts';
import type { Db } from '#server/storage/schema.ts';
import { findOpenLink, type StoredPreviewLink } from './preview-links.repository.ts';
import { readToken } from './preview-token.ts';

interface Asked {
  readonly token: string;
  readonly language: Language;
  readonly key: Buffer;
  readonly now: Date;
}

/** Undefined for a link that never was, is revoked, is over or is for another language: nobody learns which. */
export async function openLink(
  db: Db,
  { token, language, key, now }: Asked,
): Promise<StoredPreviewLink | undefined> {
  const read = readToken(token, key);
  // Asked for what nobody signed as well: a refusal takes as long.
  const link = await findOpenLink(db, read?.id ?? '');
  if (!read || !link || link.language !== language) return undefined;
  const until = Math.min(read.until, Date.parse(link.expiresAt));
  return now.getTime() < until ? link : undefined;
}

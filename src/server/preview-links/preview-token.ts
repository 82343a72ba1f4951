import { withLanguage } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';
import { seal, unseal } from '#server/security/sealed-value.ts';
import type { Db } from '#server/storage/schema.ts';
import { findOpenLink, type StoredPreviewLink } from './preview-links.repository.ts';

/** Content of a share link, signed. */
interface PreviewToken {
  readonly id: string;
  /** ms since 1970. */
  readonly until: number;
}

/** Creates the last segment of a link: its id and expiry with a signature. Deterministic. */
export function createPreviewToken(
  { id, expiresAt }: Pick<StoredPreviewLink, 'id' | 'expiresAt'>,
  key: Buffer,
): string {
  return seal(`${id}~${Date.parse(expiresAt).toString(36)}`, key);
}

/** Returns undefined if the signature is not ours. */
export function readToken(token: string, key: Buffer): PreviewToken | undefined {
  const [, id, end] = /^([\w-]+)~([\da-z]+)$/.exec(unseal(token, key) ?? '') ?? [];
  return id === undefined || end === undefined ? undefined : { id, until: Number.parseInt(end, 36) };
}

/** Returns a draft's URL path without language prefix. */
export function getDraftPath(token: string): string {
  return `/inzage/${token}`;
}

/** Returns the complete URL to share. */
export function formatPreviewLink(publicUrl: string, token: string, language: Language): string {
  return new URL(withLanguage(getDraftPath(token), language), publicUrl).href;
}

interface LinkRequest {
  readonly token: string;
  readonly language: Language;
  readonly key: Buffer;
  readonly now: Date;
}

/**
 * Finds the link of a token. Returns undefined for an unknown, revoked or expired link or one for another
 * language, so that the response does not tell which.
 */
export async function openLink(
  db: Db,
  { token, language, key, now }: LinkRequest,
): Promise<StoredPreviewLink | undefined> {
  const read = readToken(token, key);
  // Looks up a link even without a valid signature, so that every refusal takes equally long.
  const link = await findOpenLink(db, read?.id ?? '');
  if (!read || !link || link.language !== language) return undefined;
  const until = Math.min(read.until, Date.parse(link.expiresAt));
  return now.getTime() < until ? link : undefined;
}

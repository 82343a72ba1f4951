import { withLanguage } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';
import { seal, unseal } from '#server/security/sealed-value.ts';
import type { Db } from '#server/storage/schema.ts';
import { findOpenLink, type StoredPreviewLink } from './preview-links.repository.ts';

/** What a link says of itself, signed. */
interface PreviewToken {
  readonly id: string;
  /** ms since 1970. */
  readonly until: number;
}

/** The last part of a link: its name and its end, with a proof that we wrote them. The same one each time. */
export function createPreviewToken(
  { id, expiresAt }: Pick<StoredPreviewLink, 'id' | 'expiresAt'>,
  key: Buffer,
): string {
  return seal(`${id}~${Date.parse(expiresAt).toString(36)}`, key);
}

/** Undefined for what we did not write. */
export function readToken(token: string, key: Buffer): PreviewToken | undefined {
  const [, id, end] = /^([\w-]+)~([\da-z]+)$/.exec(unseal(token, key) ?? '') ?? [];
  return id === undefined || end === undefined ? undefined : { id, until: Number.parseInt(end, 36) };
}

/** A draft's address without language prefix. */
export function draftPath(token: string): string {
  return `/inzage/${token}`;
}

/** What is sent. */
export function previewLinkAddress(publicUrl: string, token: string, language: Language): string {
  return new URL(withLanguage(draftPath(token), language), publicUrl).href;
}

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

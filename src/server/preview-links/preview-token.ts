import { withLanguage } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';
import { seal, unseal } from '#server/security/sealed-value.ts';
import type { StoredPreviewLink } from './preview-links.repository.ts';

/** What a link says of itself, signed. */
interface PreviewToken {
  readonly id: string;
  /** ms since 1970. */
  readonly until: number;
}

/** The last part of a link: its name and its end, with a proof that we wrote them. The same one each time. */
export function tokenOf({ id, expiresAt }: Pick<StoredPreviewLink, 'id' | 'expiresAt'>, key: Buffer): string {
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

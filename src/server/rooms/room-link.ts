import { randomBytes } from 'node:crypto';
import { withLanguage } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';

/** Bytes of chance in a link: far more than anybody guesses. */
const tokenBytes = 24;

export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** The first part of the addresses of rooms. */
const folder = 'kamer';

/** A room's address without language prefix. */
export function roomPath(token: string): string {
  return `/${folder}/${token}`;
}

/** What the studio sends. */
export function roomLink(publicUrl: string, token: string, language: Language): string {
  return new URL(withLanguage(roomPath(token), language), publicUrl).href;
}

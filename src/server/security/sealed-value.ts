import { createHmac } from 'node:crypto';
import { sameText } from './secret-hash.ts';

/** A value with a proof that we wrote it: for cookies that name a session without being one. */
export function seal(value: string, key: Buffer): string {
  return `${value}.${proof(value, key)}`;
}

/** The value inside, or undefined when the proof does not fit this key. */
export function unseal(sealed: string, key: Buffer): string | undefined {
  const dot = sealed.lastIndexOf('.');
  if (dot < 1) return undefined;
  const value = sealed.slice(0, dot);
  return sameText(sealed.slice(dot + 1), proof(value, key)) ? value : undefined;
}

function proof(value: string, key: Buffer): string {
  return createHmac('sha256', key).update(value, 'utf8').digest('base64url');
}

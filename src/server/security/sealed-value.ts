import { createHmac } from 'node:crypto';
import { isSameText } from './secret-hash.ts';

/** Signs a value with our key: for cookies that identify a browser without signing a user in. */
export function seal(value: string, key: Buffer): string {
  return `${value}.${computeProof(value, key)}`;
}

/** Returns the value, or undefined if the signature is not by this key. */
export function unseal(sealed: string, key: Buffer): string | undefined {
  const dot = sealed.lastIndexOf('.');
  if (dot < 1) return undefined;
  const value = sealed.slice(0, dot);
  return isSameText(sealed.slice(dot + 1), computeProof(value, key)) ? value : undefined;
}

function computeProof(value: string, key: Buffer): string {
  return createHmac('sha256', key).update(value, 'utf8').digest('base64url');
}

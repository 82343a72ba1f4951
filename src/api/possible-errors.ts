import { credentialsOf, type Endpoint } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** Every error that a call can answer: those its endpoint names, and those that follow from what it takes. */
export function possibleErrors(endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [...endpoint.errors, 'input/invalid'];
  // A page that nothing names, and one that is not there.
  if (endpoint.errors.includes('page/not-found')) codes.push('input/no-identifier');
  if (credentialsOf(endpoint).some((credential) => credential !== 'nothing')) codes.push('auth/required');
  if (endpoint.access === 'owner') codes.push('auth/forbidden');
  // Whether or not it takes a body: one is read before anybody can say so.
  if (endpoint.method !== 'GET') codes.push('auth/foreign-origin', 'input/too-large', 'media/wrong-type');
  return [...new Set([...codes, 'limit/reached', 'server/failed', 'server/unavailable'] as const)];
}

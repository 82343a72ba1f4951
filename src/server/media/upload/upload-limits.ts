import { AppError } from '#server/http/app-error.ts';
import { isZip } from '#server/media/decks/inspect-deck.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { isPdf, isVideoFile } from './inspect-media.ts';

/** Size limit per kind of upload, in MB of 1024 × 1024 bytes. */
export interface UploadLimits {
  readonly picture: number;
  readonly film: number;
  readonly PDF: number;
  readonly deck: number;
}

/** Selects the upload limits from the configured ones. */
export function getUploadLimits({ picture, film, pdf, deck }: Limits): UploadLimits {
  return { picture, film, PDF: pdf, deck };
}

export const standardLimits = getUploadLimits(defaultLimits);

type Kind = keyof UploadLimits;

/** Bytes from the start of a file that identify every kind. */
export const headBytes = 4096;
const megabyte = 1024 * 1024;

/** Returns the kind with the highest limit, which bounds every upload. */
export function getLargestKind(limits: UploadLimits): Kind {
  const kinds = Object.keys(limits) as Kind[];
  return kinds.reduce((largest, kind) => (limits[kind] > limits[largest] ? kind : largest), 'film');
}

/** Returns bytes. */
export function getUploadLimit(kind: Kind, limits: UploadLimits): number {
  return limits[kind] * megabyte;
}

/** Determines which limit applies, by the first bytes. */
export function detectUploadKind(begin: Buffer): Kind {
  if (isPdf(begin)) return 'PDF';
  if (isZip(begin)) return 'deck';
  return isVideoFile(begin) ? 'film' : 'picture';
}

/** Throws 413 with the limit if a file of this kind is too large. */
export function requireRoom(kind: Kind, size: number, limits: UploadLimits): void {
  if (size <= getUploadLimit(kind, limits)) return;
  throw new AppError('input/too-large', { message: `A ${kind} can be ${limits[kind]} MB large at most.` });
}

import { AppError } from '#server/http/app-error.ts';
import { isZip } from '#server/media/decks/inspect-deck.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { isPdf, isVideoFile } from './inspect-media.ts';

/** How large an upload of each kind may be, in MB of 1024 × 1024 bytes. */
export interface UploadLimits {
  readonly picture: number;
  readonly film: number;
  readonly PDF: number;
  readonly deck: number;
}

/** Those of uploads, by the names of their kinds. */
export function uploadLimitsOf({ picture, film, pdf, deck }: Limits): UploadLimits {
  return { picture, film, PDF: pdf, deck };
}

export const standardLimits = uploadLimitsOf(defaultLimits);

type Kind = keyof UploadLimits;

/** Bytes from the begin of a file by which every kind can be told. */
export const headBytes = 4096;
const megabyte = 1024 * 1024;

/** The kind that may be the largest: nothing larger than it is taken at all. */
export function largestKind(limits: UploadLimits): Kind {
  const kinds = Object.keys(limits) as Kind[];
  return kinds.reduce((largest, kind) => (limits[kind] > limits[largest] ? kind : largest), 'film');
}

/** In bytes. */
export function limitOf(kind: Kind, limits: UploadLimits): number {
  return limits[kind] * megabyte;
}

/** What a file is to the limits, by its first bytes. */
export function detectUploadKind(begin: Buffer): Kind {
  if (isPdf(begin)) return 'PDF';
  if (isZip(begin)) return 'deck';
  return isVideoFile(begin) ? 'film' : 'picture';
}

/** Throws 413 with the limit for a file of this kind that has more bytes. */
export function requireRoom(kind: Kind, size: number, limits: UploadLimits): void {
  if (size <= limitOf(kind, limits)) return;
  throw new AppError('input/too-large', { message: `A ${kind} can be ${limits[kind]} MB large at most.` });
}

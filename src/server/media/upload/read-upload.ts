import type { FastifyRequest } from 'fastify';
import { AppError, invalid } from '#server/http/app-error.ts';
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

export interface ReceivedFile {
  readonly bytes: Buffer;
  readonly name: string;
}

/**
 * The file in a form. Never more of it is held than its kind may have: what comes after that is read and dropped, so that
 * whoever sends it gets to hear the answer. Throws 400 for a form without one, and 413 with the limit.
 *
 * @param field the form's field that holds it
 */
export function readUpload(
  request: FastifyRequest,
  field: string,
  limits: UploadLimits,
): Promise<ReceivedFile> {
  const largest = limitOf(largestKind(limits), limits);
  return receive(request, field, largest, (stream) => collect(stream, limits));
}

interface Room {
  /** In bytes. */
  readonly most: number;
  readonly tooLarge: () => AppError;
}

/** The file in a form, where all that may come are of one kind. Throws 400 for a form without one, and what the room says. */
export function readFile(
  request: FastifyRequest,
  field: string,
  { most, tooLarge }: Room,
): Promise<ReceivedFile> {
  return receive(request, field, most, async (stream) => {
    const kept: Buffer[] = [];
    let size = 0;
    for await (const chunk of stream) {
      size += chunk.length;
      if (size <= most) kept.push(chunk);
      else kept.length = 0;
    }
    if (size > most) throw tooLarge();
    return Buffer.concat(kept);
  });
}

async function receive(
  request: FastifyRequest,
  field: string,
  most: number,
  collectBytes: (stream: AsyncIterable<Buffer>) => Promise<Buffer>,
): Promise<ReceivedFile> {
  const missing = invalid(field, `Send one file as multipart form data, in the field "${field}".`);
  if (!request.isMultipart()) throw missing;
  // A form that cannot be read comes as a bare error of its parser; those that name a status know better.
  const malformed = (error: unknown): never => {
    throw error instanceof Error && ('statusCode' in error || error instanceof AppError) ? error : missing;
  };
  // The parser drops what is over this without a word; one byte more shows that there was some.
  const part = await request
    .file({ limits: { files: 1, fileSize: most + 1 }, throwFileSizeLimit: false })
    .catch(malformed);
  if (!part) throw missing;
  const bytes = await collectBytes(part.file).catch(malformed);
  if (part.fieldname !== field || bytes.length === 0) throw missing;
  return { bytes, name: part.filename };
}

async function collect(stream: AsyncIterable<Buffer>, limits: UploadLimits): Promise<Buffer> {
  const kept: Buffer[] = [];
  let size = 0;
  let head = Buffer.alloc(0);
  for await (const chunk of stream) {
    if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
    size += chunk.length;
    if (size <= limitOf(detectUploadKind(head), limits)) kept.push(chunk);
    else kept.length = 0;
  }
  requireRoom(detectUploadKind(head), size, limits);
  return Buffer.concat(kept);
}

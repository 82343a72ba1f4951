import type { FastifyRequest } from 'fastify';
import { AppError, createInvalidError } from '#server/http/app-error.ts';
import { isZip } from '#server/media/decks/inspect-deck.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { isPdf, isVideoFile } from './inspect-media.ts';

/** Size limit per kind of upload, in MB of 1024 × 1024 bytes. */
export interface UploadLimits {
  readonly picture: number;
  readonly video: number;
  readonly PDF: number;
  readonly deck: number;
}

/** Selects the upload limits from the configured ones. */
export function getUploadLimits({ picture, film, pdf, deck }: Limits): UploadLimits {
  return { picture, video: film, PDF: pdf, deck };
}

export const standardLimits = getUploadLimits(defaultLimits);

type Kind = keyof UploadLimits;

/** Bytes from the start of a file that identify every kind. */
export const headBytes = 4096;
const megabyte = 1024 * 1024;

/** Returns the kind with the highest limit, which bounds every upload. */
export function getLargestKind(limits: UploadLimits): Kind {
  const kinds = Object.keys(limits) as Kind[];
  return kinds.reduce((largest, kind) => (limits[kind] > limits[largest] ? kind : largest), 'video');
}

/** In bytes. */
export function getUploadLimit(kind: Kind, limits: UploadLimits): number {
  return limits[kind] * megabyte;
}

/** Determines which limit applies, by the first bytes. */
export function detectUploadKind(begin: Buffer): Kind {
  if (isPdf(begin)) return 'PDF';
  if (isZip(begin)) return 'deck';
  return isVideoFile(begin) ? 'video' : 'picture';
}

const kindNames: Readonly<Record<Kind, string>> = {
  picture: 'An image',
  video: 'A video',
  PDF: 'A PDF',
  deck: 'A slide deck',
};

/** Throws 413 with the limit if a file of this kind is too large. */
export function requireRoom(kind: Kind, size: number, limits: UploadLimits): void {
  if (size <= getUploadLimit(kind, limits)) return;
  throw new AppError('input/too-large', {
    message: `${kindNames[kind]} can have at most ${limits[kind]} MB.`,
  });
}

export interface ReceivedFile {
  readonly bytes: Buffer;
  readonly name: string;
}

/**
 * Reads the file from a multipart form. Buffers no more than the limit of its kind; the rest is read and
 * dropped, so that the client receives the error. Throws 400 without a file, and 413 with the limit.
 *
 * @param field name of the form's file field
 */
export function readUpload(
  request: FastifyRequest,
  field: string,
  limits: UploadLimits,
): Promise<ReceivedFile> {
  const largest = getUploadLimit(getLargestKind(limits), limits);
  return receive(request, field, largest, (stream) => collect(stream, limits));
}

interface Room {
  /** In bytes. */
  readonly most: number;
  readonly tooLarge: () => AppError;
}

/** Reads a file of one kind from a multipart form. Throws 400 without a file, and what `room` throws. */
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
  const missing = createInvalidError(field, `Send one file as multipart form data, in the field "${field}".`);
  if (!request.isMultipart()) throw missing;
  // The parser throws plain errors for malformed forms; those with a status are more specific.
  const rejectMalformed = (error: unknown): never => {
    throw error instanceof Error && ('statusCode' in error || error instanceof AppError) ? error : missing;
  };
  // The parser cuts silently at its limit; one byte more reveals that the file was longer.
  const part = await request
    .file({ limits: { files: 1, fileSize: most + 1 }, throwFileSizeLimit: false })
    .catch(rejectMalformed);
  if (!part) throw missing;
  const bytes = await collectBytes(part.file).catch(rejectMalformed);
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
    if (size <= getUploadLimit(detectUploadKind(head), limits)) kept.push(chunk);
    else kept.length = 0;
  }
  requireRoom(detectUploadKind(head), size, limits);
  return Buffer.concat(kept);
}

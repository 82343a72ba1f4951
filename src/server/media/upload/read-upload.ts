import type { FastifyRequest } from 'fastify';
import { AppError, invalid } from '#server/http/app-error.ts';
import {
  detectUploadKind,
  getLargestKind,
  getUploadLimit,
  headBytes,
  requireRoom,
  type UploadLimits,
} from './upload-limits.ts';

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
  /** Bytes. */
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
  const missing = invalid(field, `Send one file as multipart form data, in the field "${field}".`);
  if (!request.isMultipart()) throw missing;
  // The parser throws plain errors for malformed forms; those with a status are more specific.
  const malformed = (error: unknown): never => {
    throw error instanceof Error && ('statusCode' in error || error instanceof AppError) ? error : missing;
  };
  // The parser cuts silently at its limit; one byte more reveals that the file was longer.
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
    if (size <= getUploadLimit(detectUploadKind(head), limits)) kept.push(chunk);
    else kept.length = 0;
  }
  requireRoom(detectUploadKind(head), size, limits);
  return Buffer.concat(kept);
}

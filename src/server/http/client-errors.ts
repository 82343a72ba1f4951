import { maxHeaderSize, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '#api/error-catalogue.ts';
import { AppError } from './app-error.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Formats a size in whole MB, or in KB below 1 MB; rounded down. */
export function formatMaxSize(bytes: number): string {
  return bytes >= megabyte ? `${Math.floor(bytes / megabyte)} MB` : `${Math.floor(bytes / kilobyte)} KB`;
}

/** Maps Node's errors of malformed requests to the catalogue. */
const codes: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'input/too-slow',
  HPE_HEADER_OVERFLOW: 'input/head-too-large',
};

/** Answers a request that could not be parsed, and closes its connection. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const known = createError(codes[error.code ?? '']);
  const body = JSON.stringify(known.toBody());
  const head = [
    `HTTP/1.1 ${known.status} ${STATUS_CODES[known.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  // After the response, the rest of the request is ignored.
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

function createError(code: ErrorCode | undefined): AppError {
  if (code === undefined) {
    return new AppError('input/invalid', { message: 'The request cannot be parsed.' });
  }
  if (code !== 'input/head-too-large') return new AppError(code);
  const most = formatMaxSize(maxHeaderSize);
  return new AppError(code, {
    message: `The URL and the headers of a request can have at most ${most}.`,
  });
}

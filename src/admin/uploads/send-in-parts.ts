import { type DetailedError, type FileReader, type HttpStack, Upload } from 'tus-js-client';
import { ApiError, readAnswer } from '#api/client.ts';
import type { Media } from '#api/endpoints/media.ts';
import type { RememberedUploads } from './remembered-uploads.ts';

/** Options for sending a file in one request or in parts. */
export interface SendOptions {
  /** Called with the progress, 0 to 1. */
  readonly sent?: (part: number) => void;
  /** Aborts the upload: its parts are deleted from the server. */
  readonly signal?: AbortSignal;
}

export type Send = (file: File, how: SendOptions) => Promise<Media>;

/** Dependencies of uploading in parts. */
export interface PartsOptions {
  /** Absolute URL at which uploads are created. */
  readonly endpoint: string;
  /** An authenticated `fetch` that reports upload progress, 0 to 1. */
  readonly request: (url: string, init: RequestInit, told: (part: number) => void) => Promise<Response>;
  /** Adds a complete upload to the media library. */
  readonly finish: (id: string, signal: AbortSignal | undefined) => Promise<Media>;
  readonly remembered: RememberedUploads;
  /** Sends the file in one request, as a fallback if the server loses parts. */
  readonly sendWhole: Send;
  /** Resolves once the browser is online, or the signal aborts. */
  readonly connected: (signal: AbortSignal | undefined) => Promise<void>;
  /** ms of delay before each retry after a failure without progress. */
  readonly pauses?: readonly number[];
  /** In bytes. */
  readonly partSize?: number;
}

const standardPauses = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];
const standardPart = 4 * 1024 * 1024;

/**
 * Creates the function that uploads a file in parts. It resumes after a lost connection, and when the same
 * file is chosen again. If the server no longer knows the parts, the upload restarts; the second time, the
 * file is sent in one request, since several servers without a shared folder would keep losing parts.
 */
export function createSendInParts(options: PartsOptions): Send {
  const { remembered, sendWhole } = options;
  return async (file, how) => {
    const key = remembered.getKey(file);
    for (let isAgain = false; ; isAgain = true) {
      try {
        const id = await sendParts(file, how, options);
        const media = await retryOffline(() => options.finish(id, how.signal), how.signal, options);
        remembered.forget(key);
        return media;
      } catch (error) {
        if (isRefused(error)) remembered.forget(key);
        if (!isLost(error)) throw error;
        if (isAgain) return sendWhole(file, how);
      }
    }
  };
}

/** Sends the parts that the server doesn't have yet. Returns the upload's id. */
async function sendParts(file: File, { sent, signal }: SendOptions, options: PartsOptions): Promise<string> {
  const { endpoint, remembered, request, connected, pauses = standardPauses } = options;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const key = remembered.getKey(file);
  const upload = new Upload(file, {
    endpoint,
    metadata: { filename: file.name },
    chunkSize: options.partSize ?? standardPart,
    retryDelays: [...pauses],
    httpStack: createHttpStack(request),
    fileReader,
    fingerprint: async () => key,
    urlStorage: remembered,
    onBeforeRequest: () => connected(signal),
    onShouldRetry: ({ originalResponse }) => isTemporary(originalResponse?.getStatus() ?? 0),
    onProgress: (bytes, all) => sent?.(bytes / all),
    onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => void readProblem(error).then(reject),
  });
  const giveUp = () => {
    remembered.forget(key);
    reject(new DOMException('The upload was given up', 'AbortError'));
    // If this request fails, the server deletes the parts after a day.
    upload.abort(true).catch(() => {});
  };
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    const [known] = await upload.findPreviousUploads();
    if (known) upload.resumeFromPreviousUpload(known);
    if (signal?.aborted) giveUp();
    else upload.start();
    return await promise;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
}

/** Retries while the connection is lost. Safe, since the requests are idempotent. */
async function retryOffline<T>(
  ask: () => Promise<T>,
  signal: AbortSignal | undefined,
  { connected, pauses = standardPauses }: PartsOptions,
): Promise<T> {
  for (const pause of pauses) {
    await connected(signal);
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError) || signal?.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return ask();
}

/** True for no response, a conflict between two requests, or a server error: a retry may succeed. */
function isTemporary(status: number): boolean {
  return status === 0 || status === 409 || status >= 500;
}

function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'upload/not-found';
}

/** True if the server refused the file, and deleted it. Other refusals concern the person or a rate limit. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 413, 415].includes(error.status);
}

/** Converts the upload library's errors to those of the API client: with a sentence, or as no response. */
async function readProblem(error: Error | DetailedError): Promise<unknown> {
  if (!('originalRequest' in error) || !error.originalRequest) return error;
  const { originalResponse: answer } = error;
  if (!answer) return new TypeError('The request got no answer');
  const headers = { 'content-type': 'application/json' };
  const response = new Response(answer.getBody(), { status: answer.getStatus(), headers });
  return readAnswer(response).then(
    () => error,
    (known: unknown) => known,
  );
}

/** Sends the library's requests with the signed-in person's token. */
function createHttpStack(request: PartsOptions['request']): HttpStack {
  return {
    getName: () => 'session',
    createRequest(method, url) {
      const headers: Record<string, string> = {};
      const ending = new AbortController();
      let told = (_bytes: number) => {};
      return {
        getMethod: () => method,
        getURL: () => url,
        getHeader: (name) => headers[name],
        setHeader(name, value) {
          headers[name] = value;
        },
        setProgressHandler(handler) {
          told = handler;
        },
        async send(body: Blob | null | undefined) {
          const init = { method, headers, body, signal: ending.signal, credentials: 'same-origin' } as const;
          const response = await request(url, init, (part) => told(part * (body?.size ?? 0)));
          const text = await response.text();
          return {
            getStatus: () => response.status,
            getHeader: (name) => response.headers.get(name) ?? undefined,
            getBody: () => text,
            getUnderlyingObject: () => response,
          };
        },
        abort: async () => ending.abort(),
        getUnderlyingObject: () => undefined,
      };
    },
  };
}

/** Reads files part by part. */
const fileReader: FileReader = {
  async openFile(file: File) {
    return {
      size: file.size,
      slice: async (start, end) => ({ value: file.slice(start, end), done: end >= file.size }),
      close: () => {},
    };
  },
};

import { type DetailedError, type FileReader, type HttpStack, Upload } from 'tus-js-client';
import { ApiError, readAnswer } from '#api/client.ts';
import type { Media } from '#api/endpoints/media.ts';
import type { RememberedUploads } from './remembered-uploads.ts';

/** How a file is sent, whichever way it takes. */
export interface HowToSend {
  /** Is told how much has been sent, 0 to 1. */
  readonly sent?: (part: number) => void;
  /** Gives it up: what the server has of it is removed. */
  readonly signal?: AbortSignal;
}

export type Send = (file: File, how: HowToSend) => Promise<Media>;

/** What sending in parts needs of the window that it is in. */
export interface PartsOptions {
  /** Where uploads begin: a whole address. */
  readonly endpoint: string;
  /** A `fetch` for the signed-in person, which tells how much of the body has been sent, 0 to 1. */
  readonly request: (url: string, init: RequestInit, told: (part: number) => void) => Promise<Response>;
  /** Puts what is whole into the library. */
  readonly finish: (id: string, signal: AbortSignal | undefined) => Promise<Media>;
  readonly remembered: RememberedUploads;
  /** For files of which the server loses the parts. */
  readonly sendWhole: Send;
  /** Resolves where there is a connection, as far as the browser knows; also when nobody waits any more. */
  readonly connected: (signal: AbortSignal | undefined) => Promise<void>;
  /** How long to wait before each next try that brings nothing, in ms. */
  readonly pauses?: readonly number[];
  /** In bytes. */
  readonly partSize?: number;
}

const standardPauses = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];
const standardPart = 4 * 1024 * 1024;

/**
 * Sends a file in parts, and goes on after a lost connection where it was; a file that was chosen again goes on as well.
 * A server that does not know the parts any more gets the file anew, and at the second time as a whole: several servers
 * that do not share a folder would lose them for ever.
 */
export function createSendInParts(options: PartsOptions): Send {
  const { remembered, sendWhole } = options;
  return async (file, how) => {
    const key = remembered.keyOf(file);
    for (let isAgain = false; ; isAgain = true) {
      try {
        const id = await sendParts(file, how, options);
        const media = await persist(() => options.finish(id, how.signal), how.signal, options);
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

/** Sends what the server does not have yet. Answers the upload's id. */
async function sendParts(file: File, { sent, signal }: HowToSend, options: PartsOptions): Promise<string> {
  const { endpoint, remembered, request, connected, pauses = standardPauses } = options;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const key = remembered.keyOf(file);
  const upload = new Upload(file, {
    endpoint,
    metadata: { filename: file.name },
    chunkSize: options.partSize ?? standardPart,
    retryDelays: [...pauses],
    httpStack: stackOver(request),
    fileReader,
    fingerprint: async () => key,
    urlStorage: remembered,
    onBeforeRequest: () => connected(signal),
    onShouldRetry: ({ originalResponse }) => isPassing(originalResponse?.getStatus() ?? 0),
    onProgress: (bytes, all) => sent?.(bytes / all),
    onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => void readProblem(error).then(reject),
  });
  const giveUp = () => {
    remembered.forget(key);
    reject(new DOMException('The upload was given up', 'AbortError'));
    // Where that cannot be told, the server removes it after a day.
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

/** Asks again where the connection was lost: whoever answers twice answers the same. */
async function persist<T>(
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

/** No answer, two that came at once, or a server that fails: the next try may go well. */
function isPassing(status: number): boolean {
  return status === 0 || status === 409 || status >= 500;
}

function isLost(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'upload/not-found';
}

/** What the server refused is gone there as well; other refusals are about who asks, or how often. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 413, 415].includes(error.status);
}

/** The library's errors as those of the client of the API: one with a sentence, or no answer at all. */
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

/** The library's requests as those of the signed-in person. */
function stackOver(request: PartsOptions['request']): HttpStack {
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

/** Files are read part by part. */
const fileReader: FileReader = {
  async openFile(file: File) {
    return {
      size: file.size,
      slice: async (start, end) => ({ value: file.slice(start, end), done: end >= file.size }),
      close: () => {},
    };
  },
};

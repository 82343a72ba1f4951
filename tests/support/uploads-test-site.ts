import { randomUUID } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Role } from '#api/endpoints/auth.ts';
import type { Media } from '#api/endpoints/media.ts';
import { mediaPlugin } from '#server/media/media.plugin.ts';
import { createMediaService } from '#server/media/media.service.ts';
import { openLocalStore } from '#server/media/store/media-store.ts';
import { standardLimits, type UploadLimits } from '#server/media/upload/read-upload.ts';
import { createUploads } from '#server/media/upload/uploads.ts';
import type { DatabaseLocation } from '#server/storage/open-database.ts';
import { writeWebm } from '../../scripts/lib/webm.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { testPictures } from './test-pictures.ts';

interface Options {
  /** Folder of the files. Parts are in its subfolder `uploads`. */
  readonly folder: string;
  readonly database?: DatabaseLocation;
  readonly limits?: UploadLimits;
}

type Headers = Readonly<Record<string, string>>;

/** The response to a tus request. */
interface TusAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly code: string | undefined;
  readonly message: string | undefined;
}

/** Opens the whole server, listening on a port, with a media library and with uploads in parts. */
export async function openUploadsSite({
  folder,
  database = { kind: 'sqlite', file: ':memory:' },
  limits = standardLimits,
}: Options) {
  const uploads = createUploads(join(folder, 'uploads'), limits);
  const store = openLocalStore(join(folder, 'media'));
  const complaints: string[] = [];
  const stream = { write: (line: string) => void complaints.push(line) };
  const test: TestApp = await openTestApp(database, {
    logger: { level: 'warn', stream },
    media: (storage) => async (app) => {
      const media = createMediaService(storage, store, testPictures);
      app.decorate('mediaViewer', async () => undefined);
      const none = undefined as never;
      const visitors = { grants: none, moments: none, deckSigner: none };
      const pictures = testPictures;
      await app.register(mediaPlugin, {
        storage,
        store,
        media,
        pictures,
        uploads,
        uploadLimits: limits,
        ...visitors,
      });
    },
  });
  const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });

  async function ask(
    method: string,
    path: string,
    { as = 'owner', headers = {}, body }: { as?: Role | undefined; headers?: Headers; body?: Buffer } = {},
  ): Promise<TusAnswer> {
    const answer = await fetch(`${origin}/api/admin/uploads${path}`, {
      method,
      headers: { 'tus-resumable': '1.0.0', 'x-test-role': as, ...headers },
      ...(body && { body: new Uint8Array(body) }),
    });
    const text = await answer.text();
    const { code, message } = text === '' ? {} : JSON.parse(text);
    return { status: answer.status, headers: Object.fromEntries(answer.headers), code, message };
  }

  /** Begins an upload and returns its id. */
  async function begin(size: number, name = 'film.webm', as?: Role): Promise<string> {
    const { status, headers } = await ask('POST', '', { as, headers: buildUploadHeaders(size, name) });
    if (status !== 201) throw new Error(`It was not begun: ${status}`);
    return headers.location?.split('/').at(-1) ?? '';
  }

  return {
    ...test,
    /** Warnings and errors that the server has logged. */
    complaints,
    origin,
    uploads,
    uploadsFolder: join(folder, 'uploads'),
    ask,
    begin,
    part: (id: string, offset: number, body: Buffer, as?: Role) =>
      ask('PATCH', `/${id}`, { as, headers: buildPartHeaders(offset), body }),
    offsetOf: async (id: string) => Number((await ask('HEAD', `/${id}`)).headers['upload-offset']),
    finish: (id: string) => test.asOwner<Media>('POST', `/admin/uploads/${id}/finish`),
    replace: (id: string, mediaId: string, headers?: Headers) =>
      test.asOwner<Media>('POST', `/admin/uploads/${id}/replace/${mediaId}`, undefined, headers),
    /** Sends only the beginning of a part, on a separate connection. */
    partly: (id: string, offset: number, whole: PartialUpload['whole'], begin: Buffer) =>
      sendPartly(`${origin}/api/admin/uploads/${id}`, { offset, whole, begin }),
  };
}

export type UploadsSite = Awaited<ReturnType<typeof openUploadsSite>>;

export function buildUploadHeaders(size: number | string, name: string): Headers {
  return {
    'upload-length': String(size),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  };
}

export function buildPartHeaders(offset: number): Headers {
  return { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
}

interface PartialUpload {
  readonly offset: number;
  /** Length in bytes that the request declares. */
  readonly whole: number | 'unsaid';
  readonly begin: Buffer;
}

function sendPartly(url: string, { offset, whole, begin }: PartialUpload) {
  const request = httpRequest(url, {
    method: 'PATCH',
    agent: false,
    headers: {
      'tus-resumable': '1.0.0',
      'x-test-role': 'owner',
      ...buildPartHeaders(offset),
      ...(whole !== 'unsaid' && { 'content-length': String(whole) }),
    },
  });
  const answered = new Promise<IncomingMessage | Error>((resolve) => {
    request.once('response', resolve);
    request.once('error', resolve);
  });
  request.write(begin);
  return { answered, cut: () => request.destroy() };
}

/** Makes a unique video of at least this many bytes. */
export function makeVideoFile(size: number): Buffer {
  const bytes = Buffer.alloc(size, randomUUID());
  return writeWebm({
    codec: 'V_VP9',
    width: 320,
    height: 200,
    duration: 1500,
    frames: [{ time: 0, key: true, bytes }],
  });
}

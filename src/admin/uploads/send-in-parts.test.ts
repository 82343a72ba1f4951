import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, createClient } from '#api/client.ts';
import type { Media } from '#api/endpoints/media.ts';
import { finishUpload } from '#api/endpoints/uploads.ts';
import {
  makeVideoFile,
  openUploadsSite,
  type UploadsSite,
} from '../../../tests/support/uploads-test-site.ts';
import { createRememberedUploads } from './remembered-uploads.ts';
import { createSendInParts, type PartsOptions } from './send-in-parts.ts';

const partSize = 100_000;

let folder: string;
let site: UploadsSite;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-parts-'));
  site = await openUploadsSite({ folder });
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

type Request = PartsOptions['request'];

/** An in-memory `Storage` for one test. */
function memory(): Storage {
  const kept: Record<string, string> = {};
  const calls = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  return new Proxy(calls, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: (_calls, key) => ({
      enumerable: true,
      configurable: true,
      value: kept[String(key)],
    }),
  }) as unknown as Storage;
}

/** A window that uploads to the test's server, with its requests. */
function window({
  meddle,
  storage = memory(),
  ...more
}: Partial<PartsOptions> & { meddle?: (request: Request) => Request; storage?: Storage } = {}) {
  const asked: string[] = [];
  const endpoint = `${site.origin}/api/admin/uploads`;
  const send: Request = async (url, init, told) => {
    const headers = { ...(init.headers as Record<string, string>), 'x-test-role': 'owner' };
    const response = await fetch(url, { ...init, headers });
    told(1);
    return response;
  };
  const request = meddle ? meddle(send) : send;
  const client = createClient({
    baseUrl: site.origin,
    fetch: (url, init) =>
      request(String(url), { ...init, headers: Object.fromEntries(new Headers(init?.headers)) }, () => {}),
  });
  const remembered = createRememberedUploads({ storage, endpoint, personId: 'u1' });
  const sendWhole = vi.fn(async () => ({ id: 'whole' }) as Media);
  const sendInParts = createSendInParts({
    endpoint,
    request: (url, init, told) => {
      const { 'Upload-Offset': offset } = init.headers as Record<string, string>;
      asked.push([init.method, offset].filter((word) => word !== undefined).join(' '));
      return request(url, init, told);
    },
    finish: async (id, signal) => (await client.call(finishUpload, { params: { id } }, { signal })).data,
    remembered,
    sendWhole,
    connected: async () => {},
    pauses: [0, 0, 0],
    partSize,
    ...more,
  });
  return { sendInParts, asked, storage, sendWhole };
}

const createFile = (bytes: Buffer) =>
  new File([new Uint8Array(bytes)], 'film.webm', { type: 'video/webm', lastModified: 1 });
const left = () => readdir(site.uploadsFolder);
const isPart = (init: RequestInit) => init.method === 'PATCH';

test('a file is uploaded in parts, reports its progress, and is then forgotten', async () => {
  const { sendInParts, asked, storage } = window();
  const sent: number[] = [];
  const media = await sendInParts(createFile(makeVideoFile(250_000)), { sent: (part) => sent.push(part) });
  expect(media).toMatchObject({ name: 'film.webm', mimeType: 'video/webm' });
  expect(asked).toEqual(['POST', 'PATCH 0', 'PATCH 100000', 'PATCH 200000']);
  expect(sent).toEqual(sent.toSorted((a, b) => a - b));
  expect(sent.at(-1)).toBe(1);
  expect(Object.keys(storage)).toEqual([]);
  expect(await left()).toEqual([]);
});

test('a lost part is sent again, and parts that arrived are not', async () => {
  let parts = 0;
  const { sendInParts, asked } = window({
    meddle: (send) => async (url, init, told) => {
      parts += isPart(init) ? 1 : 0;
      if (isPart(init) && parts === 2) throw new TypeError('Failed to fetch');
      return send(url, init, told);
    },
  });
  await sendInParts(createFile(makeVideoFile(250_000)), {});
  expect(asked).toEqual(['POST', 'PATCH 0', 'PATCH 100000', 'HEAD', 'PATCH 100000', 'PATCH 200000']);
});

test('a part whose response is lost is not sent again', async () => {
  let parts = 0;
  const { sendInParts, asked } = window({
    meddle: (send) => async (url, init, told) => {
      const response = await send(url, init, told);
      parts += isPart(init) ? 1 : 0;
      if (isPart(init) && parts === 2) throw new TypeError('Failed to fetch');
      return response;
    },
  });
  await sendInParts(createFile(makeVideoFile(250_000)), {});
  expect(asked).toEqual(['POST', 'PATCH 0', 'PATCH 100000', 'HEAD', 'PATCH 200000']);
});

test('an upload fails without a connection, and resumes on the next try, even after a reload', async () => {
  let isGone = false;
  const meddle =
    (send: Request): Request =>
    async (url, init, told) => {
      const { 'Upload-Offset': offset } = init.headers as Record<string, string>;
      if (isGone || offset === '100000') {
        isGone = true;
        throw new TypeError('Failed to fetch');
      }
      return send(url, init, told);
    };
  const file = createFile(makeVideoFile(250_000));
  const before = window({ meddle });
  await expect(before.sendInParts(file, {})).rejects.toThrow(TypeError);
  const { sendInParts, asked } = window({ storage: before.storage });
  expect(await sendInParts(file, {})).toMatchObject({ name: 'film.webm' });
  expect(asked).toEqual(['HEAD', 'PATCH 100000', 'PATCH 200000']);
});

test('the last request is repeated after a lost response, and creates one file only', async () => {
  let calls = 0;
  const { sendInParts } = window({
    meddle: (send) => async (url, init, told) => {
      const response = await send(url, init, told);
      if (url.endsWith('/finish')) calls += 1;
      if (url.endsWith('/finish') && calls === 1) throw new TypeError('Failed to fetch');
      return response;
    },
  });
  const media = await sendInParts(createFile(makeVideoFile(250_000)), {});
  expect(calls).toBe(2);
  expect((await site.asOwner<Media[]>('GET', '/admin/media')).body).toEqual([media]);
});

test('every request waits for a connection', async () => {
  const waited: (() => void)[] = [];
  const connected = () => new Promise<void>((resolve) => void waited.push(resolve));
  const { sendInParts, asked } = window({ connected });
  const arrived = sendInParts(createFile(makeVideoFile(50_000)), {});
  await vi.waitFor(() => expect(waited).toHaveLength(1));
  expect(asked).toEqual([]);
  for (let count = 1; count <= 3; count += 1) {
    await vi.waitFor(() => expect(waited).toHaveLength(count));
    waited.at(-1)?.();
  }
  await arrived;
  expect(asked).toEqual(['POST', 'PATCH 0']);
});

test('an upload whose parts the server has lost starts again', async () => {
  let parts = 0;
  const { sendInParts, asked, sendWhole } = window({
    meddle: (send) => async (url, init, told) => {
      parts += isPart(init) ? 1 : 0;
      if (isPart(init) && parts === 2) await rm(site.uploadsFolder, { recursive: true });
      return send(url, init, told);
    },
  });
  expect(await sendInParts(createFile(makeVideoFile(150_000)), {})).toMatchObject({ name: 'film.webm' });
  expect(asked).toEqual(['POST', 'PATCH 0', 'PATCH 100000', 'POST', 'PATCH 0', 'PATCH 100000']);
  expect(sendWhole).not.toHaveBeenCalled();
});

test('with two servers that share no folder, the file is sent as a whole', async () => {
  const otherFolder = await mkdtemp(join(tmpdir(), 'vitrine-other-'));
  const other = await openUploadsSite({ folder: otherFolder });
  let count = 0;
  const { sendInParts, asked, sendWhole, storage } = window({
    // Requests alternate between the two servers.
    meddle: (send) => async (url, init, told) => {
      count += 1;
      return send(count % 2 === 0 ? url.replace(site.origin, other.origin) : url, init, told);
    },
  });
  const file = createFile(makeVideoFile(150_000));
  const how = {};
  expect(await sendInParts(file, how)).toEqual({ id: 'whole' });
  expect(sendWhole).toHaveBeenCalledExactlyOnceWith(file, how);
  expect(asked).toEqual(['POST', 'PATCH 0', 'POST', 'PATCH 0']);
  expect(Object.keys(storage)).toEqual([]);
  await other.close();
  await rm(otherFolder, { recursive: true, force: true });
});

test('a cancelled upload leaves nothing behind, in the browser or on the server', async () => {
  const ending = new AbortController();
  const { sendInParts, asked, storage } = window();
  const sent = (part: number) => {
    if (part > 0.5) ending.abort();
  };
  await expect(
    sendInParts(createFile(makeVideoFile(250_000)), { sent, signal: ending.signal }),
  ).rejects.toThrow('given up');
  await vi.waitFor(async () => expect(await left()).toEqual([]));
  expect(asked.at(-1)).toBe('DELETE');
  expect(Object.keys(storage)).toEqual([]);
});

test('a completed upload cannot be cancelled', async () => {
  const ending = new AbortController();
  const { sendInParts, asked } = window();
  await sendInParts(createFile(makeVideoFile(50_000)), { signal: ending.signal });
  ending.abort();
  await new Promise(setImmediate);
  expect(asked).toEqual(['POST', 'PATCH 0']);
});

test('an unsupported file is rejected with an error, and sent again on the next try', async () => {
  const { sendInParts, asked, storage } = window();
  const file = new File(['Zomaar wat tekst.'.repeat(1000)], 'brief.txt');
  const refused = sendInParts(file, {});
  await expect(refused).rejects.toThrow(ApiError);
  await expect(refused).rejects.toMatchObject({ status: 415, code: 'media/wrong-type' });
  expect(Object.keys(storage)).toEqual([]);
  await expect(sendInParts(file, {})).rejects.toThrow(ApiError);
  expect(asked).toEqual(['POST', 'PATCH 0', 'POST', 'PATCH 0']);
});

test('a file that is too large is rejected before any part is sent', async () => {
  const { sendInParts, asked } = window();
  const file = createFile(Buffer.alloc(51 * 1024 * 1024));
  await expect(sendInParts(file, {})).rejects.toThrow('A video can have at most 50 MB.');
  expect(asked).toEqual(['POST']);
});

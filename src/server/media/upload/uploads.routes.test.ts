import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import type { ErrorBody } from '#api/errors.ts';
import { createPicture, upload } from '../../../../tests/support/media-test-app.ts';
import {
  buildPartHeaders,
  buildUploadHeaders,
  makeVideoFile,
  openUploadsSite,
  type UploadsSite,
} from '../../../../tests/support/uploads-test-site.ts';

const hourMs = 60 * 60 * 1000;
const limits = { picture: 1, video: 2, PDF: 1, deck: 1 };
const megabyte = 1024 * 1024;

let folder: string;
let site: UploadsSite;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-uploads-'));
  site = await openUploadsSite({ folder, limits });
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const left = async () => (await readdir(site.uploadsFolder).catch(() => [])).sort();

/** Uploads the same file in one form. */
async function sendWhole(bytes: Buffer, name: string): Promise<Media> {
  const { payload, headers } = upload(bytes, name);
  const request = { method: 'POST', url: '/api/admin/media', payload } as const;
  const answer = await site.app.inject({ ...request, headers: { ...headers, 'x-test-role': 'owner' } });
  return answer.json<Media>();
}

/** Uploads a file in parts of this size, without finishing it. */
async function sendParts(bytes: Buffer, name = 'film.webm', size = 300_000): Promise<string> {
  const id = await site.begin(bytes.length, name);
  for (let at = 0; at < bytes.length; at += size) {
    expect(await site.part(id, at, bytes.subarray(at, at + size))).toMatchObject({ status: 204 });
  }
  return id;
}

describe('a resumable upload', () => {
  test('gives the same file as an upload in one request, and leaves no temporary files', async () => {
    const bytes = makeVideoFile(megabyte);
    const { status, body } = await site.finish(await sendParts(bytes, 'C:\\videos\\Één film.webm'));
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Één film.webm', size: bytes.length, mimeType: 'video/webm' });
    expect(body.url).toMatch(/\/een-film\.webm$/);
    expect(await sendWhole(bytes, 'C:\\videos\\Één film.webm')).toEqual(body);
    expect((await site.asOwner<Media[]>('GET', '/admin/media')).body).toEqual([body]);
    expect(await left()).toEqual([]);
  });

  test('returns the existing file if the library already has it', async () => {
    const bytes = await createPicture('jpeg');
    const known = await sendWhole(bytes, 'eerst.jpg');
    expect((await site.finish(await sendParts(bytes, 'later.jpg'))).body).toEqual(known);
  });

  test('resumes after the connection was cut in the middle of a part', async () => {
    const bytes = makeVideoFile(megabyte);
    const id = await site.begin(bytes.length);
    const { cut, answered } = site.partly(id, 0, bytes.length, bytes.subarray(0, 200_000));
    await come(id, 200_000);
    cut();
    await answered;
    const offset = await site.offsetOf(id);
    expect(offset).toBe(200_000);
    expect(await site.part(id, offset, bytes.subarray(offset))).toMatchObject({ status: 204 });
    const { body } = await site.finish(id);
    // The same bytes sent in one request give the same file.
    expect(await sendWhole(bytes, 'film.webm')).toEqual(body);
    expect(site.complaints).toEqual([]);
  });

  test('resumes while the previous connection hangs, which is answered with the current offset', async () => {
    const bytes = makeVideoFile(megabyte);
    const id = await site.begin(bytes.length);
    const hanging = site.partly(id, 0, bytes.length, bytes.subarray(0, 100_000));
    await come(id, 100_000);
    expect(await site.offsetOf(id)).toBe(100_000);
    const answer = await hanging.answered;
    expect(answer).toMatchObject({ statusCode: 204, headers: { 'upload-offset': '100000' } });
    expect(await site.part(id, 100_000, bytes.subarray(100_000))).toMatchObject({ status: 204 });
    expect((await site.finish(id)).status).toBe(201);
  });

  test('resumes after a server restart that does not wait for a hanging part', async () => {
    const bytes = makeVideoFile(megabyte);
    const id = await site.begin(bytes.length);
    const { answered } = site.partly(id, 0, bytes.length, bytes.subarray(0, 150_000));
    await come(id, 150_000);
    await site.close();
    await answered;
    site = await openUploadsSite({ folder, limits });
    expect(await site.offsetOf(id)).toBe(150_000);
    expect(await site.part(id, 150_000, bytes.subarray(150_000))).toMatchObject({ status: 204 });
    expect((await site.finish(id)).body).toMatchObject({ size: bytes.length });
  });

  test('can be finished repeatedly and simultaneously, and gives one file', async () => {
    const id = await sendParts(makeVideoFile(megabyte));
    const [one, other] = await Promise.all([site.finish(id), site.finish(id)]);
    expect(one.status).toBe(201);
    expect(other.body).toEqual(one.body);
    await site.asOwner('PUT', `/admin/media/${one.body.id}`, { name: 'Anders' });
    expect((await site.finish(id)).body).toMatchObject({ id: one.body.id, name: 'Anders' });
  });

  test('cannot be finished before it is complete, and stays pending', async () => {
    const bytes = makeVideoFile(megabyte);
    const id = await site.begin(bytes.length);
    await site.part(id, 0, bytes.subarray(0, 5000));
    expect(await site.finish(id)).toMatchObject({ status: 409, body: { code: 'upload/not-whole' } });
    expect(await site.offsetOf(id)).toBe(5000);
  });

  test('stays pending after a dry run', async () => {
    const id = await sendParts(makeVideoFile(megabyte));
    const tried = await site.asOwner('POST', `/admin/uploads/${id}/finish?dry-run`);
    expect(tried).toMatchObject({ status: 201, body: { name: 'film.webm' } });
    expect((await site.asOwner<Media[]>('GET', '/admin/media')).body).toEqual([]);
    expect((await site.finish(id)).status).toBe(201);
  });

  test('is deleted when cancelled, even while a part of it hangs', async () => {
    const bytes = makeVideoFile(megabyte);
    const id = await site.begin(bytes.length);
    const { answered } = site.partly(id, 0, bytes.length, bytes.subarray(0, 100_000));
    await come(id, 100_000);
    expect((await site.ask('DELETE', `/${id}`)).status).toBe(204);
    await answered;
    expect(await left()).toEqual([]);
    expect(await site.ask('HEAD', `/${id}`)).toMatchObject({ status: 404 });
    expect(await site.finish(id)).toMatchObject({ status: 404, body: { code: 'upload/not-found' } });
  });
});

describe('a resumable upload that replaces a file', () => {
  const begun = async () => {
    const before = (await site.finish(await sendParts(makeVideoFile(300_000), 'eerst.webm'))).body;
    const bytes = makeVideoFile(megabyte);
    return { before, bytes, id: await sendParts(bytes, 'later.webm') };
  };

  test('keeps the file’s name and URL, can be undone, and leaves no temporary files', async () => {
    const { before, bytes, id } = await begun();
    const { status, body, headers } = await site.replace(id, before.id);
    expect(status).toBe(200);
    const { id: sameId, url, name } = before;
    expect(body).toMatchObject({ id: sameId, url, name, size: bytes.length });
    expect(body.previous).toMatchObject({ size: before.size });
    expect(headers.etag).toBe(`"${body.revision}"`);
    expect((await site.asOwner<Media[]>('GET', '/admin/media')).body).toEqual([body]);
    expect(await left()).toEqual([]);
    const back = await site.asOwner<Media>('POST', `/admin/media/${before.id}/content/previous`);
    expect(back.body).toMatchObject({ size: before.size });
  });

  test('gives the same response to a repeated request, and cannot be used for anything else', async () => {
    const { before, id } = await begun();
    const tags = { 'if-match': `"${before.revision}"` };
    const [one, other] = await Promise.all([
      site.replace(id, before.id, tags),
      site.replace(id, before.id, tags),
    ]);
    expect([one.status, other.body]).toEqual([200, one.body]);
    expect(await site.finish(id)).toMatchObject({ status: 404, body: { code: 'upload/not-found' } });
    const third = (await site.finish(await sendParts(makeVideoFile(400_000)))).body;
    expect(await site.replace(id, third.id)).toMatchObject({ status: 404 });
  });

  test('waits if the file has changed, and succeeds with the current revision', async () => {
    const { before, bytes, id } = await begun();
    const now = (await site.asOwner<Media>('PUT', `/admin/media/${before.id}`, { name: 'Anders' })).body;
    const late = await site.replace(id, before.id, { 'if-match': `"${before.revision}"` });
    expect(late).toMatchObject({ status: 412, body: { code: 'media/stale' } });
    expect(await site.offsetOf(id)).toBe(bytes.length);
    const { body } = await site.replace(id, before.id, { 'if-match': `"${now.revision}"` });
    expect(body).toMatchObject({ name: 'Anders', size: bytes.length });
  });

  test('is rejected and deleted if its kind differs, and leaves the file unchanged', async () => {
    const { before } = await begun();
    const refused = await site.replace(await sendParts(await createPicture('jpeg'), 'foto.jpg'), before.id);
    expect(refused).toMatchObject({ status: 415, body: { code: 'media/wrong-type' } });
    const unheardOf = await site.replace(await sendParts(makeVideoFile(500_000)), '0123456789abcdef');
    expect(unheardOf).toMatchObject({ status: 404, body: { code: 'media/not-found' } });
    expect((await site.asOwner<Media[]>('GET', '/admin/media')).body).toEqual([before]);
    // The first upload is still pending.
    expect(await left()).toHaveLength(2);
  });

  test('is not available to other users, nor before it is complete', async () => {
    const { before, bytes, id } = await begun();
    const asEditor = await site.asEditor('POST', `/admin/uploads/${id}/replace/${before.id}`);
    expect(asEditor).toMatchObject({ status: 404, body: { code: 'upload/not-found' } });
    const half = await site.begin(bytes.length);
    await site.part(half, 0, bytes.subarray(0, 5000));
    expect(await site.replace(half, before.id)).toMatchObject({ status: 409 });
    expect(await site.offsetOf(half)).toBe(5000);
  });
});

describe('the upload endpoints', () => {
  test('reject requests without a session or from another website', async () => {
    const id = await site.begin(1000);
    const url = `${site.origin}/api/admin/uploads`;
    const headers = { 'tus-resumable': '1.0.0', ...buildUploadHeaders(1000, 'a.png') };
    const ask = async (method: string, path: string, more = {}) =>
      (await fetch(url + path, { method, headers: { ...headers, ...more } })).status;
    expect(await ask('POST', '')).toBe(401);
    for (const method of ['HEAD', 'DELETE']) expect(await ask(method, `/${id}`)).toBe(401);
    expect(await ask('PATCH', `/${id}`, buildPartHeaders(0))).toBe(401);
    expect(await ask('POST', `/${id}/finish`)).toBe(401);
    const foreign = { 'x-test-role': 'owner', origin: 'https://elsewhere.example' };
    expect(await ask('POST', '', foreign)).toBe(403);
    expect(await ask('DELETE', `/${id}`, foreign)).toBe(403);
    expect(await ask('PATCH', `/${id}`, { ...foreign, ...buildPartHeaders(0) })).toBe(403);
    expect(await left()).toEqual([id, `${id}.json`]);
  });

  test('answer 404 for the uploads of other users', async () => {
    const bytes = makeVideoFile(1000);
    const id = await site.begin(bytes.length);
    const gone = { status: 404, code: 'upload/not-found' };
    expect((await site.ask('HEAD', `/${id}`, { as: 'editor' })).status).toBe(404);
    expect(await site.part(id, 0, bytes, 'editor')).toMatchObject(gone);
    expect(await site.ask('DELETE', `/${id}`, { as: 'editor' })).toMatchObject(gone);
    await site.part(id, 0, bytes);
    expect((await site.asEditor('POST', `/admin/uploads/${id}/finish`)).status).toBe(404);
    expect((await site.finish(id)).status).toBe(201);
    expect((await site.asEditor('POST', `/admin/uploads/${id}/finish`)).status).toBe(404);
  });

  test.each(['0'.repeat(32), 'nope', '..%2f..%2ftest.db', `${'0'.repeat(32)}.json`])(
    'answer 404 for the unknown id %s',
    async (id) => {
      await site.begin(1000);
      expect((await site.ask('HEAD', `/${id}`)).status).toBe(404);
      expect(await site.part(id, 0, Buffer.from('x'))).toMatchObject({ status: 404 });
      expect(await site.ask('DELETE', `/${id}`)).toMatchObject({ status: 404 });
    },
  );

  test.each(['2097153', '99999999999999999999', '9007199254740991'])(
    'reject a length of %s when the upload starts',
    async (length) => {
      const refused = await site.ask('POST', '', { headers: buildUploadHeaders(length, 'film.webm') });
      expect([400, 413]).toContain(refused.status);
      expect(await left()).toEqual([]);
    },
  );

  test('reject a file over the largest limit with the same message as an upload in one request', async () => {
    const refused = await site.ask('POST', '', {
      headers: buildUploadHeaders(2 * megabyte + 1, 'film.webm'),
    });
    const whole = (await sendWhole(makeVideoFile(2 * megabyte + 1), 'film.webm')) as unknown as ErrorBody;
    expect(refused).toMatchObject({ status: 413, message: whole.message });
    expect(refused.message).toBe('A video can have at most 2 MB.');
  });

  test('reject an image over the image limit at its first part', async () => {
    const id = await site.begin(2 * megabyte, 'foto.jpg');
    const refused = await site.part(id, 0, (await createPicture('jpeg')).subarray(0, 5000));
    expect(refused).toMatchObject({ status: 413, message: 'An image can have at most 1 MB.' });
    expect(await left()).toEqual([]);
  });

  test('reject an unsupported file with the same message as usual, and delete it', async () => {
    const text = Buffer.from('Zomaar wat tekst.'.repeat(100));
    const refused = await site.finish(await sendParts(text, 'brief.txt'));
    const whole = (await sendWhole(text, 'brief.txt')) as unknown as ErrorBody;
    expect(refused).toMatchObject({ status: 415, body: whole });
    expect(await left()).toEqual([]);
  });

  test('reject a part at the wrong offset, and keep the bytes received', async () => {
    const bytes = makeVideoFile(10_000);
    const id = await site.begin(bytes.length);
    await site.part(id, 0, bytes.subarray(0, 5000));
    for (const offset of [0, 4999, 5001, 10_000_000]) {
      const refused = await site.part(id, offset, bytes.subarray(0, 100));
      expect(refused).toMatchObject({ status: 409, code: 'upload/wrong-offset' });
    }
    expect(await site.offsetOf(id)).toBe(5000);
  });

  test('reject more bytes than announced, with or without a declared length', async () => {
    const id = await site.begin(1000);
    expect(await site.part(id, 0, Buffer.alloc(1001))).toMatchObject({
      status: 413,
      code: 'input/too-large',
    });
    const { cut, answered } = site.partly(id, 0, 'unsaid', Buffer.alloc(100_000));
    expect(await answered).toMatchObject({ statusCode: 413 });
    cut();
    expect(await site.offsetOf(id)).toBeLessThanOrEqual(1000);
  });

  test.each([
    ['no length', { 'upload-length': '' }],
    ['a negative length', { 'upload-length': '-1' }],
    ['a length that is none', { 'upload-length': '1e3' }],
    ['nothing', { 'upload-length': '0' }],
    ['no name', { 'upload-metadata': '' }],
    ['a name that is no base64', { 'upload-metadata': 'filename ../../etc' }],
    ['only other things', { 'upload-metadata': '__proto__ YQ==,constructor YQ==' }],
  ])('reject a new upload with %s', async (_what, headers) => {
    const refused = await site.ask('POST', '', {
      headers: { ...buildUploadHeaders(1000, 'a.png'), ...headers },
    });
    expect(refused).toMatchObject({ status: 400, code: 'input/invalid' });
    expect(await left()).toEqual([]);
  });

  test('reject a name of 100 kB with status 431', async () => {
    const answer = await site
      .ask('POST', '', { headers: buildUploadHeaders(1000, 'x'.repeat(100_000)) })
      .catch(() => ({ status: 431 }));
    expect(answer.status).toBe(431);
    expect(await left()).toEqual([]);
  });

  test.each([
    ['../../../secret', 'secret'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['/etc/passwd\u0000.webm', 'passwd.webm'],
    ['lang'.repeat(200), 'lang'.repeat(50)],
  ])('accept the name %s only as a display name', async (sent, name) => {
    const bytes = makeVideoFile(5000);
    const { status, body } = await site.finish(await sendParts(bytes, sent));
    expect(status).toBe(201);
    expect(body.name).toBe(name);
    expect((await readdir(folder)).sort()).toEqual(['media', 'uploads']);
  });

  test('reject another protocol version, a query and another content type', async () => {
    const id = await site.begin(1000);
    const other = await site.ask('HEAD', `/${id}`, { headers: { 'tus-resumable': '0.2.2' } });
    expect(other).toMatchObject({ status: 412, headers: { 'tus-version': '1.0.0' } });
    const headers = buildUploadHeaders(1000, 'a.png');
    expect(await site.ask('POST', '?dry-run', { headers })).toMatchObject({ status: 400 });
    expect(await left()).toHaveLength(2);
    const wrongType = await site.ask('PATCH', `/${id}`, {
      headers: { ...buildPartHeaders(0), 'content-type': 'application/octet-stream' },
      body: Buffer.from('x'),
    });
    expect(wrongType).toMatchObject({ status: 415 });
  });

  test('limit the number of unfinished uploads per user, until one is cancelled', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await site.begin(1000));
    const headers = buildUploadHeaders(1000, 'a.png');
    const refused = await site.ask('POST', '', { headers });
    expect(refused).toMatchObject({ status: 429, code: 'limit/reached' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.message).toMatch(/^You have too many unfinished uploads/);
    expect((await site.ask('POST', '', { as: 'editor', headers })).status).toBe(201);
    await site.ask('DELETE', `/${ids[0]}`);
    expect((await site.ask('POST', '', { headers })).status).toBe(201);
  });

  test('limit the total size of unfinished uploads, also for simultaneous requests', async () => {
    const ask = () => site.ask('POST', '', { headers: buildUploadHeaders(2 * megabyte, 'film.webm') });
    const answers = await Promise.all(Array.from({ length: 8 }, ask));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
  });
});

describe('the sweep of uploads', () => {
  /** Sets the age of files in the folder. */
  async function age(ids: readonly string[], ms: number): Promise<void> {
    const at = new Date(Date.now() - ms);
    for (const name of await readdir(site.uploadsFolder)) {
      if (ids.some((id) => name.startsWith(id))) await utimes(join(site.uploadsFolder, name), at, at);
    }
  }

  test('removes uploads without activity for a day, and nothing else', async () => {
    const [old, young] = [await site.begin(1000), await site.begin(1000)];
    const [bare, torn] = ['a'.repeat(32), 'b'.repeat(32)];
    // Leftovers of a process that was killed while it created or finished an upload.
    await writeFile(join(site.uploadsFolder, bare), 'bytes of which nobody knows anything');
    await writeFile(join(site.uploadsFolder, `${torn}.json`), '{"id":');
    await writeFile(join(site.uploadsFolder, 'notes.txt'), 'somebody else’s');
    expect(await site.ask('HEAD', `/${torn}`)).toMatchObject({ status: 404 });
    await age([young], 23 * hourMs);
    await age([old, bare, torn, 'notes'], 25 * hourMs);
    expect(await site.uploads.sweep(new Date())).toBe(3);
    expect(await left()).toEqual([young, `${young}.json`, 'notes.txt'].sort());
    expect(await site.ask('HEAD', `/${old}`)).toMatchObject({ status: 404 });
    expect(await site.offsetOf(young)).toBe(0);
  });

  test('counts from the last part, and removes nothing before the first upload', async () => {
    expect(await site.uploads.sweep(new Date())).toBe(0);
    const id = await site.begin(1000);
    await age([id], 25 * hourMs);
    await site.part(id, 0, Buffer.alloc(10));
    expect(await site.uploads.sweep(new Date())).toBe(0);
    expect(await site.offsetOf(id)).toBe(10);
  });

  test('keeps an upload while a part is arriving', async () => {
    const id = await site.begin(1000);
    const { cut, answered } = site.partly(id, 0, 1000, Buffer.alloc(100));
    await come(id, 100);
    await age([id], 25 * hourMs);
    expect(await site.uploads.sweep(new Date())).toBe(0);
    cut();
    await answered;
  });
});

/** Waits until this much of an upload is on disk. */
async function come(id: string, size: number): Promise<void> {
  await vi.waitFor(async () => expect((await stat(join(site.uploadsFolder, id))).size).toBe(size), {
    timeout: 60_000,
    interval: 10,
  });
}

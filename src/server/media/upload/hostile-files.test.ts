import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { mediaCookie } from '#server/identity/session-cookies.ts';
import { mediaTypes } from '#server/media/store/media-type.ts';
import type { HostileFile } from '../../../../tests/support/hostile/hostile-file.ts';
import { hostileFiles } from '../../../../tests/support/hostile-files.ts';
import { readBearer, readCookie } from '../../../../tests/support/identity-test-app.ts';
import { isLongRun } from '../../../../tests/support/long-run.ts';
import { measureLongestHold } from '../../../../tests/support/measure-longest-hold.ts';
import { type MediaApp, openMediaApp, upload } from '../../../../tests/support/media-test-app.ts';
import { writeMp4 } from '../../../../tests/support/write-mp4.ts';

/** Factor over a valid video, since a garbage collection may fall into one turn. */
const most = 10;

let app: MediaApp;
let owner: { authorization: string };
let cookie: { cookie: string };
/** µs that a valid video of 4 MB blocks the event loop: the cost of receiving and storing it. */
let usual = 0;

beforeAll(async () => {
  app = await openMediaApp();
  const session = await app.signIn();
  owner = readBearer(session);
  cookie = readCookie(session, mediaCookie);
  const videoFile = (index: number) => writeMp4({ duration: index, frames: Buffer.alloc(4 * 1024 * 1024) });
  // Warms up code that has never run.
  for (const index of [1, 2, 3, 4, 5]) {
    const hold = await measureLongestHold(() => send({ name: 'a good video', make: () => videoFile(index) }));
    if (index > 2) usual = Math.max(usual, hold);
  }
});
afterAll(() => app.close());

async function send({
  fileName = 'foto.jpg',
  mimeType,
  make,
}: Pick<HostileFile, 'fileName' | 'mimeType' | 'make'> & { name: string }) {
  const { payload, headers } = upload(await make(), fileName, 'file', mimeType);
  return app.app.inject({
    method: 'POST',
    url: '/api/admin/media',
    payload,
    headers: { ...headers, ...owner },
  });
}

/** Everything that is stored: files of the store, and rows that could name one. */
async function everything() {
  const entries = await readdir(app.folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
  const rows = await app.storage.db.selectFrom('media').select(['id', 'revision']).orderBy('id').execute();
  const acts = await app.storage.db.selectFrom('audit').select(['action', 'target']).execute();
  return { files: files.sort(), rows, acts };
}

test('there are more than eighty hostile files, each with a unique name', () => {
  expect(hostileFiles.length).toBeGreaterThan(80);
  expect(new Set(hostileFiles.map(({ name }) => name)).size).toBe(hostileFiles.length);
});

test('the measurement notices a blocked event loop', async () => {
  const hold = await measureLongestHold(async () => {
    const end = process.threadCpuUsage().user + usual * (most + 1);
    while (process.threadCpuUsage().user < end);
  });
  expect(hold).toBeGreaterThan(usual * most);
});

test.each(hostileFiles.filter(({ takesLong }) => isLongRun || !takesLong))(
  'an upload of $name is rejected with a message or stored safely',
  { timeout: 120_000 },
  async (file) => {
    const { answer: expected } = file;
    const bytes = await file.make();
    const before = await everything();
    let answer: Awaited<ReturnType<typeof send>> | undefined;
    const hold = await measureLongestHold(async () => {
      answer = await send({ ...file, make: () => bytes });
    });
    if (!answer) throw new Error('Nothing was answered');
    expect(hold).toBeLessThan(usual * most);
    if ('sentence' in expected) {
      expect(answer.statusCode).toBeOneOf([400, 415]);
      const { message } = answer.json<{ message: string }>();
      expect(message).toContain(expected.sentence);
      expect(message).toMatch(/^[A-Z].*\.$/);
      expect(await everything()).toEqual(before);
      return;
    }
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { mimeType: expected.keptAs }]);
    const { url } = answer.json<Media>();
    const { extension } =
      Object.values(mediaTypes).find(({ mimeType }) => mimeType === expected.keptAs) ?? {};
    expect(url).toMatch(new RegExp(`^/media/[0-9a-f]{16}/[a-z0-9-]+\\.${extension}$`));
    const answered = await app.get(url, cookie);
    if (extension === 'zip') {
      const first = await app.get(String(answered.headers.location));
      expect(first.headers['content-security-policy']).toMatch(
        /^sandbox allow-scripts (?!.*allow-same-origin)/,
      );
      return;
    }
    const served = answered;
    expect(served.headers).toMatchObject({
      'content-type': expected.keptAs,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';/),
    });
    if (expected.without) expect(served.rawPayload.includes(expected.without)).toBe(false);
  },
);

import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isVideoFile } from '#server/media/upload/inspect-media.ts';
import { hostileFiles } from '../../../tests/support/hostile-files.ts';
import { readBearer } from '../../../tests/support/identity-test-app.ts';
import { isLongRun, takeSample } from '../../../tests/support/long-run.ts';
import { createVideo, type MediaApp, openMediaApp, upload } from '../../../tests/support/media-test-app.ts';

let app: MediaApp;
let owner: { authorization: string };
let videoFile: { readonly id: string; readonly url: string };
beforeAll(async () => {
  app = await openMediaApp();
  owner = readBearer(await app.signIn());
  // Its aspect ratio differs from that of every hostile file that the library accepts.
  videoFile = await app.media.storeMedia(createVideo(1279, 733, 9000), 'film.webm');
});
afterAll(() => app.close());

/** Everything that is stored: files of the store and rows of the database. */
async function everything() {
  const entries = await readdir(app.folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
  const rows = await app.storage.db.selectFrom('media').selectAll().execute();
  const acts = await app.storage.db.selectFrom('audit').select(['action', 'target']).execute();
  return { files: files.sort(), rows, acts };
}

// A sample is enough, since `hostile-files.test.ts` uploads all of them to the same checks.
test.each(
  takeSample(
    hostileFiles.filter(({ takesLong }) => isLongRun || !takesLong),
    5,
  ),
)(
  'as a poster or phone rendition, $name is rejected with a message and not stored',
  { timeout: 120_000 },
  async ({ make, fileName = 'foto.jpg', mimeType }) => {
    const bytes = await make();
    const before = await everything();
    const what = isVideoFile(bytes) ? 'phone' : 'poster';

    const { payload, headers } = upload(bytes, fileName, 'file', mimeType);
    const answer = await app.app.inject({
      method: 'POST',
      url: `/api/admin/media/${videoFile.id}/${what}?of=${videoFile.url}`,
      payload,
      headers: { ...headers, ...owner },
    });
    expect(answer.statusCode).toBeOneOf([400, 415]);
    expect(answer.json<{ message: string }>().message).toMatch(/^[A-Z].*\.$/);
    expect(await everything()).toEqual(before);
  },
);

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { type MediaApp, mediaApp, movingPicture, pageShowing, picture } from './media-test-app.ts';
import { mediaVisibility } from './media-visibility.ts';

describeEachDatabase('media', (location) => {
  let storage: Storage;
  let app: MediaApp;
  beforeAll(async () => {
    storage = openDatabase(location());
    app = await mediaApp(storage);
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
  });

  test.each([
    ['public on a page that everybody may read', {}, 'public'],
    ['for the signed-in on an unpublished page', { published: false }, 'signed-in'],
    ['for the signed-in on a hidden page', { isHidden: true }, 'signed-in'],
    ['for the signed-in on a page whose live version is hidden', { versionStatus: 'HIDDEN' }, 'signed-in'],
    ['for the signed-in on a protected page', { requiresLogin: true }, 'signed-in'],
    ['for the signed-in on a page in the trash', { inTrash: true }, 'signed-in'],
    ['for the signed-in in a draft of a published page', { showing: 'draft' }, 'signed-in'],
    ['for the signed-in in an older version', { showing: 'nowhere' }, 'signed-in'],
  ] as const)('a file is %s', async (name, options, visibility) => {
    const identifier = name.replaceAll(' ', '-');
    const url = `/media/0123456789abcdef/${identifier}.jpg`;
    await pageShowing(storage, identifier, url, options);
    expect(await mediaVisibility(storage.db, [url])).toBe(visibility);
  });

  test('a file that nobody uses is for the signed-in; one public use among others is enough', async () => {
    const url = '/media/0123456789abcdef/shared.jpg';
    expect(await mediaVisibility(storage.db, [url])).toBe('signed-in');
    await pageShowing(storage, 'closed', url, { requiresLogin: true });
    expect(await mediaVisibility(storage.db, [url])).toBe('signed-in');
    await pageShowing(storage, 'open', '/media/0123456789abcdef/other-spelling.jpg');
    expect(await mediaVisibility(storage.db, [url, '/media/0123456789abcdef/other-spelling.jpg'])).toBe(
      'public',
    );
  });

  test('files are stored, listed and removed', async () => {
    const [photo, moving] = [await picture('png', 64, 48), await movingPicture()];
    const uploads = await Promise.all(
      [photo, photo, moving].map((bytes) => app.media.storeMedia(bytes, 'a.png')),
    );
    expect(uploads[0]).toEqual(uploads[1]);
    const [, , animated] = uploads;
    await pageShowing(storage, 'uses-it', animated?.url ?? '', { showing: 'draft' });
    expect((await app.media.list()).map(({ animated, usedOn }) => [animated, usedOn]).sort()).toEqual([
      [false, 0],
      [true, 1],
    ]);
    await expect(app.media.remove(animated?.id ?? '', null)).rejects.toMatchObject({ code: 'media/in-use' });
    await app.media.remove(uploads[0]?.id ?? '', null);
    expect((await app.media.list()).map(({ id }) => id)).toEqual([animated?.id]);
  });
});

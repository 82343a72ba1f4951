import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { bearerFrom } from '../../../../tests/support/identity-test-app.ts';
import { type MediaApp, mediaApp, pageShowing } from '../../../../tests/support/media-test-app.ts';

describeEachDatabase('files that a page shares with others', (location) => {
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

  /** Fetches the report on shared files as the editor gets it. */
  async function sharedBy(page: string): Promise<unknown> {
    const headers = bearerFrom(await app.signIn());
    const answer = await app.app.inject({ url: `/api/admin/pages/${page}/shared-files`, headers });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }
  const titleOf = (identifier: string) => ({ nl: `Pagina ${identifier}`, en: `Page ${identifier}` });

  test('a public page and a protected one that show the same file are told of each other', async () => {
    const url = '/media/00000000000000aa/plattegrond.jpg';
    await pageShowing(storage, 'open', url);
    await pageShowing(storage, 'closed', url, { requiresLogin: true });
    expect(await sharedBy('open')).toEqual([{ url, isPublic: false, title: titleOf('closed') }]);
    expect(await sharedBy('closed')).toEqual([{ url, isPublic: true, title: titleOf('open') }]);
  });

  test('a draft of a protected page counts, what nobody can come to does not', async () => {
    const url = '/media/00000000000000bb/schets.jpg';
    await pageShowing(storage, 'closed-b', url, { requiresLogin: true, showing: 'draft' });
    await pageShowing(storage, 'unpublished', url, { published: false });
    await pageShowing(storage, 'hidden', url, { isHidden: true });
    await pageShowing(storage, 'trashed', url, { inTrash: true });
    await pageShowing(storage, 'trashed-closed', url, { inTrash: true, requiresLogin: true });
    await pageShowing(storage, 'open-draft', url, { showing: 'draft' });
    // No public page shows it today, so it stays private to the protected page.
    expect(await sharedBy('closed-b')).toEqual([]);
    // Publishing one of these makes the file public.
    for (const page of ['unpublished', 'open-draft']) {
      expect(await sharedBy(page)).toEqual([{ url, isPublic: false, title: titleOf('closed-b') }]);
    }
  });

  test('pages that show it to the same people, and what embeds look like, are nothing to tell of', async () => {
    const url = '/media/00000000000000cc/logo.png';
    await pageShowing(storage, 'one', url);
    await pageShowing(storage, 'two', url);
    const poster = '/media/embed-vimeo-1/poster';
    await pageShowing(storage, 'film', poster);
    await pageShowing(storage, 'film-closed', poster, { requiresLogin: true });
    for (const page of ['one', 'film', 'film-closed', 'nobody-knows'])
      expect(await sharedBy(page)).toEqual([]);
  });
});

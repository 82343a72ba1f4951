import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { readBearer } from '../../../../tests/support/identity-test-app.ts';
import { createPageShowing, type MediaApp, openMediaApp } from '../../../../tests/support/media-test-app.ts';

describeEachDatabase('files shared between pages', (location) => {
  let storage: Storage;
  let app: MediaApp;
  beforeAll(async () => {
    storage = openDatabase(location());
    app = await openMediaApp(storage);
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
  });

  /** Fetches the report on shared files as the editor gets it. */
  async function sharedBy(page: string): Promise<unknown> {
    const headers = readBearer(await app.signIn());
    const answer = await app.app.inject({ url: `/api/admin/pages/${page}/shared-files`, headers });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }
  const buildTitle = (identifier: string) => ({ nl: `Pagina ${identifier}`, en: `Page ${identifier}` });

  test('are reported on both a public page and a protected page', async () => {
    const url = '/media/00000000000000aa/plattegrond.jpg';
    await createPageShowing(storage, 'open', url);
    await createPageShowing(storage, 'closed', url, { requiresLogin: true });
    expect(await sharedBy('open')).toEqual([{ url, isPublic: false, title: buildTitle('closed') }]);
    expect(await sharedBy('closed')).toEqual([{ url, isPublic: true, title: buildTitle('open') }]);
  });

  test('include drafts of protected pages, but not pages that visitors cannot open', async () => {
    const url = '/media/00000000000000bb/schets.jpg';
    await createPageShowing(storage, 'closed-b', url, { requiresLogin: true, showing: 'draft' });
    await createPageShowing(storage, 'unpublished', url, { published: false });
    await createPageShowing(storage, 'hidden', url, { isHidden: true });
    await createPageShowing(storage, 'trashed', url, { inTrash: true });
    await createPageShowing(storage, 'trashed-closed', url, { inTrash: true, requiresLogin: true });
    await createPageShowing(storage, 'open-draft', url, { showing: 'draft' });
    // No public page shows it today, so it stays private to the protected page.
    expect(await sharedBy('closed-b')).toEqual([]);
    // Publishing one of these makes the file public.
    for (const page of ['unpublished', 'open-draft']) {
      expect(await sharedBy(page)).toEqual([{ url, isPublic: false, title: buildTitle('closed-b') }]);
    }
  });

  test('leave out pages with the same audience, and posters of embeds', async () => {
    const url = '/media/00000000000000cc/logo.png';
    await createPageShowing(storage, 'one', url);
    await createPageShowing(storage, 'two', url);
    const poster = '/media/embed-vimeo-1/poster';
    await createPageShowing(storage, 'film', poster);
    await createPageShowing(storage, 'film-closed', poster, { requiresLogin: true });
    for (const page of ['one', 'film', 'film-closed', 'nobody-knows'])
      expect(await sharedBy(page)).toEqual([]);
  });
});

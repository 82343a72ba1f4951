import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PagePicture } from '#api/endpoints/tree.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { SavedPage } from './save-page.ts';

describeEachDatabase('the pictures of pages in lists', (location) => {
  let test: TestApp;
  let count = 0;
  beforeAll(async () => {
    test = await openTestApp(location(), { definitions: blockDefinitions });
    await keepFile('kade.jpg', 'image/jpeg', { focal_x: 0.25, focal_y: 0.5 });
    await keepFile('film.mp4', 'video/mp4');
  });
  afterAll(() => test.close());

  const address = (name: string) => `/media/${name.startsWith('kade') ? 'a' : 'b'}${'0'.repeat(15)}/${name}`;
  async function keepFile(name: string, mimeType: string, more: object = {}) {
    const url = address(name);
    await test.storage.db
      .insertInto('media')
      .values({
        id: url.slice(7, 23),
        url,
        name,
        hash: url,
        mime_type: mimeType,
        width: 4,
        height: 3,
        size: 1,
        animated: false,
        decorative: false,
        created_at: '2026-11-29T00:00:00.000Z',
        ...more,
      } as never)
      .execute();
  }
  async function makePage(fields: object): Promise<SavedPage> {
    count += 1;
    const page = { identifier: `beeld-${count}`, title: 'Pagina', ...fields };
    return (await test.asOwner<SavedPage>('POST', '/pages', page)).body;
  }
  const ask = async (pages: readonly SavedPage[], who = test.asOwner) =>
    (await who<PagePicture[]>('GET', `/tree/pictures?ids=${pages.map(({ id }) => id).join()}`)).body;

  it('are the hero image, or else the first image, with its focal point', async () => {
    const image = { id: 'i', type: 'image', src: address('kade.jpg') };
    const hero = await makePage({
      overview: [image, { id: 'h', type: 'heroImage', src: address('kade.jpg') }],
    });
    const plain = await makePage({ overview: [{ id: 'f', type: 'image', src: address('film.mp4') }, image] });
    const none = await makePage({ overview: [] });
    const picture = { src: address('kade.jpg'), focalPoint: { x: 0.25, y: 0.5 } };
    expect(await ask([hero, plain, none])).toEqual([
      { id: hero.id, ...picture },
      { id: plain.id, ...picture },
    ]);
  });

  it('are only for members', async () => {
    const page = await makePage({ overview: [{ id: 'h', type: 'heroImage', src: address('kade.jpg') }] });
    expect(await ask([page], test.asEditor)).toHaveLength(1);
    expect((await test.asVisitor('GET', `/tree/pictures?ids=${page.id}`)).status).toBe(401);
  });
});

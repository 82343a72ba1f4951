import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEmptyDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { up } from './0024-linked-files.ts';

const file = (digit: string, name: string) => `/media/${digit.repeat(16)}/${name}`;

describeEachEmptyDatabase('versions of before', (location) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  it('use the files that their texts lead to, once, and no others', async () => {
    const { body: page } = await test.asOwner<{ id: string }>('POST', '/pages', {
      identifier: 'oud',
      title: 'Oud',
      overview: [],
    });
    const [offer, plan, terms, photo, sheet, shown] = [
      file('1', 'offerte.pdf'),
      file('2', 'plan.pdf'),
      file('3', 'voorwaarden.pdf'),
      file('4', 'foto.jpg'),
      file('5', 'achtergrond.png'),
      file('6', 'held.jpg'),
    ];
    const overview = [
      { id: 'h', type: 'heroImage', src: shown },
      {
        id: 'a',
        type: 'text',
        content: { nl: `[Lees](${offer}#2)\n[Nog eens](${offer})`, en: `[Read](<${plan}>)` },
      },
      { id: 'b', type: 'text', content: `[zie][1]\n\n[1]: ${terms} "Alles"` },
      {
        id: 'c',
        type: 'code',
        htmlContent: `<img src="${photo}?w=640">`,
        cssContent: `a{background:url('${sheet}')}`,
      },
      {
        id: 'd',
        type: 'text',
        content: `Het staat op ${file('7', 'nergens.pdf')}, en [elders](https://x.nl${file('8', 'x.pdf')}).`,
      },
    ];
    const { db } = test.storage;
    await db
      .updateTable('versions')
      .set({ overview: JSON.stringify(overview) })
      .where('page_id', '=', page.id)
      .execute();
    const { id } = await db
      .selectFrom('versions')
      .select('id')
      .where('page_id', '=', page.id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('media_uses')
      .values({ version_id: id, page_id: page.id, url: offer ?? '' })
      .execute();
    for (const _ of ['once', 'and again']) await up(db as never);
    const uses = await db
      .selectFrom('media_uses')
      .select('url')
      .where('version_id', '=', id)
      .orderBy('url')
      .execute();
    expect(uses.map(({ url }) => url)).toEqual([offer, plan, terms, photo, sheet]);
  });
});

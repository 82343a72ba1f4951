import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TokenUses } from '#api/schemas/design-tokens.ts';
import { defineBlock, defineBlocks } from '#content/block/block.ts';
import { color, slot, translatedText } from '#content/fields/kinds.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const definitions = defineBlocks([
  defineBlock({
    type: 'panel',
    label: 'Panel',
    category: 'layout',
    icon: 'box',
    fields: { tint: color('Tint'), words: translatedText('Words'), inside: slot('Inside') },
  }),
]);

describeEachDatabase('the list of token uses', (location) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(location(), { definitions });
  });
  afterAll(() => test.close());

  const panel = (id: string, tint: string, more: object = {}) => ({ id, type: 'panel', tint, ...more });
  const uses = async () => (await test.asEditor<TokenUses>('GET', '/admin/design-tokens/uses')).body;
  const create = (identifier: string, overview: readonly object[], status = 'PUBLISHED') =>
    test.asOwner('POST', '/pages', { identifier, title: { nl: identifier }, overview, status });

  it('is empty without references, and rejects visitors', async () => {
    await create('leeg', [panel('a', '#ff0000', { words: { nl: 'Schrijf var(--color-ink)' } })]);
    expect(await uses()).toEqual([]);
    expect((await test.asVisitor('GET', '/admin/design-tokens/uses')).status).toBe(401);
  });

  it('includes blocks at any depth, and distinguishes live versions from drafts', async () => {
    const inside = [panel('c', 'var(--color-accent)'), panel('d', 'var(--color-no-such)')];
    await create('werk', [panel('b', '', { inside })]);
    await test.asOwner('PUT', '/pages/werk', { overview: [panel('b', 'var(--color-ink-soft)')] });
    const page = { identifier: 'werk', title: { nl: 'werk' }, isInBackground: false, blockCount: 1 };
    expect(await uses()).toEqual([
      {
        path: 'color.ink-soft',
        isInSiteBackground: false,
        pages: [
          { ...page, isLive: false, isInDraft: true, blocks: [{ id: 'b', type: 'panel', isInDraft: true }] },
        ],
      },
      {
        path: 'color.accent',
        isInSiteBackground: false,
        pages: [
          { ...page, isLive: true, isInDraft: false, blocks: [{ id: 'c', type: 'panel', isInDraft: false }] },
        ],
      },
    ]);
  });

  it('lists up to eight blocks, draft blocks first, and counts all of them', async () => {
    const line = (id: string) => panel(id, 'var(--color-line)');
    const many = Array.from({ length: 25 }, (_, at) => line(`m${at}`));
    await create('veel', [line('live-alone'), ...many]);
    await test.asOwner('PUT', '/pages/veel', { overview: many });
    const [page] = (await uses()).find(({ path }) => path === 'color.line')?.pages ?? [];
    expect(page).toMatchObject({ blockCount: 26, isLive: true, isInDraft: true });
    expect(page?.blocks.map(({ id }) => id)).toEqual(many.slice(0, 8).map(({ id }) => id));
    expect(page?.blocks.every(({ isInDraft }) => isInDraft)).toBe(true);
  });

  it('includes the backgrounds of pages and of the site', async () => {
    const background = { backgroundSettings: { backgroundColorLight: 'var(--color-surface)' } };
    await test.asOwner('PUT', '/admin/page-background?pageId=leeg', background);
    await test.asOwner('PUT', '/admin/settings', {
      background: {
        backgroundSettings: { backgroundColorLight: 'var(--color-surface)' },
        dynamicBackgroundSettings: null,
      },
    });
    const surface = (await uses()).find(({ path }) => path === 'color.surface');
    expect(surface).toMatchObject({
      isInSiteBackground: true,
      pages: [{ identifier: 'leeg', isInBackground: true, isLive: true, blocks: [] }],
    });
  });

  it('covers a thousand pages', async () => {
    const { db } = test.storage;
    const now = new Date().toISOString();
    const [page] = await db.selectFrom('pages').selectAll().where('identifier', '=', 'werk').execute();
    const [version] = await db
      .selectFrom('versions')
      .selectAll()
      .where('id', '=', page?.live_version_id ?? '')
      .execute();
    if (!page || !version) throw new Error('The page before is gone.');
    const { id: _page, ...rest } = page;
    const { id: _version, ...content } = version;
    for (let at = 0; at < 1000; at++) {
      const [id, versionId] = [`many-${at}`, `many-version-${at}`];
      const versions = { live_version_id: versionId, draft_version_id: null };
      await db
        .insertInto('pages')
        .values({ ...rest, id, identifier: id, ...versions } as never)
        .execute();
      await db
        .insertInto('versions')
        .values({ ...content, id: versionId, page_id: id, updated_at: now } as never)
        .execute();
    }
    const accent = (await uses()).find(({ path }) => path === 'color.accent');
    expect(accent?.pages).toHaveLength(1001);
  });
});

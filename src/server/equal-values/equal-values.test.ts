import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerOf } from '#api/endpoint.ts';
import type { listAudit } from '#api/endpoints/audit.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { ChangedColors, EqualPage, EqualValues } from '#api/schemas/equal-values.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { defineBlock, defineBlocks } from '#content/block/block.ts';
import { color, slot } from '#content/fields/kinds.ts';
import { databaseState } from '../../../tests/support/database-state.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const part = (name: string) => ({
  control: { kind: 'color-pair', key: 'tint', label: 'Tint', part: name } as const,
});
const definitions = defineBlocks([
  defineBlock({
    type: 'panel',
    label: 'Panel',
    category: 'layout',
    icon: 'box',
    fields: {
      tintLight: color('Tint', part('light')),
      tintDark: color('Tint', part('dark')),
      line: color('Line'),
      inside: slot('Inside'),
    },
  }),
]);

const oklch = (...components: number[]) => ({ colorSpace: 'oklch', components });
/** #f5f2ec and #1d1b18 are these, as near as sRGB comes. */
const own = {
  'color.surface': { value: oklch(0.9618, 0.0086, 84.57), dark: oklch(0.2232, 0.0065, 78.19) },
  'color.line': { value: oklch(0.5, 0.1, 30) },
};
const link = 'var(--color-surface)';

describeEachDatabase('values that equal a token', (location) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(location(), { definitions });
    await test.asEditor('PUT', '/admin/design-tokens', { changes: own });
  });
  afterAll(() => test.close());

  const panel = (id: string, values: object = {}) => ({ id, type: 'panel', ...values });
  const pair = { tintLight: '#F5F2EC', tintDark: 'rgb(29, 27, 24)' };
  const look = async (after = '') =>
    (
      await test.asEditor<EqualValues>(
        'GET',
        `/admin/design-tokens/equal-values${after && `?after=${after}`}`,
      )
    ).body;
  const onPage = async (identifier: string) =>
    (await look()).pages.find((page) => page.identifier === identifier) as EqualPage;
  const create = async (identifier: string, overview: readonly object[], more: object = {}) =>
    (
      await test.asOwner<ApiPage>('POST', '/pages', {
        identifier,
        title: { nl: identifier },
        overview,
        status: 'PUBLISHED',
        ...more,
      })
    ).body;
  /** Links all that a page has to the tokens that look the same. */
  const changesOf = ({ places }: EqualPage) =>
    places.flatMap(({ blockId, links }) =>
      links.flatMap(({ alters, changes }) =>
        alters ? [] : changes.map((change) => ({ blockId, ...change })),
      ),
    );
  const send = <T = ChangedColors>(
    identifier: string,
    changes: readonly object[],
    ifMatch?: string,
    query = '',
  ) =>
    test.asEditor<T>(
      'PUT',
      `/pages/${identifier}/colors${query}`,
      { changes },
      ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` },
    );
  const back = (changes: ChangedColors['changed']) =>
    changes.map(({ was, becomes, ...of }) => ({ ...of, was: becomes, becomes: was }));
  const read = async (identifier: string, query = '') =>
    (await test.asEditor<ApiPage>('GET', `/pages/${identifier}${query}`)).body;

  it('are found in both themes, at any depth, in what is worked on; not where they are linked already', async () => {
    await create('leeg', [panel('a', { tintLight: link, tintDark: link, line: '#00ff00' })]);
    await create('werk', [panel('b')]);
    await test.asOwner('PUT', '/pages/werk', { overview: [panel('b', { inside: [panel('c', pair)] })] });
    const { pages, looked, total, next } = await look();
    expect([looked, total, next]).toEqual([2, 2, null]);
    expect(pages).toEqual([
      {
        ...{ id: expect.any(String), identifier: 'werk', kind: 'page', title: { nl: 'werk' }, more: 0 },
        ...{ revision: expect.stringContaining('content-'), hasDrafts: true },
        places: [
          {
            ...{ blockId: 'c', block: 'panel', label: 'Tint', light: pair.tintLight, dark: pair.tintDark },
            links: [
              {
                token: 'color.surface',
                alters: null,
                changes: [
                  { path: 'tintLight', was: pair.tintLight, becomes: link },
                  { path: 'tintDark', was: pair.tintDark, becomes: link },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('are no business of visitors, and nobody else links them', async () => {
    expect((await test.asVisitor('GET', '/admin/design-tokens/equal-values')).status).toBe(401);
    const change = { blockId: 'c', path: 'tintLight', was: pair.tintLight, becomes: link };
    expect((await test.asVisitor('PUT', '/pages/werk/colors', { changes: [change] })).status).toBe(401);
    expect((await read('werk')).overview).toMatchObject([{ inside: [pair] }]);
  });

  it('are linked in the draft alone, as any other save, and undone to what stood there', async () => {
    await create('gekoppeld', [panel('d', pair), panel('e', { line: 'oklch(50% 0.1 30)' })]);
    const page = await onPage('gekoppeld');
    const { body, status, headers } = await send('gekoppeld', changesOf(page), page.revision);
    expect([status, body.changed.length, body.left, body.isLive]).toEqual([200, 3, [], false]);
    expect(headers.etag).not.toContain(page.revision);
    const linked = [
      panel('d', { tintLight: link, tintDark: link }),
      panel('e', { line: 'var(--color-line)' }),
    ];
    expect((await read('gekoppeld')).overview).toMatchObject(linked);
    expect((await read('gekoppeld', '?published=true')).overview).toMatchObject([pair, {}]);
    expect(await onPage('gekoppeld')).toBeUndefined();
    expect((await send('gekoppeld', back(body.changed))).body.left).toEqual([]);
    expect((await read('gekoppeld')).overview).toMatchObject([pair, { line: 'oklch(50% 0.1 30)' }]);
    const versions = await test.asEditor<readonly object[]>('GET', '/pages/gekoppeld/versions');
    expect(versions.body).toHaveLength(3);
  });

  it('are not linked over what somebody saved since', async () => {
    await create('ingehaald', [panel('f', pair)]);
    const page = await onPage('ingehaald');
    await test.asOwner('PUT', '/pages/ingehaald', { overview: [panel('f', { ...pair, line: '#00ff00' })] });
    const before = await databaseState(test.storage);
    const late = await send<ErrorBody>('ingehaald', changesOf(page), page.revision);
    expect(late).toMatchObject({ status: 412, body: { code: 'page/stale' } });
    expect(await databaseState(test.storage)).toEqual(before);
  });

  it('stay where somebody gave the setting another value since, and the others are put back', async () => {
    await create('verder', [panel('g', pair), panel('h', pair), panel('i', pair)]);
    const page = await onPage('verder');
    const { changed } = (await send('verder', changesOf(page), page.revision)).body;
    const theirs = [
      panel('h', { tintLight: '#00ff00', tintDark: link }),
      panel('g', { tintLight: link, tintDark: link }),
    ];
    await test.asOwner('PUT', '/pages/verder', { overview: theirs });
    const undone = (await send('verder', back(changed))).body;
    expect(undone.left.map(({ blockId, path }) => `${blockId} ${path}`)).toEqual([
      'h tintLight',
      'i tintLight',
      'i tintDark',
    ]);
    expect((await read('verder')).overview).toEqual([
      expect.objectContaining({ id: 'h', tintLight: '#00ff00', tintDark: pair.tintDark }),
      expect.objectContaining({ id: 'g', ...pair }),
    ]);
    const before = await databaseState(test.storage);
    const again = back(undone.left.map(({ was, becomes, ...of }) => ({ ...of, was: becomes, becomes: was })));
    expect(await send<ErrorBody>('verder', again)).toMatchObject({
      status: 409,
      body: { code: 'page/colors-changed' },
    });
    expect(await databaseState(test.storage)).toEqual(before);
  });

  it('are tried out without anything being written', async () => {
    await create('droog', [panel('j', pair)]);
    const page = await onPage('droog');
    const before = await databaseState(test.storage);
    const dry = await send('droog', changesOf(page), page.revision, '?dry-run');
    expect(dry).toMatchObject({ status: 200, body: { changed: changesOf(page) } });
    expect(await databaseState(test.storage)).toEqual(before);
  });

  it('stand in the log, which takes them back: all, or none where one was changed since', async () => {
    type Log = AnswerOf<typeof listAudit>;
    const { id } = await create('gelogd', [panel('k', pair)]);
    const newest = async () => (await test.asOwner<Log>('GET', `/admin/audit?target=${id}`)).body.entries[0];
    const undo = async () => test.asOwner<ErrorBody>('POST', `/admin/audit/${(await newest())?.id}/undo`);
    await send('gelogd', changesOf(await onPage('gelogd')));
    expect(await newest()).toMatchObject({
      ...{ actor: 'editor@studio.example', action: 'page/colors', canUndo: true },
      detail: { identifier: 'gelogd', count: 2 },
    });
    expect((await undo()).status).toBe(200);
    expect((await read('gelogd')).overview).toMatchObject([pair]);
    await send('gelogd', changesOf(await onPage('gelogd')));
    const linking = await newest();
    await test.asOwner('PUT', '/pages/gelogd', {
      overview: [panel('k', { tintLight: link, tintDark: '#00ff00' })],
    });
    const refused = await test.asOwner<ErrorBody>('POST', `/admin/audit/${linking?.id}/undo`);
    expect(refused).toMatchObject({ status: 409, body: { code: 'page/colors-changed' } });
    expect((await read('gelogd')).overview).toMatchObject([{ tintLight: link, tintDark: '#00ff00' }]);
  });

  it('a page without drafts says so, and has it live', async () => {
    await create('direct', [panel('l', pair)], { versioning: false });
    const page = await onPage('direct');
    expect(page.hasDrafts).toBe(false);
    expect((await send('direct', changesOf(page), page.revision)).body.isLive).toBe(true);
    expect((await read('direct', '?published=true')).overview).toMatchObject([{ tintLight: link }]);
  });

  it('only colours are written: anything else is refused, or stays', async () => {
    const change = { blockId: 'b', path: 'tintLight', was: '', becomes: 'red; background: url(//evil)' };
    await create('vreemd', [panel('b', { tintLight: '' })]);
    expect(await send<ErrorBody>('vreemd', [change])).toMatchObject({
      status: 400,
      body: { code: 'input/invalid' },
    });
    const ofType = { ...change, path: 'type', was: 'panel', becomes: 'red' };
    expect((await send<ErrorBody>('vreemd', [ofType])).body.code).toBe('page/colors-changed');
    expect((await send<ErrorBody>('nergens', [ofType])).status).toBe(404);
    expect((await send<ErrorBody>('vreemd', [])).status).toBe(400);
  });

  it('of a thousand pages come in parts, each page once, and of a page with too many the first', async () => {
    const { db } = test.storage;
    const page = await db
      .selectFrom('pages')
      .selectAll()
      .where('identifier', '=', 'direct')
      .executeTakeFirstOrThrow();
    const version = await db
      .selectFrom('versions')
      .selectAll()
      .where('id', '=', page.live_version_id ?? '')
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 300 }, (_, at) => panel(`many-${at}`, pair));
    for (let at = 0; at < 1000; at++) {
      const overview = JSON.stringify(at === 0 ? many : [panel('m', pair)]);
      const id = `many-${String(at).padStart(4, '0')}`;
      await db
        .insertInto('pages')
        .values({ ...page, id, identifier: id, live_version_id: `version-${id}` } as never)
        .execute();
      await db
        .insertInto('versions')
        .values({ ...version, id: `version-${id}`, page_id: id, overview } as never)
        .execute();
    }
    const seen: EqualPage[] = [];
    let looked = 0;
    for (let next: string | null = ''; next !== null; ) {
      const found: EqualValues = await look(next);
      expect(found.looked).toBeLessThanOrEqual(50);
      seen.push(...found.pages);
      looked += found.looked;
      next = found.next;
      if (next === null) expect(looked).toBe(found.total);
    }
    const ofMany = seen.filter(({ id }) => id.startsWith('many-'));
    expect([ofMany.length, new Set(ofMany.map(({ id }) => id)).size]).toEqual([1000, 1000]);
    expect(ofMany.find(({ id }) => id === 'many-0000')).toMatchObject({ more: 50 });
  });
});

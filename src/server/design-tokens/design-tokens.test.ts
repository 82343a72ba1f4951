import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerOf } from '#api/endpoint.ts';
import type { listAudit } from '#api/endpoints/audit.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { DesignTokens, TokenVersionSummary } from '#api/schemas/design-tokens.ts';
import { upsertSetting } from '#server/settings/settings.repository.ts';
import { openAccessSite } from '../../../tests/support/access-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { publishDesignTokens } from './design-tokens.routes.ts';

const radius = (value: number) => ({ 'radius.small': { value: { value, unit: 'px' } } });
const paper = {
  'color.paper': {
    value: { colorSpace: 'oklch', components: [0.97, 0.02, 250] },
    dark: '{palette.neutral.0}',
  },
};

describeEachDatabase('design tokens', (location) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  const path = '/admin/design-tokens';
  const read = () => test.asEditor<DesignTokens>('GET', path);
  const publish = (changes: unknown, note?: string, headers?: Record<string, string>) =>
    test.asEditor<DesignTokens>('PUT', path, { changes, note }, headers);
  const versions = async () => (await test.asEditor<TokenVersionSummary[]>('GET', `${path}/versions`)).body;

  it('have no changes and no versions on a new site', async () => {
    expect((await read()).body).toEqual({ version: 0, changes: {} });
    expect(await versions()).toEqual([]);
    expect((await test.asVisitor('GET', path)).status).toBe(401);
  });

  it('keep every published version in the list', async () => {
    const saved = await publish(paper, 'Blue paper');
    expect(saved.body).toEqual({ version: 1, changes: paper });
    await publish(radius(6));
    expect((await read()).body).toEqual({ version: 2, changes: radius(6) });
    expect((await versions()).map(({ version, count, note }) => [version, count, note])).toEqual([
      [2, 1, ''],
      [1, 1, 'Blue paper'],
    ]);
    const first = await test.asEditor<DesignTokens>('GET', `${path}/versions/1`);
    expect(first.body).toEqual({ version: 1, changes: paper });
    expect((await test.asEditor<DesignTokens>('GET', `${path}/versions/0`)).body.changes).toEqual({});
    expect((await test.asEditor('GET', `${path}/versions/9`)).status).toBe(404);
  });

  it('get one version and one log entry per change, also through the settings', async () => {
    const { body } = await test.asOwner<{ designTokens: unknown }>('PUT', '/admin/settings', {
      designTokens: { ...radius(6), ...paper },
    });
    expect(body.designTokens).toEqual({ ...radius(6), ...paper });
    const [saved] = await versions();
    expect(saved).toMatchObject({
      version: 3,
      count: 2,
      note: '',
      publishedBy: expect.stringContaining('@'),
    });
    await publish(radius(6));
    const { body: log } = await test.asOwner<AnswerOf<typeof listAudit>>(
      'GET',
      '/admin/audit?subject=settings',
    );
    const moments = (await versions()).map(({ publishedAt, publishedBy }) => [publishedAt, publishedBy]);
    expect(log.entries.map(({ at, actor }) => [at, actor])).toEqual(moments);
  });

  it('list a damaged version, but return 404 when it is read', async () => {
    const { db } = test.storage;
    const entry = await db
      .selectFrom('audit')
      .select(['id', 'undo'])
      .where('token_version', '=', 2)
      .executeTakeFirst();
    await db
      .updateTable('audit')
      .set({ undo: '{"half' })
      .where('id', '=', entry?.id ?? '')
      .execute();
    expect((await versions()).map(({ version, count }) => [version, count])).toContainEqual([2, 0]);
    expect((await test.asEditor('GET', `${path}/versions/2`)).status).toBe(404);
    await db
      .updateTable('audit')
      .set({ undo: entry?.undo ?? null })
      .where('id', '=', entry?.id ?? '')
      .execute();
  });

  it('get no new version if they are published unchanged', async () => {
    const before = await read();
    expect((await publish(radius(6))).body).toEqual(before.body);
  });

  it('are not overwritten by a request with a stale revision', async () => {
    const seen = (await read()).headers.etag;
    await publish(radius(7));
    const refused = await publish(radius(8), undefined, { 'if-match': String(seen) });
    expect([refused.status, (refused.body as unknown as ErrorBody).code]).toEqual([412, 'tokens/stale']);
    expect((await read()).body.changes).toEqual(radius(7));
  });

  it('do not become stale when other settings change', async () => {
    const seen = (await read()).headers.etag;
    await test.asOwner('PUT', '/admin/settings', { city: 'Utrecht' });
    expect((await publish(radius(9), undefined, { 'if-match': String(seen) })).status).toBe(200);
  });

  it.each([
    ['another type', { 'radius.small': { value: 'rood' } }],
    ['a name of no token', { 'color.ink': { value: '{color.nothing}' } }],
    ['a name of another type', { 'color.ink': { value: '{space.1}' } }],
    ['a circle', { 'color.ink': { value: '{color.accent}' }, 'color.accent': { value: '{color.ink}' } }],
    ['markup in a typeface', { 'font.text': { value: ['"}</style><script>'] } }],
    ['something that no token has', { 'radius.small': { value: { value: 2, unit: 'px' }, wide: true } }],
    ['a number that is none', { 'radius.small': { value: { value: '1', unit: 'px' } } }],
  ])('reject %s and report the path', async (_, changes) => {
    const before = await read();
    const refused = await publish(changes);
    expect(refused.status).toBe(400);
    expect((refused.body as unknown as ErrorBody).issues?.[0]?.path).toContain('changes.');
    expect((await read()).body).toEqual(before.body);
  });

  const later = {
    ...radius(5),
    'glow.soft': { value: { value: 2, unit: 'px' } },
    'mesh.hero': { value: { angle: 3, stops: [[0, 'red']] }, wide: true },
  };

  it.each(['glow.soft', 'radius', 'color.ink ', '--color-ink', 'constructor', ''])(
    'reject the unknown name %j and state it in the message',
    async (name) => {
      const before = await read();
      // Parses JSON, since `__proto__` in an object literal would set the prototype.
      const changes = JSON.parse(`{${JSON.stringify(name)}: {"value": {"value": 2, "unit": "px"}}}`);
      const refused = await publish(changes);
      expect(refused.status).toBe(400);
      expect((refused.body as unknown as ErrorBody).message).toContain(`“${name}”`);
      const settings = await test.asOwner<ErrorBody>('PUT', '/admin/settings', { designTokens: changes });
      expect(settings.status).toBe(400);
      expect((await read()).body).toEqual(before.body);
    },
  );

  it('keep an unknown stored token, which can only be published unchanged', async () => {
    await test.storage.write('system', async (scope) => {
      await upsertSetting(scope.db, 'designTokens', later, scope.now);
      scope.record('settings/save', 'site');
    });
    expect((await publish({ ...later, ...radius(6) })).body.changes).toEqual({ ...later, ...radius(6) });
    expect((await publish(radius(6))).status).toBe(200);
    expect((await publish(later)).body.changes).toEqual(later);
    const other = { ...later, 'glow.soft': { value: { value: 3, unit: 'px' } } };
    expect((await publish(other)).status).toBe(400);
  });

  it('keep an unknown stored value of a token when other tokens are published', async () => {
    const stored = { 'space.3': { value: { value: 2, unit: 'cqi' } } };
    await test.storage.write('system', async (scope) => {
      await upsertSetting(scope.db, 'designTokens', stored, scope.now);
      scope.record('settings/save', 'site');
    });
    expect((await publish({ ...stored, ...radius(6) })).body.changes).toEqual({ ...stored, ...radius(6) });
    const other = { 'space.3': { value: { value: 3, unit: 'cqi' } } };
    expect((await publish({ ...other, ...radius(6) })).status).toBe(400);
    await publish({});
  });

  it('reject 20,000 unknown names', async () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`a.b${at}`, { value: at }]));
    expect((await publish(many)).status).toBe(400);
  });
});

describeEachDatabase('the public site', (location) => {
  const blue = 'oklch(0.97 0.02 250)';
  const page = { identifier: 'main', title: { nl: 'Welkom' }, overview: [], status: 'PUBLISHED' };

  it('uses published tokens from the next request, adding only the changes to a page', async () => {
    const site = await openAccessSite(location());
    try {
      await site.asOwner('POST', '/pages', page);
      const home = async () => (await site.get('/')).body;
      const before = await home();
      expect(before).not.toContain(blue);
      await publishDesignTokens(site.storage, { changes: paper as never }, 'system');
      const after = await home();
      const raised = /--palette-neutral-0:[^;]*var\(--dark,(oklch\([^)]*\))\)/.exec(before)?.[1];
      expect(after).toContain(`--color-paper:var(--light,${blue})var(--dark,${raised})`);
      // The icons are drawn in the colours as well: their URLs change.
      const grown = after.replace(/\?v=\w+/g, '').length - before.length;
      expect(grown).toBeLessThan(blue.length);
      await publishDesignTokens(site.storage, { changes: {} }, 'system');
      expect(await home()).toBe(before);
    } finally {
      await site.close();
    }
  });

  it('uses tokens that another server published as soon as it is notified', async ({ skip }) => {
    const at = location();
    skip(at.kind !== 'postgres', 'a file of SQLite has one server');
    const one = await openAccessSite(at);
    const other = await openAccessSite(at);
    try {
      await one.asOwner('POST', '/pages', { ...page, identifier: 'main' });
      await other.storage.revision.read();
      expect((await other.get('/')).body).not.toContain(blue);
      const heard = new Promise((resolve) => other.storage.revision.onRevision(resolve));
      await publishDesignTokens(one.storage, { changes: paper as never }, 'system');
      await heard;
      expect((await other.get('/')).body).toContain(blue);
    } finally {
      await one.close();
      await other.close();
    }
  });
});

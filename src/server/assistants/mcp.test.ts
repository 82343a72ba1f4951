import { randomUUID } from 'node:crypto';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inviteAccount, saveAccount } from '#api/endpoints/accounts.ts';
import { listAssistantKeys, revokeAssistantKey } from '#api/endpoints/assistant-keys.ts';
import { listAudit } from '#api/endpoints/audit.ts';
import { createPage, getPage, listVersions, savePage } from '#api/endpoints/pages.ts';
import { listPreviewLinks } from '#api/endpoints/preview-links.ts';
import { readSecurityReport } from '#api/endpoints/security-report.ts';
import { mcpPath } from '#api/mcp-path.ts';
import { DraftsOnlyError } from '#server/storage/storage.ts';
import { type AssistantsSite, openAssistantsSite } from '../../../tests/support/assistants-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { createPicture } from '../../../tests/support/media-test-app.ts';
import { tools } from './mcp-server.ts';

const text = (id: string, nl: string, en: string) => ({
  id,
  type: 'text',
  isMultiLanguage: true,
  content: { nl, en },
});
const newName = (what = 'proef') => `${what}-${randomUUID().slice(0, 8)}`;

/** Partial results of tools; `refused` contains the sentences of a refusal. */
interface Told {
  readonly refused: string;
  readonly id: string;
  readonly title: unknown;
  readonly overview: unknown;
  readonly revision: string;
  readonly editor: string;
  readonly preview: { readonly nl: string; readonly en: string };
  readonly changedTexts: unknown;
  readonly blocks: { readonly type: string }[];
  readonly schemas: Readonly<Record<string, unknown>>;
  readonly next: string | undefined;
  readonly pages: { readonly identifier: string }[];
  readonly url: string;
  readonly toTranslate: { readonly en: { readonly places: unknown[] } };
  readonly withoutAltText: { readonly places: unknown[] };
  readonly refusesPublishing: unknown[];
}

describeEachDatabase('an assistant', (location) => {
  let site: AssistantsSite;
  let assistant: Client;
  let secret: string;

  beforeAll(async () => {
    site = await openAssistantsSite(location());
    await site.confirm();
    ({ secret } = await site.makeKey('Claude'));
    assistant = await site.connect(secret);
  });
  afterAll(async () => {
    await assistant.close();
    await site.close();
  });

  /** Calls a tool; returns its JSON, or the sentences of a refusal. */
  async function call(name: string, args: Record<string, unknown> = {}, by = assistant) {
    const { content, isError } = await by.callTool({ name, arguments: args });
    const [first] = content as { type: string; text: string }[];
    const said = first?.text ?? '';
    return (isError ? { refused: said } : JSON.parse(said)) as Told;
  }
  const makePage = async (more: object = {}) =>
    (
      await site.studio.call(createPage, {
        body: {
          identifier: newName(),
          title: { nl: 'Titel', en: 'Title' },
          overview: [text('a', 'Een', 'One')],
          ...more,
        },
      })
    ).data;
  const published = (identifier: string) =>
    site.apiWith().call(getPage, { params: { identifier }, query: {} });

  it('receives the same complete tool schemas in both protocol versions', async () => {
    const old = await site.connect(secret, 'legacy');
    const [now, before] = [await assistant.listTools(), await old.listTools()];
    expect(now.tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    expect(before.tools).toEqual(now.tools);
    expect(assistant.getInstructions()).toContain('drafts');
    for (const { inputSchema } of now.tools) {
      expect(inputSchema.additionalProperties).toBe(false);
      const named = JSON.stringify(inputSchema).matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g);
      for (const [, name = ''] of named) expect(inputSchema.$defs).toHaveProperty(name);
    }
    const create = now.tools.find(({ name }) => name === 'create_draft')?.inputSchema.properties;
    expect(Object.keys(create ?? {}).sort()).toEqual(
      ['identifier', 'kind', 'language', 'metadata', 'overview', 'parentIdentifier', 'title'].sort(),
    );
    await old.close();
  });

  it('reads long lists and searches in parts, without duplicates', async () => {
    const name = newName('lijst');
    const made: string[] = [];
    for (let index = 0; index < 51; index += 1) {
      made.push((await makePage({ identifier: `${name}-${index}` })).identifier);
    }
    for (const args of [{}, { search: name }]) {
      const read: string[] = [];
      let after: string | undefined;
      do {
        const { pages, next } = await call('list_pages', { ...args, ...(after !== undefined && { after }) });
        expect(pages.length).toBeLessThanOrEqual(50);
        read.push(...pages.map(({ identifier }) => identifier));
        after = next;
      } while (after !== undefined);
      expect(read.filter((identifier) => identifier.startsWith(name))).toEqual(made);
      expect(new Set(read).size).toBe(read.length);
    }
    const { refused } = await call('list_pages', { after: 'van mijzelf' });
    expect(refused).toContain('after');
  });

  it('reads existing share links without creating new ones', async () => {
    const page = await makePage();
    const before = await site.storage.db.selectFrom('audit').select('id').execute();
    const none = await call('read_page', { page: page.id });
    expect(none.preview).toMatch(/none yet.*check_draft/);
    expect(await site.storage.db.selectFrom('audit').select('id').execute()).toEqual(before);
    const { preview } = await call('check_draft', { page: page.id });
    expect((await call('read_page', { page: page.id })).preview).toEqual(preview);
  });

  it('receives the schema of each block type', async () => {
    const { blocks } = await call('describe_blocks');
    expect(blocks.map(({ type }) => type)).toEqual(expect.arrayContaining(['text', 'heroImage', 'grid']));
    const { schemas } = await call('describe_blocks', { types: ['grid', 'nothing'] });
    expect(schemas.grid).toMatchObject({ properties: { type: { const: 'grid' } }, required: ['id', 'type'] });
    expect(JSON.stringify(schemas.grid)).not.toContain('#/components');
    expect(schemas.nothing).toMatch(/does not exist/);
  });

  it('creates a draft that is not public, with share links and log entries under its key', async () => {
    const identifier = newName('case');
    const made = await call('create_draft', {
      identifier,
      kind: 'case',
      title: { nl: 'Tussen twee haltes', en: 'Between two stops' },
      overview: [text('lead', 'Een halte is een kamer.', 'A stop is a room.')],
    });
    expect(made).toMatchObject({ identifier, kind: 'case', status: 'DRAFT' });
    expect(made.editor).toBe(`http://localhost:3000/admin/cases/edit/${made.id}`);
    expect(made.preview.nl).toMatch(/^http:\/\/localhost:3000\/inzage\//);
    expect(made.preview.en).toMatch(/^http:\/\/localhost:3000\/en\/inzage\//);
    await expect(published(identifier)).rejects.toMatchObject({ code: 'page/not-found' });

    const { data: log } = await site.studio.call(listAudit, { query: { target: made.id } });
    expect(new Set(log.entries.map(({ actor }) => actor))).toEqual(new Set(['Claude (assistant)']));
    expect(log.entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['page/create', 'preview-link/create']),
    );
    const { data: key } = await site.studio.call(listAssistantKeys, {});
    expect(key.find(({ name }) => name === 'Claude')?.lastUsedAt).not.toBeNull();
  });

  it('changes a published page in its draft and returns the same share links', async () => {
    const page = await makePage({ status: 'PUBLISHED' });
    const read = await call('read_page', { page: page.identifier });
    expect(read.overview).toEqual([text('a', 'Een', 'One')]);
    const change = { page: page.id, title: read.title, overview: [text('a', 'Twee', 'Two')] };
    const changed = await call('change_draft', { ...change, revision: read.revision });
    expect(changed.changedTexts).toMatchObject({ nl: ['overview[0].content'], en: ['overview[0].content'] });
    expect((await published(page.identifier)).data.overview).toEqual([text('a', 'Een', 'One')]);
    expect((await call('read_page', { page: page.id })).overview).toEqual(change.overview);
    const again = await call('change_draft', {
      ...change,
      overview: [text('a', 'Drie', 'Three')],
      revision: changed.revision,
    });
    expect(again.preview).toEqual(changed.preview);
    const { data: versions } = await site.studio.call(listVersions, { params: { identifier: page.id } });
    expect(versions.filter(({ status }) => status === 'PUBLISHED')).toHaveLength(1);
    expect(versions.map(({ author }) => author)).toContain('Claude (assistant)');
  });

  it('cannot overwrite a draft that was saved after it was read', async () => {
    const page = await makePage();
    const { revision } = await call('read_page', { page: page.id });
    await site.studio.call(savePage, {
      params: { identifier: page.id },
      query: {},
      body: { title: page.title, overview: [text('a', 'Van een mens', 'By a person')] },
    });
    const change = { page: page.id, title: page.title, overview: [text('a', 'x', 'x')] };
    const { refused } = await call('change_draft', { ...change, revision });
    expect(refused).toMatch(/Another member saved this page.*\n.*read_page/);
    for (const forged of ['*', '"x"', '', 'content-1", "content-2']) {
      expect((await call('change_draft', { ...change, revision: forged })).refused).toMatch(/revision/);
    }
    expect((await call('change_draft', change)).refused).toMatch(/- revision: /);
    expect((await call('read_page', { page: page.id })).overview).toEqual([
      text('a', 'Van een mens', 'By a person'),
    ]);
  });

  it('has its line endings normalised', async () => {
    const made = await call('create_draft', {
      identifier: newName('regels'),
      title: 'x',
      overview: [text('a', 'een\vtwee\u2028drie', 'one\u2029two')],
    });
    expect((await call('read_page', { page: made.id })).overview).toEqual([
      text('a', 'een\ntwee\ndrie', 'one\n\ntwo'),
    ]);
  });

  it('receives all validation errors together, each with its path', async () => {
    const { refused } = await call('create_draft', {
      identifier: 'Niet Goed',
      title: 7,
      overview: [{ id: 'a', type: 'text', content: 3 }, { type: 'text' }],
    });
    expect(refused).toMatch(/- title: must be a text/);
    const more = await call('create_draft', {
      identifier: 'Niet Goed',
      title: 'x',
      overview: [{ id: 'a', type: 'text', content: 3 }, { type: 'text' }],
    });
    for (const place of ['identifier: ', 'overview[0].content: ', 'overview[1].id: ']) {
      expect(more.refused).toContain(`- ${place}`);
    }
    expect((await call('read_page', { page: 'bestaat-niet' })).refused).toMatch(/not found\n.*list_pages/);
  });

  it('is told about missing translations and alt texts, and what prevents publishing', async () => {
    const made = await call('create_draft', {
      identifier: newName(),
      title: { nl: 'Alleen Nederlands' },
      overview: [
        text('a', 'Alleen Nederlands', ''),
        { id: 'p', type: 'image', src: '/media/0123456789abcdef/foto.jpg' },
        { id: 'h', type: 'heroImage' },
      ],
    });
    const found = await call('check_draft', { page: made.id });
    expect(found.toTranslate.en.places).toEqual(
      expect.arrayContaining([
        { block: null, path: 'title', state: 'missing' },
        { block: 'a', path: 'content', state: 'missing' },
      ]),
    );
    expect(found.withoutAltText.places).toContainEqual({ block: 'p', path: 'alt' });
    expect(found.refusesPublishing.length).toBeGreaterThan(0);
    expect(found.preview.nl).toContain('/inzage/');
  });

  it('uploads and finds files, and gets an error for an invalid file', async () => {
    const name = `${newName('gevel')}.png`;
    const data = (await createPicture('png')).toString('base64');
    const file = await call('upload_media', { name, data });
    expect(file).toMatchObject({ mimeType: 'image/png' });
    expect(file.url).toMatch(/^\/media\//);
    const found = await call('search_media', { search: name.toUpperCase() });
    expect(found).toMatchObject({ number: 1, files: [{ url: file.url }] });
    const wrong = await call('upload_media', {
      name: 'x.png',
      data: Buffer.from('<html>').toString('base64'),
    });
    expect(wrong.refused).toMatch(/^The site accepts images .*\n.*upload_media/);
    expect((await call('upload_media', { name: 'x.png', data: 'not base64!' })).refused).toMatch(/- data: /);
  });

  describe('never', () => {
    it.each([
      ['publishes', { status: 'PUBLISHED' }],
      ['publishes by a flag', { published: true }],
      ['switches drafts off', { versioning: false }],
      ['protects a page', { requiresLogin: true, loginPassword: 'geheim' }],
      ['chooses a shared password', { passwordId: 'x' }],
      ['hides one', { isHidden: true }],
      ['sends visitors elsewhere', { redirectUrl: 'https://elders.example' }],
      ['rewrites a version of its choice', { versionId: 'x' }],
      ['tries', { 'dry-run': true }],
      ['has a body within its body', { body: { status: 'PUBLISHED' }, params: { identifier: 'home' } }],
    ])('%s', async (_what, smuggled) => {
      const identifier = newName();
      const page = await makePage({ identifier, status: 'PUBLISHED' });
      const { revision } = await call('read_page', { page: page.id });
      const change = { page: page.id, revision, title: 'x', overview: [] };
      const made = { identifier: newName(), title: 'x', overview: [] };
      for (const [name, args] of [
        ['change_draft', change],
        ['create_draft', made],
      ] as const) {
        const { refused } = await call(name, { ...args, ...smuggled });
        for (const field of Object.keys(smuggled))
          expect(refused).toContain(`- ${field}: is not a parameter`);
      }
      expect((await published(identifier)).data.title).toEqual(page.title);
      await expect(published(made.identifier)).rejects.toMatchObject({ code: 'page/not-found' });
    });

    it('changes a page without drafts, where each save would be live', async () => {
      const page = await makePage({ versioning: false });
      const { revision } = await call('read_page', { page: page.id });
      const { refused } = await call('change_draft', { page: page.id, revision, title: 'x', overview: [] });
      expect(refused).toMatch(/no drafts/);
      expect((await call('read_page', { page: page.id })).overview).toEqual(page.overview);
    });

    it('changes the live site, since the storage rejects such writes', async () => {
      const before = await site.storage.db.selectFrom('audit').selectAll().execute();
      await expect(
        site.storage.write('Claude (assistant)', async (scope) => {
          scope.record('settings/save', 'site');
          scope.changesSite();
        }),
      ).rejects.toBeInstanceOf(DraftsOnlyError);
      expect(await site.storage.db.selectFrom('audit').selectAll().execute()).toEqual(before);
    });

    it('discovers a protected page, its files or its child pages', async () => {
      const name = newName('geheim');
      const file = await call('upload_media', {
        name: `${name}.png`,
        data: (await createPicture('png', 31, 17)).toString('base64'),
      });
      const page = await makePage({
        identifier: name,
        title: { nl: name, en: name },
        overview: [{ id: 'p', type: 'image', src: file.url, alt: name }],
        status: 'PUBLISHED',
        requiresLogin: true,
        loginPassword: 'alleen voor de klant',
      });
      const below = await makePage({ parentId: page.id, title: 'x' });
      expect(JSON.stringify(await call('list_pages'))).not.toContain(name);
      expect(await call('list_pages', { search: below.identifier })).toMatchObject({
        pages: [{ below: null }],
      });
      expect(await call('search_media', { search: name })).toEqual({ number: 0, files: [] });
      const unknown = newName();
      const calls: [string, object][] = [
        ['read_page', {}],
        ['check_draft', {}],
        ['change_draft', { revision: 'content-1', title: 'x', overview: [] }],
      ];
      for (const key of [page.id, name]) {
        for (const [tool, more] of calls) {
          const [kept, none] = [
            await call(tool, { page: key, ...more }),
            await call(tool, { page: unknown, ...more }),
          ];
          expect(kept.refused?.replaceAll(key, '…')).toBe(none.refused?.replaceAll(unknown, '…'));
          expect(kept.refused).toMatch(/not found/);
        }
      }
      const child = { identifier: newName(), title: 'x', overview: [], parentIdentifier: name };
      expect((await call('create_draft', child)).refused).toMatch(/not found/);
    });

    it('sees the e-mail addresses of members', async () => {
      await makePage();
      const { pages } = await call('list_pages');
      expect(pages.length).toBeGreaterThan(1);
      expect(JSON.stringify(pages)).not.toContain('@');
    });

    it('gets access to the rest of the API with its key', async () => {
      const asked = (headers: Record<string, string>) =>
        site.app.inject({ url: '/api/admin/media', headers });
      const bearer = await asked({ authorization: `Bearer ${secret}` });
      const forged = await asked({ 'x-assistant-pass': secret });
      expect([bearer.statusCode, forged.statusCode]).toEqual([401, 401]);
    });
  });

  describe('that authenticates', () => {
    const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

    it('gets the same response for unknown, expired, revoked and orphaned keys', async () => {
      const revoked = await site.makeKey(newName('ingetrokken'));
      const links = await site.connect(revoked.secret);
      const made = await call('create_draft', { identifier: newName(), title: 'x', overview: [] }, links);
      expect(made.preview.nl).toBeDefined();
      await site.studio.call(revokeAssistantKey, { params: { id: revoked.key.id } });
      expect((await site.studio.call(listPreviewLinks, { params: { id: made.id } })).data).toEqual([]);
      await links.close();

      const over = await site.makeKey(newName('verlopen'), 1);
      const orphan = await site.makeKey(newName('verweesd'));
      const other = await site.studio.call(inviteAccount, {
        body: { email: `${newName()}@studio.example`, role: 'owner' },
      });
      await site.db
        .updateTable('assistant_keys')
        .set({ maker_id: other.data.account.id })
        .where('id', '=', orphan.key.id)
        .execute();
      expect((await site.post(bearer(orphan.secret))).statusCode).toBe(200);
      await site.studio.call(saveAccount, {
        params: { id: other.data.account.id },
        body: { isSuspended: true },
      });
      await site.db
        .updateTable('assistant_keys')
        .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
        .where('id', '=', over.key.id)
        .execute();
      const answers = [];
      for (const key of ['vitrine_geraden', revoked.secret, over.secret, orphan.secret]) {
        const { statusCode, body, headers } = await site.post(bearer(key));
        const { date: _date, ...told } = headers;
        answers.push({ statusCode, body, told });
      }
      expect(answers[0]).toMatchObject({ statusCode: 401, told: { 'cache-control': 'private, no-store' } });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      const states = (await site.studio.call(listAssistantKeys, {})).data;
      expect(
        states
          .filter(({ state }) => state !== 'works')
          .map(({ state }) => state)
          .sort(),
      ).toEqual(['orphaned', 'over', 'revoked']);

      // Four attempts are free; further ones are delayed, but a valid key never is.
      const late = await site.post(bearer('vitrine_nog-een'));
      expect([late.statusCode, late.headers['retry-after']]).toEqual([429, expect.any(String)]);
      expect((await site.post(bearer(secret))).statusCode).toBe(200);
      const { data: securityReport } = await site.studio.call(readSecurityReport, {});
      expect(securityReport.tries[0]?.counts).toMatchObject({ 'assistant-key': 4, 'turned-away': 1 });
    });

    it('is rejected with a cookie, a key in the URL or a member’s token', async () => {
      const token = await site.signInAs({ email: 'owner@studio.example', password: 'een goed wachtwoord' });
      const none = await site.post({});
      expect([none.statusCode, none.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect((await site.post({}, undefined, `${mcpPath}?key=${secret}`)).statusCode).toBe(401);
      expect((await site.post({ cookie: `session=${secret}; key=${secret}` })).statusCode).toBe(401);
      expect([401, 429]).toContain((await site.post(bearer(token))).statusCode);
    });

    it('is rejected from other websites and receives no CORS headers', async () => {
      const foreign = { ...bearer(secret), origin: 'https://elders.example' };
      expect((await site.post(foreign)).statusCode).toBe(403);
      const read = await site.app.inject({ url: mcpPath, headers: foreign });
      expect(read.statusCode).toBe(403);
      const own = await site.post({ ...bearer(secret), origin: 'http://localhost:3000' });
      expect(own.statusCode).toBe(200);
      const asked = await site.app.inject({ method: 'OPTIONS', url: mcpPath, headers: foreign });
      for (const answer of [read, own, asked]) {
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    });
  });

  describe('that sends an invalid message', () => {
    it.each([
      ['half of one', '{"jsonrpc":"2.0","id":1,"method":"tools/li', 400],
      ['nothing', '', 400],
      ['no JSON', 'hello', 400],
      ['a list of nothing', '[]', 400],
      ['something very deep', `${'['.repeat(5000)}${']'.repeat(5000)}`, 400],
      [
        'six megabytes',
        JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'x', params: { a: 'x'.repeat(6_000_000) } }),
        413,
      ],
    ])('receives an error: %s', async (_what, payload, status) => {
      const answer = await site.post({ authorization: `Bearer ${secret}` }, payload);
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toBeTypeOf('object');
    });

    it('is rejected for a wrong content type, method, tool or argument', async () => {
      const headers = { authorization: `Bearer ${secret}` };
      const plain = await site.post({ ...headers, 'content-type': 'text/plain' }, '{}');
      expect(plain.statusCode).toBe(415);
      for (const method of ['GET', 'DELETE'] as const) {
        expect((await site.app.inject({ method, url: mcpPath, headers })).statusCode).toBe(405);
      }
      await expect(assistant.callTool({ name: 'publish', arguments: {} })).rejects.toThrow(/publish/);
      for (const args of [null, [], 'x']) {
        const sent = {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'create_draft', arguments: args },
        };
        expect((await site.post(headers, sent)).statusCode).toBeLessThan(500);
      }
    });
  });

  describe('that gets a key', () => {
    it('receives its secret once, from an owner who has just confirmed their identity', async () => {
      const editor = await site.studio.call(inviteAccount, {
        body: { email: `${newName()}@studio.example`, role: 'editor' },
      });
      expect(editor.data.account.role).toBe('editor');
      const { key, secret: once } = await site.makeKey(newName('sleutel'));
      expect(once).toMatch(/^vitrine_[\w-]{43}$/);
      expect(key).toMatchObject({ state: 'works', createdBy: 'owner@studio.example', lastUsedAt: null });
      const days = (Date.parse(key.expiresAt) - Date.parse(key.createdAt)) / (24 * 60 * 60 * 1000);
      expect(Math.round(days)).toBe(90);
      for (const table of ['assistant_keys', 'audit'] as const) {
        const rows = await site.storage.db.selectFrom(table).selectAll().execute();
        expect(JSON.stringify(rows)).not.toContain(once);
      }
      const told = JSON.stringify((await site.studio.call(listAssistantKeys, {})).data);
      expect(told).not.toContain(once);
      expect(told).not.toContain('hash');
      await expect(site.makeKey(key.name.toUpperCase())).rejects.toMatchObject({
        code: 'assistant-key/name-taken',
      });
      for (const name of ['', '   ', 'a@b.example', 'x'.repeat(61), 'Claude (assistant)']) {
        await expect(site.makeKey(name)).rejects.toMatchObject({ code: 'input/invalid' });
      }
      for (const wrong of [0, 366, 1.5]) {
        await expect(site.makeKey(newName(), wrong)).rejects.toMatchObject({ code: 'input/invalid' });
      }
      await expect(
        site.studio.call(revokeAssistantKey, { params: { id: 'bestaat-niet' } }),
      ).rejects.toMatchObject({ code: 'assistant-key/not-found' });
      const fresh = site.apiWith(
        await site.signInAs({ email: 'owner@studio.example', password: 'een goed wachtwoord' }),
      );
      const { createAssistantKey } = await import('#api/endpoints/assistant-keys.ts');
      await expect(fresh.call(createAssistantKey, { body: { name: newName() } })).rejects.toMatchObject({
        code: 'profile/confirm-first',
      });
    });
  });
});

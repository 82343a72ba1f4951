import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access, Endpoint } from '#api/endpoint.ts';
import { roles } from '#api/endpoints/auth.ts';
import type { ClientSpace } from '#api/endpoints/client-spaces.ts';
import type { PasswordAccess } from '#api/endpoints/password-access.ts';
import { listPeople } from '#api/endpoints/people.ts';
import { endpoints, operationIds } from '#api/endpoints.ts';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { mediaPlugin } from '#server/media/media.plugin.ts';
import { createMediaService } from '#server/media/media.service.ts';
import { openLocalStore } from '#server/media/store/media-store.ts';
import { standardLimits } from '#server/media/upload/read-upload.ts';
import { createUploads } from '#server/media/upload/uploads.ts';
import type { Storage } from '#server/storage/storage.ts';
import { readDatabaseState } from '../support/database-state.ts';
import { describeSampleOfDatabases } from '../support/each-database.ts';
import { installFonts } from '../support/install-fonts.ts';
import { createPicture, upload } from '../support/media-test-app.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { testPictures } from '../support/test-pictures.ts';

/**
 * Makes each call without signing in, as an editor and as an owner, with existing ids and with guessed ones.
 * This file also generates `docs/roles.md`.
 */
const people = [undefined, ...roles.toReversed()] as const;
type Person = (typeof people)[number];
const formatPerson = (person: Person) => person ?? 'nobody';

/**
 * Returns the status with which a call refuses a person, or undefined if it does not. Written independently
 * of the server's policy.
 */
function getRefusal(access: Access, person: Person): 401 | 403 | undefined {
  if (access === 'public' || person === 'owner' || person === access) return undefined;
  return person === undefined ? 401 : 403;
}

/**
 * All endpoints except those of identity. This test replaces the plugin that registers them: see
 * `identity.routes.test.ts`.
 */
const tried = endpoints.filter(
  ({ path }) =>
    path !== listPeople.path && !/^\/(?:auth|admin\/(?:accounts|profile|assistant-keys))(?:\/|$)/.test(path),
);
const cells = tried.flatMap((endpoint) =>
  people.map((person) => ({
    endpoint,
    person,
    name: operationIds.get(endpoint) ?? '',
    who: formatPerson(person),
    refusal: getRefusal(endpoint.access, person),
  })),
);

const guesses = [
  '1',
  'me',
  '00000000-0000-4000-8000-000000000000',
  '0123456789abcdef',
  '..%2f..%2fetc',
  "x'%20or%20'1'='1",
  'x'.repeat(200),
];

describeSampleOfDatabases('an API call', (location) => {
  let test: TestApp;
  let folder: string;
  /** Ids and names of existing items, which a refusal must not reveal. */
  let known: readonly string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-roles-'));
    test = await openTestApp(location(), { media: withLibrary });
    const page = async (identifier: string, more: object) =>
      (
        await test.asOwner<ApiPage>('POST', '/pages', {
          identifier,
          title: { nl: identifier, en: identifier },
          overview: [],
          status: 'PUBLISHED',
          ...more,
        })
      ).body;
    const access = await test.asOwner<PasswordAccess>('POST', '/admin/password-access', {
      id: 'gedeeld',
      password: 'een woord',
    });
    const draft = await page('concept', { status: 'DRAFT' });
    const locked = await page('besloten', { requiresLogin: true, passwordId: 'gedeeld' });
    const gone = await page('weggegooid', {});
    await test.asOwner('DELETE', '/pages/weggegooid');
    const sent = upload(await createPicture('png'), 'plan.png');
    const file = await test.app.inject({
      method: 'POST',
      url: '/api/admin/media',
      headers: { 'x-test-role': 'owner', ...sent.headers },
      payload: sent.payload,
    });
    expect(file.statusCode).toBe(201);
    const clientSpace = await test.asOwner<ClientSpace>('POST', '/admin/rooms', {
      client: 'Gemeente',
      pages: [locked.id],
    });
    const versions = await test.storage.db.selectFrom('versions').select('id').execute();
    known = [
      ...[draft, locked, gone].flatMap(({ id, identifier }) => [id, identifier]),
      ...versions.slice(0, 2).map(({ id }) => id),
      file.json<{ id: string }>().id,
      access.body.id,
      clientSpace.body.id,
    ];
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  const withLibrary = (storage: Storage) => async (app: TestApp['app']) => {
    const store = openLocalStore(folder);
    const none = undefined as never;
    const { grants, moments, deckSigner } = test?.deps ?? { grants: none, moments: none, deckSigner: none };
    await installFonts(app, { storage, store });
    await app.register(mediaPlugin, {
      storage,
      store,
      media: createMediaService(storage, store, testPictures),
      pictures: testPictures,
      uploads: createUploads(join(folder, 'uploads'), standardLimits),
      grants,
      moments,
      deckSigner,
    });
  };

  async function readEverything() {
    const rows = await readDatabaseState(test.storage);
    return { rows, files: (await readdir(folder, { recursive: true })).sort() };
  }

  async function ask(endpoint: Endpoint, person: Person, id: string) {
    const path = endpoint.path.replace(/:\w+|\*/g, id);
    const answer = await test.app.inject({
      method: endpoint.method,
      // Allowed calls are dry runs, if the endpoint offers them.
      url: `/api${path}${endpoint.dryRun ? '?dry-run=true' : ''}`,
      headers: person ? { 'x-test-role': person } : {},
      ...(endpoint.body && { payload: {} }),
    });
    const { date: _date, ...headers } = answer.headers;
    return { status: answer.statusCode, body: answer.body, headers };
  }

  describe.each(cells.filter(({ refusal }) => refusal !== undefined))(
    'to $name (caller: $who)',
    ({ endpoint, person, refusal }) => {
      it('is refused identically for existing and guessed ids, and changes nothing', async () => {
        const before = await readEverything();
        const [first, ...others] = await Promise.all(
          [...known, ...guesses].map((id) => ask(endpoint, person, id)),
        );
        expect(first?.status).toBe(refusal);
        expect(JSON.parse(first?.body ?? '{}')).toMatchObject({
          code: refusal === 401 ? 'auth/required' : 'auth/forbidden',
        });
        for (const other of others) expect(other).toEqual(first);
        expect(await readEverything()).toEqual(before);
      });
    },
  );

  // A response that streams does not end.
  const allowed = cells.filter(({ refusal, endpoint }) => refusal === undefined && !endpoint.stream);
  it.each(allowed)('to $name is allowed (caller: $who)', async ({ endpoint, person }) => {
    for (const id of ['bestaat-niet', ...guesses]) {
      const { status } = await ask(endpoint, person, id);
      expect([401, 403]).not.toContain(status);
      expect(status).toBeLessThan(500);
    }
  });

  it('by an editor cannot read or change how a page is protected', async () => {
    for (const body of [
      { requiresLogin: true, loginPassword: 'van de redacteur' },
      { passwordId: 'gedeeld' },
      { loginPassword: 'geraden' },
    ]) {
      const saved = await test.asEditor<ErrorBody>('PUT', '/pages/concept', body);
      expect([saved.status, saved.body.code]).toEqual([403, 'auth/forbidden']);
      const made = await test.asEditor<ErrorBody>('POST', '/pages', {
        identifier: 'eigen',
        title: 'x',
        overview: [],
        ...body,
      });
      expect([made.status, made.body.code]).toEqual([403, 'auth/forbidden']);
    }
    const { body } = await test.asEditor<ApiPage>('GET', '/pages/besloten');
    expect(body.requiresLogin).toBe(true);
    expect(JSON.stringify(body)).not.toContain('gedeeld');
    expect(JSON.stringify(body)).not.toContain('een woord');
  });
});

it('docs/roles.md lists who may make which call', async () => {
  const columns: readonly Access[] = ['public', 'editor', 'owner'];
  const rows = [...Map.groupBy(endpoints, ({ tag }) => tag)].map(([tag, group]) => {
    const calls = columns.map((column) =>
      group
        .filter(({ access }) => access === column)
        .map(({ method, path }) => `\`${method} ${path}\``)
        .join('<br>'),
    );
    return `| ${[tag, ...calls].join(' | ')} |`;
  });
  const document = `# Roles

Who may make which API call. Paths start at \`/api\`; \`/api/docs\` on your site describes each call.

| | Public calls | Editors' calls | Owners' calls |
|---|---|---|---|
${people.map((person) => `| ${person ?? 'not signed in'} | ${columns.map((access) => getRefusal(access, person) ?? 'allowed').join(' | ')} |`).join('\n')}

- **401** means: sign in first. **403** means: your role does not allow this.
- A refusal is the same for an id that exists and for one that was guessed, byte for byte. It changes nothing.
- An editor can see that a page is protected, and cannot see or change its protection. A call with \`requiresLogin\`, \`loginPassword\` or \`passwordId\`
  is refused with 403.

Generated and verified: \`npx vitest run tests/unit/roles.test.ts -u\` makes every call in every role and updates this page. Calls of identity are tested in
\`src/server/identity\`.

| Subject | Public | Editors and owners | Owners only |
|---|---|---|---|
${rows.join('\n')}
`;
  await expect(document).toMatchFileSnapshot('../../docs/roles.md');
});

import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import { createClient } from '#api/client.ts';
import { type AssistantKey, createAssistantKey } from '#api/endpoints/assistant-keys.ts';
import { signIn } from '#api/endpoints/auth.ts';
import { confirmSelf } from '#api/endpoints/passkeys.ts';
import { mcpPath } from '#api/mcp-path.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildApp } from '#server/app/app.ts';
import { createVisitorSide } from '#server/app/visitor-side.ts';
import { accountsPlugin } from '#server/identity/accounts/accounts.plugin.ts';
import { notePasswordChosen } from '#server/identity/accounts/accounts.service.ts';
import { assistantKeysPlugin } from '#server/identity/accounts/assistant-keys.plugin.ts';
import { ensureFirstOwner } from '#server/identity/accounts/first-owner.ts';
import { passkeysPlugin } from '#server/identity/accounts/passkeys.plugin.ts';
import { profilePlugin } from '#server/identity/accounts/profile.plugin.ts';
import { migrateIdentity } from '#server/identity/identity.migrations.ts';
import { identityPlugin } from '#server/identity/identity.plugin.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import { createSiteBetterAuth } from '#server/identity/open-identity-provider.ts';
import { beginJournal } from '#server/journal/begin-journal.ts';
import { recordChanges } from '#server/journal/record-changes.ts';
import { mediaPlugin } from '#server/media/media.plugin.ts';
import { createMediaService } from '#server/media/media.service.ts';
import { standardLimits } from '#server/media/upload/read-upload.ts';
import { createUploads } from '#server/media/upload/uploads.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { defaultLimits } from '#server/security/limits.ts';
import { type DatabaseLocation, openDatabase } from '#server/storage/open-database.ts';
import { builtAssets } from './built-assets.ts';
import { openFolder } from './each-store.ts';
import { owner } from './identity-test-app.ts';
import { installFonts } from './install-fonts.ts';
import { testDeps } from './test-app.ts';
import { testPictures } from './test-pictures.ts';

/**
 * Opens the whole server with real sign-ins, a media library, the public site and a clock that tests advance.
 */
export async function openAssistantsSite(
  location: DatabaseLocation,
  { onRoute }: { readonly onRoute?: (route: RouteOptions) => void } = {},
) {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const storage = openDatabase(location, { clock: () => new Date(now()), witness: recordChanges });
  await storage.migrate();
  const dialect = storage.capabilities.name;
  await migrateIdentity(storage.db, dialect);
  await beginJournal(storage);
  await storage.revision.start();
  const publicUrl = 'http://localhost:3000';
  const secret = 'a secret that is long enough to be one';
  const limits = { ...defaultLimits, signInNetwork: 4, apiNetwork: 100_000, apiAccount: 100_000 };
  const identity = {
    db: storage.db,
    dialect,
    secret,
    publicUrl,
    now,
    limits,
    passwordChosen: notePasswordChosen(storage),
    broadcast: storage.broadcast,
  };
  const db = storage.db.withTables<IdentityTables>();
  await ensureFirstOwner(db, createSiteBetterAuth(identity), { ...owner, firstSignIn: 'link' }, () => {});
  const { store, folder, close: closeStore } = await openFolder();
  const deps = testDeps(storage, { definitions: blockDefinitions, limits });
  const media = createMediaService(storage, store, testPictures);
  const uploads = createUploads(join(folder, 'uploads'), standardLimits);
  const app = await buildApp({
    ...deps,
    ...(onRoute && { onRoute }),
    visitors: createVisitorSide({
      reader: new SiteReader(storage),
      assets: builtAssets,
      assetsFolder: import.meta.dirname,
      origin: publicUrl,
      now: () => new Date(now()),
      pictures: testPictures,
    }),
    identity: async (site) => {
      await site.register(identityPlugin, identity);
      for (const plugin of [accountsPlugin, profilePlugin, passkeysPlugin, assistantKeysPlugin])
        await site.register(plugin, { ...identity, storage });
    },
    media: async (site) => {
      await installFonts(site, { storage, store });
      await site.register(mediaPlugin, { ...deps, store, media, pictures: testPictures, uploads });
    },
  });

  /** Creates an API client that sends this token. */
  const apiWith = (token?: string) => createClient({ fetch: fetchFrom(app), token: () => token });
  const signInAs = async (body: typeof owner) => (await apiWith().call(signIn, { body })).data.token;
  const token = await signInAs(owner);
  const studio = apiWith(token);

  return {
    app,
    db,
    storage,
    media,
    studio,
    token,
    apiWith,
    signInAs,
    confirm: () => studio.call(confirmSelf, { body: { password: owner.password } }),
    /** Advances the clock by this many days. */
    passDays: (days: number) => {
      ahead += days * 24 * 60 * 60 * 1000;
    },
    makeKey: async (name: string, days?: number): Promise<{ key: AssistantKey; secret: string }> =>
      (await studio.call(createAssistantKey, { body: { name, ...(days !== undefined && { days }) } })).data,
    /**
     * Connects an assistant with the official MCP client, in the legacy or the current version of the
     * protocol.
     */
    connect: async (key: string, age: 'legacy' | 'auto' = 'auto') => {
      const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: age } });
      await client.connect(
        new StreamableHTTPClientTransport(new URL(mcpPath, publicUrl), {
          fetch: fetchFrom(app),
          requestInit: { headers: { authorization: `Bearer ${key}` } },
        }),
      );
      return client;
    },
    /** Posts a raw MCP message, without a client. */
    post: (
      headers: Record<string, string>,
      payload: InjectOptions['payload'] = listTools,
      url: string = mcpPath,
    ) =>
      app.inject({
        method: 'POST',
        url,
        headers: {
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
          ...headers,
        },
        payload,
      }),
    close: async () => {
      await app.close();
      await storage.close();
      await closeStore();
    },
  };
}

export type AssistantsSite = Awaited<ReturnType<typeof openAssistantsSite>>;

const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

/** Returns a `fetch` that injects requests into the server, so that it needs no port. */
function fetchFrom(app: FastifyInstance): typeof fetch {
  return async (input, init = {}) => {
    const { pathname, search } = new URL(String(input), 'http://localhost');
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response([204, 304].includes(answer.statusCode) ? null : answer.body, {
      status: answer.statusCode,
      headers,
    });
  };
}

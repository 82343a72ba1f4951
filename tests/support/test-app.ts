import type { FastifyInstance, FastifyServerOptions, InjectOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { Role, User } from '#api/endpoints/auth.ts';
import type { Definitions } from '#content/block/block.ts';
import { emptyContent } from '#seed/empty.ts';
import { type AppDeps, buildApp } from '#server/app/app.ts';
import { beginJournal } from '#server/journal/begin-journal.ts';
import { createPastMoments } from '#server/journal/past-moment.ts';
import { recordChanges } from '#server/journal/record-changes.ts';
import { createGrantCookies } from '#server/protection/locks/grant-cookies.ts';
import { createKeys } from '#server/security/keys.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { createSigner } from '#server/security/signer.ts';
import { createVault } from '#server/security/vault.ts';
import { type DatabaseLocation, openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { checkAgainstDocument } from './check-against-document.ts';
import { testDefinitions } from './test-definitions.ts';
import '#server/http/person.ts';

export const people: Readonly<Record<Role, User>> = {
  owner: { id: 'u1', email: 'owner@studio.example', name: 'Owner', role: 'owner' },
  editor: { id: 'u2', email: 'editor@studio.example', name: 'Editor', role: 'editor' },
};

/** Replaces signing in: the header `x-test-role` sets the role of the user. */
export const testIdentity = fp(
  async (app) => {
    app.decorateRequest('viewer', undefined);
    app.addHook('onRequest', async (request) => {
      const role = request.headers['x-test-role'];
      if (role === 'owner' || role === 'editor') request.viewer = people[role];
    });
    app.decorate('isStillSignedIn', async () => true);
    app.decorate('whileSignedIn', () => () => {});
  },
  { name: 'identity' },
);

const manyCalls = { apiAccount: 1_000_000, apiNetwork: 1_000_000 };

interface Options {
  readonly startingContent?: AppDeps['startingContent'];
  readonly clock?: () => Date;
  readonly definitions?: Definitions;
  /** Limits that differ from the defaults. */
  readonly limits?: Partial<Limits>;
  readonly logger?: FastifyServerOptions['logger'];
  /** The folder of the backups that the site makes. */
  readonly backups?: string;
  /** Installs the media library. */
  readonly media?: (storage: Storage) => AppDeps['media'];
}

export function testDeps(
  storage: Storage,
  {
    definitions = testDefinitions,
    startingContent = emptyContent,
    logger,
    media,
    limits = manyCalls,
    backups,
  }: Options = {},
): AppDeps {
  const keys = createKeys('a secret that is long enough to be one');
  return {
    storage,
    definitions,
    startingContent,
    logger,
    vault: createVault(keys('page-passwords')),
    grants: createGrantCookies(keys, { secure: false, now: () => storage.now().getTime() }),
    moments: createPastMoments(keys, () => storage.now().getTime()),
    deckSigner: createSigner(keys('deck-path')),
    previewKey: keys('preview-link'),
    kept: { files: 'folder', secret: 'file', backups },
    publicUrl: 'http://localhost:3000',
    isSecure: false,
    // Tests send requests as fast as they can. Tests of the limits set their own.
    limits: { ...defaultLimits, ...limits },
    identity: async (app) => app.register(testIdentity),
    media: media?.(storage),
    onRoute: checkAgainstDocument,
  };
}

export interface TestAnswer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Readonly<Record<string, unknown>>;
}

export type TestClient = <T = never>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<TestAnswer<T>>;

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: AppDeps;
  readonly storage: Storage;
  readonly asOwner: TestClient;
  readonly asEditor: TestClient;
  readonly asVisitor: TestClient;
  close(): Promise<void>;
}

/** Opens the whole server on a test database, with users who need no password. */
export async function openTestApp(location: DatabaseLocation, options: Options = {}): Promise<TestApp> {
  const storage = openDatabase(location, { clock: options.clock, witness: recordChanges });
  await storage.migrate();
  await beginJournal(storage);
  await storage.revision.start();
  const deps = testDeps(storage, options);
  const app = await buildApp(deps);
  const as =
    (role?: Role): TestClient =>
    async (method, path, body, headers = {}) => {
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        headers: { ...(role ? { 'x-test-role': role } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as InjectOptions['payload'] }),
      });
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
    };
  return {
    app,
    deps,
    storage,
    asOwner: as('owner'),
    asEditor: as('editor'),
    asVisitor: as(),
    close: async () => {
      await app.close();
      await storage.close();
    },
  };
}

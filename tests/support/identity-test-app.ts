import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { AppError } from '#server/http/app-error.ts';
import { requireAccess } from '#server/http/authorize.ts';
import { notePasswordChosen } from '#server/identity/accounts/accounts.service.ts';
import { ensureFirstOwner } from '#server/identity/accounts/first-owner.ts';
import { migrateIdentity } from '#server/identity/identity.migrations.ts';
import { type IdentityOptions, identityPlugin } from '#server/identity/identity.plugin.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import { createSiteBetterAuth } from '#server/identity/open-identity-provider.ts';
import { jobsPlugin } from '#server/jobs/jobs.plugin.ts';
import { wrongTriesPlugin } from '#server/security/wrong-tries.plugin.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { checkAgainstDocument } from './check-against-document.ts';
import { quickHashing } from './quick-hashing.ts';

export const owner = { email: 'owner@studio.example', password: 'een goed wachtwoord' };
const secret = 'a secret that is long enough to be one';

interface Options {
  readonly storage?: Storage;
  readonly publicUrl?: string;
  readonly now?: () => number;
  readonly sessionDays?: number;
  /** Firebase instead of local accounts, and the URL of the keys of its tokens. */
  readonly firebase?: Pick<IdentityOptions, 'choice' | 'firebaseKeys'>;
  /** Sends mail; by default the app sends none. */
  readonly mail?: IdentityOptions['mail'];
  /** Receives the log; by default there is none. */
  readonly log?: { write(line: string): void };
  /** Trusts the headers of a proxy, including the forwarded host. */
  readonly behindProxy?: boolean;
  /** Decorates the app before identity is registered. */
  readonly before?: (app: FastifyInstance) => void;
  /** Registers more plugins after identity. */
  readonly extend?: (app: FastifyInstance, storage: Storage) => Promise<void>;
}

/** Creates an app with only identity, one owner, and some routes to test it with. */
export async function openIdentityApp({
  publicUrl = 'http://localhost:3000',
  now,
  ...options
}: Options = {}) {
  const storage = options.storage ?? openDatabase({ kind: 'sqlite', file: ':memory:' });
  const dialect = storage.capabilities.name;
  await storage.migrate();
  await migrateIdentity(storage.db, dialect);
  const identity = {
    db: storage.db,
    dialect,
    secret,
    publicUrl,
    hashing: quickHashing,
    passwordChosen: notePasswordChosen(storage),
  };
  const db = storage.db.withTables<IdentityTables>();
  const betterAuth = createSiteBetterAuth(identity);
  await ensureFirstOwner(db, betterAuth, { ...owner, firstSignIn: 'link' }, () => {});

  const app = fastify({
    trustProxy: options.behindProxy ?? false,
    logger: options.log ? { level: 'trace', stream: options.log } : false,
  });
  app.addHook('onRoute', checkAgainstDocument);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof AppError)) return reply.send(error);
    if (error.details.retryAfter !== undefined) reply.header('retry-after', error.details.retryAfter);
    return reply.code(error.status).send(error.toBody());
  });
  options.before?.(app);
  await app.register(jobsPlugin, { storage });
  await app.register(wrongTriesPlugin, { storage });
  await app.register(identityPlugin, {
    ...identity,
    ...options.firebase,
    mail: options.mail,
    sessionDays: options.sessionDays,
    now,
  });
  for (const access of ['public', 'editor', 'owner'] as const) {
    app.get(`/api/test/${access}`, { preValidation: requireAccess(access) }, async (request) => ({
      email: request.viewer?.email ?? null,
    }));
  }
  app.get('/media/test', async (request) => ({ email: (await app.mediaViewer(request))?.email ?? null }));
  await options.extend?.(app, storage);

  const post = (path: string, payload: object = {}, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers });
  const signIn = (credentials: object = owner, headers = {}) => post('sign-in', credentials, headers);
  const get = (url: string, headers: InjectOptions['headers'] = {}) => app.inject({ url, headers });
  return { app, db, betterAuth, storage, post, signIn, get };
}

export type IdentityApp = Awaited<ReturnType<typeof openIdentityApp>>;
type Answer = Awaited<ReturnType<IdentityApp['get']>>;

/** Returns a `Cookie` header with one of the cookies that a response sets. Throws if it does not set it. */
export function readCookie(answer: Answer, name: string): { cookie: string } {
  const cookie = answer.cookies.find((set) => set.name.replace(/^__(?:Host|Secure)-/, '') === name);
  if (!cookie) throw new Error(`The answer sets no ${name}`);
  return { cookie: `${cookie.name}=${cookie.value}` };
}

export function readBearer(answer: Answer): { authorization: string } {
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
}

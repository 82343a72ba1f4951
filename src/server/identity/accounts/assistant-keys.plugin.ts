import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/assistant-keys.ts';
import { mcpPath } from '#api/mcp-path.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Assistant } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { createRateLimiter } from '#server/security/rate-limiter.ts';
import { createDatabaseStore } from '#server/security/rate-stores.ts';
import type { Storage } from '#server/storage/storage.ts';
import '#server/security/wrong-tries.plugin.ts';
import { randomBytes } from 'node:crypto';
import { bearerOf } from '#server/identity/bearer-token.ts';
import { createConfirmations } from '#server/identity/confirmations.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import { openIdentityProvider, type ProviderOptions } from '#server/identity/open-identity-provider.ts';
import { createOwnWrite, selfOf } from '#server/identity/self.ts';
import { signInNetwork } from '#server/identity/sign-in-counters.ts';
import { createAssistantKeysService } from './assistant-keys.service.ts';

/** The header of a call that the server makes to itself for an assistant. */
const passHeader = 'x-assistant-pass';

/**
 * By which the server tells the calls that it makes for an assistant from all others: a number that was made for one call, is
 * in nobody's hands, and is void once it was looked at.
 */
class AssistantPasses {
  readonly #open = new Map<string, Assistant>();
  readonly #taken = new WeakMap<FastifyRequest, Assistant>();

  /** Makes a call as an assistant; `headers` are for that one call. */
  async during<T>(
    assistant: Assistant,
    call: (headers: Readonly<Record<string, string>>) => Promise<T>,
  ): Promise<T> {
    const pass = randomBytes(32).toString('base64url');
    this.#open.set(pass, assistant);
    try {
      return await call({ [passHeader]: pass });
    } finally {
      this.#open.delete(pass);
    }
  }

  /** Who makes this call; undefined for one that comes from outside, whatever it says. */
  holderOf(request: FastifyRequest): Assistant | undefined {
    const known = this.#taken.get(request);
    const pass = request.headers[passHeader];
    if (known || typeof pass !== 'string') return known;
    const assistant = this.#open.get(pass);
    this.#open.delete(pass);
    if (assistant) this.#taken.set(request, assistant);
    return assistant;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes a call of the API as an assistant, with the headers that it is handed. */
    asAssistant?: AssistantPasses['during'];
  }
}

interface AssistantKeysOptions extends Omit<ProviderOptions, 'db'> {
  readonly storage: Storage;
  readonly limits?: Limits;
}

/** The keys of assistants: the calls on them, and who calls with one. A key opens `/mcp` and no other address. */
export const assistantKeysPlugin = fp<AssistantKeysOptions>(
  async (app, { storage, now = Date.now, limits = defaultLimits, ...options }) => {
    const provider = openIdentityProvider({ ...options, now, db: storage.db });
    const keys = createAssistantKeysService({
      storage,
      write: createOwnWrite(storage),
      confirmations: provider.keepsPasswords
        ? createConfirmations(storage.db.withTables<IdentityTables>(), now)
        : undefined,
      now,
    });
    const tries = createRateLimiter(createDatabaseStore(storage.db), limits, now);
    const passes = new AssistantPasses();
    app.decorate('asAssistant', (assistant, call) => passes.during(assistant, call));
    knowAgain(app, passes, (assistant) => keys.stillWorks(assistant));

    app.addHook('onRequest', async (request) => {
      const acting = passes.holderOf(request);
      if (acting) request.viewer = acting;
      else if (request.routeOptions.url === mcpPath) request.viewer = await assistantOf(request);
    });

    /** A wrong key is a wrong try, of which each further one waits longer; a right one waits for nobody's wrong ones. */
    async function assistantOf(request: FastifyRequest): Promise<Assistant | undefined> {
      const secret = bearerOf(request.headers.authorization);
      if (secret === undefined) return undefined;
      const assistant = await keys.findAssistant(secret);
      if (assistant) return assistant;
      await app.countCall?.(request);
      return app.wrongTries.during('assistant-key', async () => {
        await tries.take([signInNetwork('assistant key', request.ip)]);
        app.wrongTries.note('assistant-key');
        throw new AppError('auth/required', { message: noKey });
      });
    }

    mount(app, endpoints.listAssistantKeys, () => keys.list());
    mount(app, endpoints.createAssistantKey, async ({ body, request, reply }) => {
      reply.header('cache-control', 'no-store');
      return keys.create(selfOf(request), body);
    });
    mount(app, endpoints.revokeAssistantKey, ({ params, request }) =>
      keys.revoke(selfOf(request), params.id),
    );
  },
  { name: 'assistant-keys', dependencies: ['identity', 'wrong-tries'] },
);

/** The same for a key that never was, is over or revoked, and for none. */
export const noKey =
  'An assistant needs a key that works. An owner of the studio makes one on the Access screen.';

/** A key can be revoked while its call is under way, as a session can end. */
function knowAgain(
  app: FastifyInstance,
  passes: AssistantPasses,
  stillWorks: (assistant: Assistant) => Promise<boolean>,
): void {
  const { viewerNow } = app;
  app.viewerNow = async (request) => {
    const acting = passes.holderOf(request);
    if (!acting) return viewerNow(request);
    return (await stillWorks(acting)) ? acting : undefined;
  };
}

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
import { parseBearerToken } from '#server/identity/bearer-token.ts';
import { createConfirmations } from '#server/identity/confirmations.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import { openIdentityProvider, type ProviderOptions } from '#server/identity/open-identity-provider.ts';
import { createOwnWrite, getSelf } from '#server/identity/self.ts';
import { signInNetwork } from '#server/identity/sign-in-counters.ts';
import { createAssistantKeysService } from './assistant-keys.service.ts';

/** Header of calls that the server makes to itself for an assistant. */
const passHeader = 'x-assistant-pass';

/**
 * Single-use tokens by which the server recognizes its own calls for an assistant. A token is created for one
 * call, never leaves the process, and is void once it was read.
 */
class AssistantPasses {
  readonly #open = new Map<string, Assistant>();
  readonly #taken = new WeakMap<FastifyRequest, Assistant>();

  /** Makes a call as an assistant. `headers` are valid for that call only. */
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

  /** Returns the assistant that makes a call; undefined for calls from outside, whatever header they send. */
  readHolder(request: FastifyRequest): Assistant | undefined {
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
    /** Makes an API call as an assistant, with the headers that it gets. */
    asAssistant?: AssistantPasses['during'];
  }
}

interface AssistantKeysOptions extends Omit<ProviderOptions, 'db'> {
  readonly storage: Storage;
  readonly limits?: Limits;
}

/**
 * API keys of assistants: the calls that manage them, and their authentication. A key opens `/mcp` and no
 * other path.
 */
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
    recheckKeyDuringCalls(app, passes, (assistant) => keys.stillWorks(assistant));

    app.addHook('onRequest', async (request) => {
      const acting = passes.readHolder(request);
      if (acting) request.viewer = acting;
      else if (request.routeOptions.url === mcpPath) request.viewer = await findAssistant(request);
    });

    /**
     * Authenticates by an API key. A wrong key is a failed attempt, after which further ones are delayed;
     * failed attempts of others never delay a right key.
     */
    async function findAssistant(request: FastifyRequest): Promise<Assistant | undefined> {
      const secret = parseBearerToken(request.headers.authorization);
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
      return keys.create(getSelf(request), body);
    });
    mount(app, endpoints.revokeAssistantKey, ({ params, request }) =>
      keys.revoke(getSelf(request), params.id),
    );
  },
  { name: 'assistant-keys', dependencies: ['identity', 'wrong-tries'] },
);

/** Message for unknown, expired, revoked and missing keys alike. */
export const noKey = 'This API key does not work. Ask an owner to create one on the Access screen.';

/** Checks the key again during a call, since it may be revoked at any time, as a session may end. */
function recheckKeyDuringCalls(
  app: FastifyInstance,
  passes: AssistantPasses,
  stillWorks: (assistant: Assistant) => Promise<boolean>,
): void {
  const { viewerNow } = app;
  app.viewerNow = async (request) => {
    const acting = passes.readHolder(request);
    if (!acting) return viewerNow(request);
    return (await stillWorks(acting)) ? acting : undefined;
  };
}

import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Assistant } from '#server/http/person.ts';

/** The header of a call that the server makes to itself for an assistant. */
const passHeader = 'x-assistant-pass';

/**
 * By which the server tells the calls that it makes for an assistant from all others: a number that was made for one call, is
 * in nobody's hands, and is void once it was looked at.
 */
export class AssistantPasses {
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

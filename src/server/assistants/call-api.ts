import type { FastifyInstance, InjectOptions } from 'fastify';
import { createClient, fillPath, readAnswer } from '#api/client.ts';
import type { AnswerOf, Endpoint, ParamsOf } from '#api/endpoint.ts';
import type { Assistant } from '#server/http/person.ts';
import '#server/identity/accounts/assistant-keys.plugin.ts';

/** The API as an assistant calls it. Every refusal is an `ApiError` with a sentence, as in the editor. */
export interface AssistantApi {
  readonly call: ReturnType<typeof createClient>['call'];
  /** Sends a file to a call that takes one. */
  upload<E extends Endpoint>(
    endpoint: E,
    input: { readonly params?: ParamsOf<E> },
    file: File,
  ): Promise<AnswerOf<E>>;
}

/**
 * Calls within the server, by the same client, policy, schemas, limits and handlers as calls from outside: what a tool can do is
 * what its endpoint does for this assistant.
 */
export function createAssistantApi(app: FastifyInstance, assistant: Assistant): AssistantApi {
  async function send(
    url: string,
    how: Pick<InjectOptions, 'method' | 'headers' | 'payload'>,
  ): Promise<Response> {
    if (!app.asAssistant) throw new Error('This server has no keys of assistants');
    const answer = await app.asAssistant(assistant, (pass) =>
      app.inject({ ...how, url, headers: { ...how.headers, ...pass } }),
    );
    const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined || Array.isArray(value) ? [] : [[name, String(value)]],
    );
    return new Response(answer.body === '' ? null : answer.body, { status: answer.statusCode, headers });
  }

  const client = createClient({
    fetch: (url, { method, headers, body } = {}) =>
      send(String(url), {
        method: method as InjectOptions['method'],
        headers: headers as Record<string, string>,
        ...(typeof body === 'string' && { payload: body }),
      }),
  });

  return {
    call: client.call,
    async upload(endpoint, { params }, file) {
      const form = new FormData();
      form.set(endpoint.upload ?? '', file);
      // Writes the form as multipart, with the type that names its boundary.
      const written = new Response(form);
      const answer = await send(`/api${fillPath(endpoint.path, params as object | undefined)}`, {
        method: endpoint.method,
        headers: { 'content-type': written.headers.get('content-type') ?? '' },
        payload: Buffer.from(await written.arrayBuffer()),
      });
      return (await readAnswer(answer)) as never;
    },
  };
}

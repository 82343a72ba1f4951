import type { FastifyInstance, InjectOptions } from 'fastify';
import { createClient, fillPath, readAnswer } from '#api/client.ts';
import type { AnswerOf, Endpoint, ParamsOf } from '#api/endpoint.ts';
import type { Assistant } from '#server/http/person.ts';
import '#server/identity/accounts/assistant-keys.plugin.ts';

/** API client of an assistant. Refusals are an `ApiError` with a sentence, as in the editor. */
export interface AssistantApi {
  readonly call: ReturnType<typeof createClient>['call'];
  /** Sends a file to a call that accepts one. */
  upload<E extends Endpoint>(
    endpoint: E,
    input: { readonly params?: ParamsOf<E> },
    file: File,
  ): Promise<AnswerOf<E>>;
}

/**
 * Calls the API inside the server, with the same client, policy, schemas, limits and handlers as external
 * calls: a tool can do exactly what its endpoint permits for this assistant.
 */
export function createAssistantApi(app: FastifyInstance, assistant: Assistant): AssistantApi {
  async function send(
    url: string,
    how: Pick<InjectOptions, 'method' | 'headers' | 'payload'>,
  ): Promise<Response> {
    if (!app.asAssistant) throw new Error('This server has no API keys');
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
      // Encodes the form as multipart, with the boundary in its content type.
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

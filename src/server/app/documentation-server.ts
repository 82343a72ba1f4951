import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance } from 'fastify';
import type { Definitions } from '#content/block/block.ts';
import { buildApiDocument } from '#server/app/document.ts';

/** Creates a server for the API's document and its pages, which never listens. */
export async function createDocumentationServer(options: {
  readonly publicUrl: string;
  readonly definitions: Definitions;
}): Promise<FastifyInstance> {
  const document = buildApiDocument(options);
  const docs = fastify();
  const specification = { document: document as unknown as StaticDocumentSpec['document'] };
  await docs.register(swagger, { mode: 'static', specification });
  await docs.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', deepLinking: true },
  });
  docs.get('/api/openapi.json', async () => document);
  await docs.ready();
  return docs;
}

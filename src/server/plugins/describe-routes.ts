import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** A server of its own that answers with the description of routes; it never listens, and runs none of them. */
export async function describeRoutes(
  routes: readonly RouteOptions[],
  publicUrl: string,
): Promise<FastifyInstance> {
  const docs = fastify();
  // Schemas are there to be described.
  docs.setValidatorCompiler(() => () => true);
  docs.setSerializerCompiler(() => JSON.stringify);
  await docs.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Vitrine', version: '1', description: 'The API of the website and its editor.' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  for (const { method, url, schema } of routes.filter(isDescribed)) {
    docs.route({ method, url, ...(schema && { schema }), handler: async () => undefined });
  }
  await docs.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { docExpansion: 'list', deepLinking: true },
  });
  docs.get('/api/openapi.json', { schema: { hide: true } }, async () => docs.swagger());
  await docs.ready();
  return docs;
}

/** Every GET brings a HEAD along by itself. */
function isDescribed({ method, schema }: RouteOptions): boolean {
  return method !== 'HEAD' && !(schema as { hide?: boolean } | undefined)?.hide;
}

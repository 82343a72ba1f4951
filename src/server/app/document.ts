import { operationIds } from '#api/endpoints.ts';
import type { Definitions } from '#content/block/block.ts';
import { blockSchemas, type JsonSchema } from '#content/block/block-schema.ts';
import { mediaCookie, sessionCookie } from '#server/identity/session-cookies.ts';
import { describeCall, type Operation, toOpenApiPath } from './describe-call.ts';
import { describeMediaFile, mediaFilePath } from './describe-media.ts';
import { uploadOperations } from './describe-uploads.ts';
import { createSchemas } from './schemas.ts';

/** An OpenAPI 3.1 document, as far as it is used here. */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}

interface Options {
  readonly publicUrl: string;
  readonly definitions: Definitions;
}

/**
 * Builds the document from which clients are generated: endpoints, blocks, media files and resumable uploads.
 */
export function buildApiDocument({ publicUrl, definitions }: Options): ApiDocument {
  const schemas = createSchemas({
    ...blockSchemas(definitions),
    SentOverview: {
      type: 'array',
      items: { $ref: '#/components/schemas/Block' },
      description: 'All blocks of the page, in order.',
    },
  });
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [endpoint, operationId] of operationIds) {
    const path = toOpenApiPath(`/api${endpoint.path}`);
    const ofPath = paths[path] ?? {};
    paths[path] = ofPath;
    ofPath[endpoint.method.toLowerCase()] = describeCall(endpoint, operationId, schemas);
  }
  paths[mediaFilePath] = { get: describeMediaFile(schemas) };
  Object.assign(paths, uploadOperations(schemas));
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine', version: '1', description: 'The API of the website and its editor.' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A session’s short-lived `token`.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description:
            'Set by signing in; over https its name starts with `__Secure-`. It only renews the token and authorizes nothing else.',
        },
        media: {
          type: 'apiKey',
          in: 'cookie',
          name: mediaCookie,
          description:
            'Set by signing in; over https its name starts with `__Secure-`. It opens files that are not public.',
        },
      },
      schemas: schemas.named(),
    },
  };
}

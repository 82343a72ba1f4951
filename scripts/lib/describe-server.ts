import { blockDefinitions } from '#blocks/definitions.ts';
import { buildApp } from '#server/app/app.ts';
import { toOpenApiPath } from '#server/app/describe-call.ts';
import { type ApiDocument, buildApiDocument } from '#server/app/document.ts';
import { parseConfig } from '#server/boot/config.ts';
import { openDeps } from '#server/boot/deps.ts';

interface DescribedServer {
  readonly document: ApiDocument;
  /** `GET /api/pages/{id}`, for every route below `/api` except those of the documentation. */
  readonly routes: readonly string[];
}

const documentation = /^\/api\/(?:docs(?:\/|$)|openapi\.json$)/;

/**
 * Returns the server's routes and its OpenAPI document.
 *
 * @param folder empty folder for a temporary database
 */
export async function describeServer(folder: string): Promise<DescribedServer> {
  const config = parseConfig({ DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'silent' });
  const deps = await openDeps(config, blockDefinitions, { pictureWorker: '' });
  const routes: string[] = [];
  const app = await buildApp({
    ...deps,
    onRoute: ({ method, url }) => {
      if (method === 'HEAD' || !url.startsWith('/api/') || documentation.test(url)) return;
      for (const one of [method].flat()) routes.push(`${one} ${toOpenApiPath(url)}`);
    },
  });
  await app.ready();
  await app.close();
  await deps.close();
  return {
    document: buildApiDocument({ publicUrl: config.publicUrl, definitions: blockDefinitions }),
    routes,
  };
}

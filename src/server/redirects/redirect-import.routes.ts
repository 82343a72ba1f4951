import fp from 'fastify-plugin';
import { importRedirects } from '#api/endpoints/redirects.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import type { Storage } from '#server/storage/storage.ts';
import { importCsv } from './import-csv.ts';

interface Deps {
  readonly storage: Storage;
  readonly publicUrl: string;
}

/** The call that makes redirects from the file of an older site. */
export const redirectImportRoutes = fp<Deps>(
  async (app, deps) => {
    mount(app, importRedirects, ({ body, viewer }) => importCsv(deps, body, signedIn(viewer)));
  },
  { name: 'redirect-import', dependencies: ['identity', 'not-found-answers'] },
);

import type { FastifyInstance } from 'fastify';
import * as endpoints from '#api/endpoints/redirects.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import type { Storage } from '#server/storage/storage.ts';
import { deleteRedirect, findRedirectTarget, getRedirect, saveRedirect } from './redirects.service.ts';

/** The calls on the redirect table. */
export function redirectsRoutes(app: FastifyInstance, { storage }: { readonly storage: Storage }): void {
  mount(app, endpoints.checkRedirect, async ({ query }) => {
    const redirect = await findRedirectTarget(storage.db, query.path);
    return redirect === undefined ? {} : { redirect };
  });
  mount(app, endpoints.getRedirect, ({ params }) => getRedirect(storage, params['*']));
  mount(app, endpoints.saveRedirect, ({ params, body, viewer }) =>
    saveRedirect(storage, params['*'], body, signedIn(viewer)),
  );
  mount(app, endpoints.deleteRedirect, async ({ params, viewer }) => {
    await deleteRedirect(storage, params['*'], signedIn(viewer));
    return {};
  });
}

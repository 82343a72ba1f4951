import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/trash.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import { tagged } from '#server/http/tagged.ts';
import type { PageDeps } from './store/page-deps.ts';
import { deleteTrashedPage, emptyTrash, listTrash, restorePage } from './tree/trash.ts';

/** The calls on deleted pages. */
export const trashRoutes = fp<Pick<PageDeps, 'storage'>>(
  async (app, deps) => {
    mount(app, endpoints.listTrash, () => listTrash(deps));
    mount(app, endpoints.restorePage, async (call) =>
      tagged(call, await restorePage(deps, call.params.id, signedIn(call.viewer))),
    );
    mount(app, endpoints.deleteTrashedPage, async ({ params, viewer }) => {
      await deleteTrashedPage(deps, params.id, signedIn(viewer));
      return {};
    });
    mount(app, endpoints.emptyTrash, async ({ viewer }) => {
      await emptyTrash(deps, signedIn(viewer));
      return {};
    });
  },
  { name: 'trash', dependencies: ['identity', 'not-found-answers'] },
);

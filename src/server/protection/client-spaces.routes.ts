import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/client-spaces.ts';
import { requireUser } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import {
  type ClientSpaceDeps,
  createClientSpace,
  deleteClientSpace,
  listClientSpaces,
  restoreClientSpace,
  revokeClientSpace,
  saveClientSpace,
} from './client-spaces.service.ts';

/** API routes of client spaces; for owners. */
export const clientSpacesRoutes = fp<ClientSpaceDeps>(
  async (app, deps) => {
    mount(app, endpoints.listClientSpaces, () => listClientSpaces(deps));
    mount(app, endpoints.createClientSpace, ({ body, viewer }) =>
      createClientSpace(deps, body, requireUser(viewer)),
    );
    mount(app, endpoints.saveClientSpace, ({ params, body, viewer }) =>
      saveClientSpace(deps, params.id, body, requireUser(viewer)),
    );
    mount(app, endpoints.revokeClientSpace, ({ params, viewer }) =>
      revokeClientSpace(deps, params.id, requireUser(viewer)),
    );
    mount(app, endpoints.restoreClientSpace, ({ params, viewer }) =>
      restoreClientSpace(deps, params.id, requireUser(viewer)),
    );
    mount(app, endpoints.deleteClientSpace, async ({ params, viewer }) => {
      await deleteClientSpace(deps, params.id, requireUser(viewer));
      return {};
    });
  },
  { name: 'rooms', dependencies: ['identity', 'not-found-answers'] },
);

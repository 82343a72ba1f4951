import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/password-access.ts';
import { requireUser } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import {
  closePasswordAccess,
  createPasswordAccess,
  deletePasswordAccess,
  listPasswordAccess,
  type PasswordAccessDeps,
  savePasswordAccess,
} from './password-access.service.ts';

/** API routes of shared passwords; for owners. */
export const passwordAccessRoutes = fp<PasswordAccessDeps>(
  async (app, deps) => {
    mount(app, endpoints.listPasswordAccess, () => listPasswordAccess(deps));
    mount(app, endpoints.createPasswordAccess, ({ body, viewer }) =>
      createPasswordAccess(deps, body, requireUser(viewer)),
    );
    mount(app, endpoints.savePasswordAccess, ({ params, body, viewer }) =>
      savePasswordAccess(deps, { ...body, id: params.id }, requireUser(viewer)),
    );
    mount(app, endpoints.closePasswordAccess, ({ params, viewer }) =>
      closePasswordAccess(deps, params.id, requireUser(viewer)),
    );
    mount(app, endpoints.deletePasswordAccess, async ({ params, viewer }) => {
      await deletePasswordAccess(deps, params.id, requireUser(viewer));
      return {};
    });
  },
  { name: 'password-access', dependencies: ['identity', 'not-found-answers'] },
);

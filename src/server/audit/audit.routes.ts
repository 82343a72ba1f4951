import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/audit.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import type { TreeDeps } from '#server/pages/store/page-deps.ts';
import { listAudit } from './audit.service.ts';
import { undoEntry } from './undo-entry.ts';

/** The calls on the log of who did what; for owners. */
export const auditRoutes = fp<TreeDeps>(
  async (app, deps) => {
    mount(app, endpoints.listAudit, ({ query }) => listAudit(deps.storage.db, query));
    mount(app, endpoints.undoAudit, async ({ params, viewer }) => {
      await undoEntry(deps, params.id, signedIn(viewer));
      return {};
    });
  },
  { name: 'audit', dependencies: ['identity', 'not-found-answers'] },
);

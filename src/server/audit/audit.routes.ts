import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/audit.ts';
import { undoReplace } from '#api/endpoints/texts.ts';
import { undoMove } from '#api/endpoints/tree.ts';
import { requireUser } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import { listAudit } from './audit.service.ts';
import { undoEntry, undoMoveEntry, undoReplaceEntry } from './undo-entry.ts';

/** Routes of the activity log, for owners. Editors undo moves with the entry id that a move returns. */
export const auditRoutes = fp<PageDeps>(
  async (app, deps) => {
    mount(app, endpoints.listAudit, ({ query }) => listAudit(deps.storage.db, query));
    mount(app, endpoints.undoAudit, async ({ params, viewer }) => {
      await undoEntry(deps, params.id, requireUser(viewer));
      return {};
    });
    mount(app, undoReplace, ({ body, viewer }) => undoReplaceEntry(deps, body.undo, requireUser(viewer)));
    mount(app, undoMove, ({ body, viewer }) => undoMoveEntry(deps, body.undo, requireUser(viewer)));
  },
  { name: 'audit', dependencies: ['identity', 'not-found-answers'] },
);

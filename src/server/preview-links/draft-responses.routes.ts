import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/draft-responses.ts';
import type { Definitions } from '#content/block/block.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import type { Storage } from '#server/storage/storage.ts';
import { listDraftResponses, listWaitingRemarks, saveDraftRemark } from './draft-responses.service.ts';

interface Deps {
  readonly storage: Storage;
  readonly definitions: Definitions;
}

/** The studio's calls on what clients say of drafts. */
export const draftResponsesRoutes = fp<Deps>(
  async (app, deps) => {
    mount(app, endpoints.listDraftResponses, ({ params, viewer }) =>
      listDraftResponses(deps, params.id, signedIn(viewer)),
    );
    mount(app, endpoints.listWaitingRemarks, ({ viewer }) => listWaitingRemarks(deps, signedIn(viewer)));
    mount(app, endpoints.saveDraftRemark, ({ params, body, viewer }) =>
      saveDraftRemark(deps, params, body, signedIn(viewer)),
    );
  },
  { name: 'draft-responses', dependencies: ['identity', 'not-found-answers'] },
);

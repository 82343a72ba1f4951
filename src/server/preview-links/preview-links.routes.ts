import fp from 'fastify-plugin';
import * as responses from '#api/endpoints/draft-responses.ts';
import * as links from '#api/endpoints/preview-links.ts';
import type { Definitions } from '#content/block/block.ts';
import { requireUser } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import {
  listDraftResponses,
  listOpenComments,
  replyToComment,
  saveDraftComment,
} from './draft-responses.service.ts';
import {
  createPreviewLink,
  listExposedFiles,
  listPreviewLinks,
  type PreviewLinkDeps,
  revokePreviewLink,
} from './preview-links.service.ts';
import { createResponseMail, type ResponseMailDeps } from './response-mail.ts';

/** API routes of share links, and of clients' responses to drafts. */
export const previewLinksRoutes = fp<
  PreviewLinkDeps & ResponseMailDeps & { readonly definitions: Definitions }
>(
  async (app, deps) => {
    const { tellClient } = createResponseMail(deps, app.log);
    mount(app, links.listPreviewLinks, ({ params, viewer }) =>
      listPreviewLinks(deps, params.id, requireUser(viewer)),
    );
    mount(app, links.listExposedFiles, ({ params, viewer }) =>
      listExposedFiles(deps, params.id, requireUser(viewer)),
    );
    mount(app, links.createPreviewLink, ({ params, body, viewer }) =>
      createPreviewLink(deps, params.id, body, requireUser(viewer)),
    );
    mount(app, links.revokePreviewLink, async ({ params, viewer }) => {
      await revokePreviewLink(deps, params, requireUser(viewer));
      return {};
    });
    mount(app, responses.listDraftResponses, ({ params, viewer }) =>
      listDraftResponses(deps, params.id, requireUser(viewer)),
    );
    mount(app, responses.listOpenComments, ({ viewer }) => listOpenComments(deps, requireUser(viewer)));
    mount(app, responses.saveDraftComment, ({ params, body, viewer }) =>
      saveDraftComment(deps, params, body, requireUser(viewer)),
    );
    mount(app, responses.replyToComment, ({ params, body, viewer }) =>
      replyToComment({ ...deps, tellClient }, params, body, requireUser(viewer)),
    );
  },
  { name: 'preview-links', dependencies: ['identity', 'not-found-answers'] },
);

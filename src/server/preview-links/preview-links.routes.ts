import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/preview-links.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import {
  createPreviewLink,
  type Deps,
  listExposedFiles,
  listPreviewLinks,
  revokePreviewLink,
} from './preview-links.service.ts';

/** The calls on links to drafts. */
export const previewLinksRoutes = fp<Deps>(
  async (app, deps) => {
    mount(app, endpoints.listPreviewLinks, ({ params, viewer }) =>
      listPreviewLinks(deps, params.id, signedIn(viewer)),
    );
    mount(app, endpoints.listExposedFiles, ({ params, viewer }) =>
      listExposedFiles(deps, params.id, signedIn(viewer)),
    );
    mount(app, endpoints.createPreviewLink, ({ params, body, viewer }) =>
      createPreviewLink(deps, params.id, body, signedIn(viewer)),
    );
    mount(app, endpoints.revokePreviewLink, async ({ params, viewer }) => {
      await revokePreviewLink(deps, params, signedIn(viewer));
      return {};
    });
  },
  { name: 'preview-links', dependencies: ['identity', 'not-found-answers'] },
);

import type { FastifyInstance, FastifyReply } from 'fastify';
import * as endpoints from '#api/endpoints/pages.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import { createPage } from './create-page.ts';
import { deletePage } from './delete-page.ts';
import { reorderPages, setParent } from './hierarchy.service.ts';
import type { PageDeps, Revised } from './page-deps.ts';
import { getPage, listPages, pageChildren, pageHierarchy } from './read-pages.ts';
import { renamePage } from './rename-page.ts';
import { savePage } from './save-page.ts';
import { createVersion, enableVersioning, listVersions, setVersionStatus } from './versions.service.ts';

/** Hands out an answer with the page's revision as its ETag, which a content save sends back as `If-Match`. */
function tagged<T>(reply: FastifyReply, { answer, revision }: Revised<T>): T {
  reply.header('etag', `"${revision}"`);
  return answer;
}

/** The calls on pages, their versions and their tree. */
export function pagesRoutes(app: FastifyInstance, deps: PageDeps): void {
  mount(app, endpoints.listPages, ({ viewer, query }) => listPages(deps, viewer, query.language));
  mount(app, endpoints.pageHierarchy, ({ viewer }) => pageHierarchy(deps, viewer));
  mount(app, endpoints.pageChildren, ({ viewer, params }) => pageChildren(deps, params.id, viewer));
  mount(app, endpoints.getPage, async ({ viewer, params, query, reply }) => {
    const page = await getPage(deps, params.identifier, query, viewer);
    return viewer ? tagged(reply, page) : page.answer;
  });
  mount(app, endpoints.createPage, async ({ viewer, body, reply }) =>
    tagged(reply, await createPage(deps, body, signedIn(viewer))),
  );
  mount(app, endpoints.savePage, async ({ viewer, params, query, body, request, reply }) => {
    const options = { autosave: query.autosave, ifMatch: request.headers['if-match'] };
    return tagged(reply, await savePage(deps, params.identifier, body, signedIn(viewer), options));
  });
  mount(app, endpoints.deletePage, async ({ viewer, params }) => {
    await deletePage(deps, params.identifier, signedIn(viewer));
    return {};
  });
  treeRoutes(app, deps);
  versionRoutes(app, deps);
}

function treeRoutes(app: FastifyInstance, deps: PageDeps): void {
  mount(app, endpoints.setParent, async ({ viewer, params, body, reply }) =>
    tagged(reply, await setParent(deps, params.id, body, signedIn(viewer))),
  );
  mount(app, endpoints.renamePage, async ({ viewer, params, body, reply }) =>
    tagged(reply, await renamePage(deps, params.id, body.identifier, signedIn(viewer))),
  );
  mount(app, endpoints.reorderPages, async ({ viewer, body }) => {
    await reorderPages(deps, body, signedIn(viewer));
    return {};
  });
}

function versionRoutes(app: FastifyInstance, deps: PageDeps): void {
  mount(app, endpoints.listVersions, ({ params }) => listVersions(deps, params.identifier));
  mount(app, endpoints.createVersion, async ({ viewer, params, body, reply }) =>
    tagged(reply, await createVersion(deps, params.identifier, body, signedIn(viewer))),
  );
  mount(app, endpoints.setVersionStatus, async ({ viewer, params, body, reply }) => {
    const change = { versionId: params.versionId, status: body.status };
    return tagged(reply, await setVersionStatus(deps, params.id, change, signedIn(viewer)));
  });
  mount(app, endpoints.enableVersioning, async ({ viewer, params, reply }) =>
    tagged(reply, await enableVersioning(deps, params.identifier, signedIn(viewer))),
  );
}

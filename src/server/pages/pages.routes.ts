import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/pages.ts';
import * as schedule from '#api/endpoints/schedule.ts';
import * as sections from '#api/endpoints/sections.ts';
import * as settings from '#api/endpoints/settings.ts';
import * as texts from '#api/endpoints/texts.ts';
import * as trash from '#api/endpoints/trash.ts';
import * as tree from '#api/endpoints/tree.ts';
import { requireUser } from '#server/http/person.ts';
import { type AnswerWithRevisions, computeRevision, sendTagged } from '#server/http/preconditions.ts';
import { type Call, mount } from '#server/http/route.ts';
import { listNewPageIssues, listRenameIssues } from './content/body-issues.ts';
import { createPage } from './content/create-page.ts';
import { listPagePictures } from './content/list-page-pictures.ts';
import { listSections } from './content/list-sections.ts';
import {
  deletePageBackground,
  deletePageLayout,
  getPageBackground,
  getPageLayout,
  savePageBackground,
  savePageLayout,
} from './content/page-settings.service.ts';
import {
  getPage,
  listChildPages,
  listPages,
  listPart,
  readPageHierarchy,
  readTree,
} from './content/read-pages.ts';
import { listSaveIssues, savePage } from './content/save-page.ts';
import { listStoredIssues } from './content/stored-issues.ts';
import { SiteReader } from './site/read-site.ts';
import { type PageDeps, requireOpenTo, requirePage } from './store/page-deps.ts';
import { cancelSchedule, listSchedule, setSchedule } from './store/schedule.ts';
import { deletePage } from './tree/delete-page.ts';
import { reorderPages, setParent } from './tree/hierarchy.service.ts';
import { movePages } from './tree/move-pages.ts';
import { withTreeRevision } from './tree/page-positions.ts';
import { renamePage } from './tree/rename-page.ts';
import { deleteTrashedPage, emptyTrash, listTrash, restorePage } from './tree/trash.ts';
import { publishContent } from './versions/publish-content.ts';
import { setVersionName } from './versions/version-names.ts';
import {
  createVersion,
  enableVersioning,
  listVersions,
  setVersionStatus,
} from './versions/versions.service.ts';

/** Routes of pages: content, tree, versions, trash, schedule, layout and background. */
export const pagesRoutes = fp<PageDeps>(
  async (app, deps) => {
    mount(app, endpoints.getPage, async (call) => {
      const { viewer, params, query } = call;
      const page = await getPage(deps, params.identifier, query, viewer);
      return viewer ? sendTagged(call, page) : page.answer;
    });
    const site = new SiteReader(deps.storage);
    mount(app, endpoints.getCaseNeighbours, async ({ viewer, params }) => {
      const page = await requirePage(deps.storage.db, params.identifier);
      requireOpenTo(viewer, page, params.identifier);
      return (await site.findNeighbours(page.id)) ?? {};
    });
    const create = async (call: Call<typeof endpoints.createPage>) =>
      sendTagged(call, await createPage(deps, call.body, requireUser(call.viewer)));
    mount(app, endpoints.createPage, create, {
      ofBody: (body) => listNewPageIssues(deps.definitions, body),
      ofStored: ({ body, viewer }) => listStoredIssues(deps, undefined, body, requireUser(viewer)),
    });
    const save = async (call: Call<typeof endpoints.savePage>) => {
      const { viewer, params, query, body, ifMatch } = call;
      const options = { autosave: query.autosave, keepAs: query.keepAs, ifMatch };
      return sendTagged(call, await savePage(deps, params.identifier, body, requireUser(viewer), options));
    };
    mount(app, endpoints.savePage, save, {
      ofBody: (body) => listSaveIssues(deps.definitions, body),
      ofStored: ({ params, body, viewer }) =>
        listStoredIssues(deps, (params as { identifier: string }).identifier, body, requireUser(viewer)),
    });
    mount(app, endpoints.deletePage, async ({ viewer, params, ifMatch }) => {
      await deletePage(deps, params.identifier, requireUser(viewer), ifMatch);
      return {};
    });
    listRoutes(app, deps);
    mountTreeRoutes(app, deps);
    mountVersionRoutes(app, deps);
    trashRoutes(app, deps);
    scheduleRoutes(app, deps);
    mountPageSettingsRoutes(app, deps);
    mountTextRoutes(app, deps);
  },
  { name: 'pages', dependencies: ['identity', 'not-found-answers'] },
);

/** Routes of page lists. Members get the tree's revision as well; reordering sends it back. */
function listRoutes(app: FastifyInstance, deps: PageDeps): void {
  const sendList = async <T>(call: Call<unknown>, read: () => Promise<T>) =>
    call.viewer ? sendTagged(call, await withTreeRevision(deps, read)) : read();
  mount(app, endpoints.listPages, (call) => {
    const { viewer, query } = call;
    return query.limit === undefined && query.after === undefined
      ? sendList(call, () => listPages(deps, viewer, query.language))
      : sendListPart(call, deps);
  });
  mount(app, endpoints.pageHierarchy, (call) => sendList(call, () => readPageHierarchy(deps, call.viewer)));
  mount(app, endpoints.pageChildren, (call) =>
    sendList(call, () => listChildPages(deps, call.params.id, call.viewer)),
  );
}

/** Answers a part of the list. Its ETag covers the part alone, so it can't be used to reorder pages. */
async function sendListPart(call: Call<typeof endpoints.listPages>, deps: PageDeps) {
  const { viewer, query, reply } = call;
  const { pages, next } = await listPart(deps, viewer, query, query.language);
  if (next !== null) {
    const given = Object.entries({ ...query, after: next }).map(([name, value]) => [name, String(value)]);
    reply.header('link', `</api${endpoints.listPages.path}?${new URLSearchParams(given)}>; rel="next"`);
  }
  return viewer
    ? sendTagged(call, { answer: [...pages], revisions: { list: computeRevision([pages, next]) } })
    : [...pages];
}

function mountTreeRoutes(app: FastifyInstance, deps: PageDeps): void {
  mount(app, endpoints.setParent, async (call) => {
    const { viewer, params, body, ifMatch } = call;
    return sendTagged(call, await setParent(deps, params.id, body, requireUser(viewer), ifMatch));
  });
  const rename = async (call: Call<typeof endpoints.renamePage>) => {
    const { viewer, params, body, ifMatch } = call;
    return sendTagged(call, await renamePage(deps, params.id, body, requireUser(viewer), ifMatch));
  };
  mount(app, endpoints.renamePage, rename, { ofBody: listRenameIssues });
  mount(app, endpoints.reorderPages, async (call) => {
    const { viewer, body, ifMatch } = call;
    return sendTagged(call, await reorderPages(deps, body, requireUser(viewer), ifMatch));
  });
  mount(app, sections.listSections, ({ viewer }) => listSections(deps.storage, requireUser(viewer)));
  mount(app, tree.readTree, ({ viewer, query }) => readTree(deps, requireUser(viewer), query));
  mount(app, tree.listPagePictures, ({ viewer, query }) =>
    listPagePictures(deps, query.ids.split(','), requireUser(viewer)),
  );
  mount(app, tree.movePages, ({ viewer, body, ifMatch }) =>
    movePages(deps, body, requireUser(viewer), ifMatch),
  );
}

function mountVersionRoutes(app: FastifyInstance, deps: PageDeps): void {
  mount(app, endpoints.listVersions, ({ params }) => listVersions(deps, params.identifier));
  mount(app, endpoints.createVersion, async (call) => {
    const { viewer, params, body, ifMatch } = call;
    return sendTagged(call, await createVersion(deps, params.identifier, body, requireUser(viewer), ifMatch));
  });
  mount(app, endpoints.setVersionStatus, async (call) => {
    const { viewer, params, body, ifMatch } = call;
    const change = { versionId: params.versionId, status: body.status };
    return sendTagged(call, await setVersionStatus(deps, params.id, change, requireUser(viewer), ifMatch));
  });
  const publish = async (call: Call<typeof endpoints.publishContent>) => {
    const { viewer, params, body, ifMatch } = call;
    return sendTagged(
      call,
      await publishContent(deps, params.identifier, body, requireUser(viewer), ifMatch),
    );
  };
  mount(app, endpoints.publishContent, publish, { ofBody: (body) => listSaveIssues(deps.definitions, body) });
  mount(app, endpoints.setVersionName, async (call) => {
    const { viewer, params, body, ifMatch } = call;
    const naming = { versionId: params.versionId, name: body.name };
    return sendTagged(call, await setVersionName(deps, params.id, naming, requireUser(viewer), ifMatch));
  });
  mount(app, endpoints.enableVersioning, async (call) => {
    const { viewer, params, ifMatch } = call;
    return sendTagged(call, await enableVersioning(deps, params.identifier, requireUser(viewer), ifMatch));
  });
}

/** Routes that find and replace text on all pages. */
function mountTextRoutes(app: FastifyInstance, deps: PageDeps): void {
  // These modules are imported on demand: they load the Markdown parser, which no other route here needs.
  mount(app, texts.findTexts, async ({ query, viewer }) => {
    const { findTexts } = await import('./texts/find-texts.ts');
    return findTexts(deps, query, requireUser(viewer));
  });
  mount(app, texts.replaceTexts, async ({ body, viewer }) => {
    const { replaceTexts } = await import('./texts/replace-texts.ts');
    return replaceTexts(deps, body, requireUser(viewer));
  });
}

/** Routes of deleted pages. */
function trashRoutes(app: FastifyInstance, deps: PageDeps): void {
  mount(app, trash.listTrash, () => listTrash(deps));
  mount(app, trash.restorePage, async (call) =>
    sendTagged(call, await restorePage(deps, call.params.id, requireUser(call.viewer))),
  );
  mount(app, trash.deleteTrashedPage, async ({ params, viewer }) => {
    await deleteTrashedPage(deps, params.id, requireUser(viewer));
    return {};
  });
  mount(app, trash.emptyTrash, async ({ viewer }) => {
    await emptyTrash(deps, requireUser(viewer));
    return {};
  });
}

/** Routes of scheduled publishing. */
function scheduleRoutes(app: FastifyInstance, deps: PageDeps): void {
  mount(app, schedule.listSchedule, () => listSchedule(deps));
  mount(app, schedule.setSchedule, ({ params, body, viewer }) =>
    setSchedule(deps, params.id, { action: params.action, at: body.at }, requireUser(viewer)),
  );
  mount(app, schedule.cancelSchedule, async ({ params, viewer }) => {
    await cancelSchedule(deps, params.id, params.action, requireUser(viewer));
    return {};
  });
}

/** Routes of the layout and the background of a page or version. */
function mountPageSettingsRoutes(app: FastifyInstance, deps: PageDeps): void {
  mount(app, settings.getPageLayout, async (call) =>
    sendTagged(call, wrapLayout(await getPageLayout(deps, call.query))),
  );
  mount(app, settings.savePageLayout, async (call) => {
    const { query, body, viewer, ifMatch } = call;
    const saved = await savePageLayout(deps, query, body.layoutSettings, requireUser(viewer), ifMatch);
    return sendTagged(call, wrapLayout(saved));
  });
  mount(app, settings.deletePageLayout, async (call) => {
    const { query, viewer, ifMatch } = call;
    return sendTagged(call, wrapLayout(await deletePageLayout(deps, query, requireUser(viewer), ifMatch)));
  });
  mount(app, settings.getPageBackground, async (call) =>
    sendTagged(call, wrapSettings(await getPageBackground(deps, call.query))),
  );
  mount(app, settings.savePageBackground, async (call) => {
    const { query, body, viewer, ifMatch } = call;
    return sendTagged(
      call,
      wrapSettings(await savePageBackground(deps, query, body, requireUser(viewer), ifMatch)),
    );
  });
  mount(app, settings.deletePageBackground, async (call) => {
    const { query, viewer, ifMatch } = call;
    return sendTagged(
      call,
      wrapSettings(await deletePageBackground(deps, query, requireUser(viewer), ifMatch)),
    );
  });
}

function wrapSettings<T>({
  answer,
  revisions,
}: AnswerWithRevisions<T>): AnswerWithRevisions<{ settings: T }> {
  return { answer: { settings: answer }, revisions };
}

function wrapLayout<T>({
  answer,
  revisions,
}: AnswerWithRevisions<T>): AnswerWithRevisions<{ settings: { layoutSettings: T } }> {
  return wrapSettings({ answer: { layoutSettings: answer }, revisions });
}

import type { FastifyInstance } from 'fastify';
import * as endpoints from '#api/endpoints/settings.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import type { PageDeps } from './page-deps.ts';
import {
  deletePageBackground,
  deletePageLayout,
  getPageBackground,
  getPageLayout,
  savePageBackground,
  savePageLayout,
} from './page-settings.service.ts';

/** The calls on the layout and the background of one page or version. */
export function pageSettingsRoutes(app: FastifyInstance, deps: PageDeps): void {
  mount(app, endpoints.getPageLayout, async ({ query }) => ({
    settings: { layoutSettings: await getPageLayout(deps, query) },
  }));
  mount(app, endpoints.savePageLayout, async ({ query, body, viewer }) => ({
    settings: { layoutSettings: await savePageLayout(deps, query, body.layoutSettings, signedIn(viewer)) },
  }));
  mount(app, endpoints.deletePageLayout, async ({ query, viewer }) => {
    await deletePageLayout(deps, query, signedIn(viewer));
    return {};
  });
  mount(app, endpoints.getPageBackground, async ({ query }) => ({
    settings: await getPageBackground(deps, query),
  }));
  mount(app, endpoints.savePageBackground, async ({ query, body, viewer }) => ({
    settings: await savePageBackground(deps, query, body, signedIn(viewer)),
  }));
  mount(app, endpoints.deletePageBackground, async ({ query, viewer }) => {
    await deletePageBackground(deps, query, signedIn(viewer));
    return {};
  });
}

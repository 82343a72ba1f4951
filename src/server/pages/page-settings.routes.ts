import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/settings.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import { type Revised, tagged } from '#server/http/tagged.ts';
import {
  deletePageBackground,
  deletePageLayout,
  getPageBackground,
  getPageLayout,
  savePageBackground,
  savePageLayout,
} from './content/page-settings.service.ts';
import type { PageDeps } from './store/page-deps.ts';

/** The calls on the layout and the background of one page or version. */
export const pageSettingsRoutes = fp<PageDeps>(
  async (app, deps) => {
    mount(app, endpoints.getPageLayout, async (call) =>
      tagged(call, asLayout(await getPageLayout(deps, call.query))),
    );
    mount(app, endpoints.savePageLayout, async (call) => {
      const { query, body, viewer, ifMatch } = call;
      const saved = await savePageLayout(deps, query, body.layoutSettings, signedIn(viewer), ifMatch);
      return tagged(call, asLayout(saved));
    });
    mount(app, endpoints.deletePageLayout, async (call) => {
      const { query, viewer, ifMatch } = call;
      return tagged(call, asLayout(await deletePageLayout(deps, query, signedIn(viewer), ifMatch)));
    });
    mount(app, endpoints.getPageBackground, async (call) =>
      tagged(call, asSettings(await getPageBackground(deps, call.query))),
    );
    mount(app, endpoints.savePageBackground, async (call) => {
      const { query, body, viewer, ifMatch } = call;
      return tagged(call, asSettings(await savePageBackground(deps, query, body, signedIn(viewer), ifMatch)));
    });
    mount(app, endpoints.deletePageBackground, async (call) => {
      const { query, viewer, ifMatch } = call;
      return tagged(call, asSettings(await deletePageBackground(deps, query, signedIn(viewer), ifMatch)));
    });
  },
  { name: 'page-settings', dependencies: ['identity', 'not-found-answers'] },
);

function asSettings<T>({ answer, revisions }: Revised<T>): Revised<{ settings: T }> {
  return { answer: { settings: answer }, revisions };
}

function asLayout<T>({ answer, revisions }: Revised<T>): Revised<{ settings: { layoutSettings: T } }> {
  return asSettings({ answer: { layoutSettings: answer }, revisions });
}

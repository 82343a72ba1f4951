import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/redirects.ts';
import { requireUser } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import type { Storage } from '#server/storage/storage.ts';
import { changeRedirects } from './change-redirects.ts';
import {
  checkRedirect,
  deleteRedirect,
  getRedirect,
  listRedirects,
  type RuleWithIssues,
  saveRedirect,
} from './redirects.service.ts';

interface Deps {
  readonly storage: Storage;
  readonly publicUrl: string;
}

/** Routes of the redirect table. */
export const redirectsRoutes = fp<Deps>(
  async (app, { storage, publicUrl }) => {
    mount(app, endpoints.listRedirects, async () =>
      (await listRedirects(storage.db, publicUrl)).map((rule) => ({
        ...rule,
        automatic: rule.pageId !== null,
        issues: [...rule.issues],
      })),
    );
    mount(app, endpoints.checkRedirect, async ({ query, viewer }) => {
      const { steps, end, ...answer } = await checkRedirect(storage.db, publicUrl, query.path);
      return viewer ? { ...answer, steps, end } : answer;
    });
    mount(app, endpoints.getRedirect, ({ params }) => getRedirect(storage, params['*']));
    mount(app, endpoints.saveRedirect, async ({ params, body, viewer }) => {
      const saved = await saveRedirect(storage, params['*'], body, requireUser(viewer), publicUrl);
      return { ...saved, warnings: toWarnings(saved) };
    });
    mount(app, endpoints.deleteRedirect, async ({ params, viewer }) => {
      await deleteRedirect(storage, params['*'], requireUser(viewer), publicUrl);
      return {};
    });
    mount(app, endpoints.changeRedirects, ({ body, viewer }) =>
      changeRedirects(storage, body.changes, requireUser(viewer), publicUrl),
    );
    mount(app, endpoints.importRedirects, async ({ body, viewer }) => {
      const { importCsv } = await import('./import-csv.ts');
      return importCsv({ storage, publicUrl }, body, requireUser(viewer));
    });
  },
  { name: 'redirects', dependencies: ['identity', 'not-found-answers'] },
);

function toWarnings({ issues }: RuleWithIssues) {
  return issues.map(({ code, message }) => ({ path: code === 'rests' ? 'path' : 'toPath', message }));
}

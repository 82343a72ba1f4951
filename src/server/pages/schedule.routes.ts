import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/schedule.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import type { PageDeps } from './store/page-deps.ts';
import { cancelSchedule, listSchedule, setSchedule } from './store/schedule.ts';

/** The calls on what is to happen to pages by itself. */
export const scheduleRoutes = fp<Pick<PageDeps, 'storage' | 'definitions'>>(
  async (app, deps) => {
    mount(app, endpoints.listSchedule, () => listSchedule(deps));
    mount(app, endpoints.setSchedule, ({ params, body, viewer }) =>
      setSchedule(deps, params.id, { action: params.action, at: body.at }, signedIn(viewer)),
    );
    mount(app, endpoints.cancelSchedule, async ({ params, viewer }) => {
      await cancelSchedule(deps, params.id, params.action, signedIn(viewer));
      return {};
    });
  },
  { name: 'schedule', dependencies: ['identity', 'not-found-answers'] },
);

import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/history.ts';
import { mount } from '#server/http/route.ts';
import { type HistoryDeps, listHistory, lookBack } from './history.service.ts';

/** Routes of the site history. */
export const historyRoutes = fp<HistoryDeps>(
  async (app, deps) => {
    mount(app, endpoints.listHistory, ({ query }) => listHistory(deps, query));
    mount(app, endpoints.getSiteHistoryAt, ({ query }) => lookBack(deps, query));
  },
  { name: 'history', dependencies: ['identity', 'not-found-answers'] },
);

import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/design-tokens.ts';
import type { Definitions } from '#content/block/block.ts';
import { mount } from '#server/http/route.ts';
import type { Storage } from '#server/storage/storage.ts';
import { listEqualValues } from './equal-values.service.ts';

interface Deps {
  readonly storage: Storage;
  readonly definitions: Definitions;
}

/** Where content says by itself what a token says. */
export const equalValuesRoutes = fp<Deps>(
  async (app, { storage, definitions }) => {
    mount(app, endpoints.listEqualValues, ({ query }) =>
      listEqualValues(storage.db, definitions, query.after),
    );
  },
  { name: 'equal-values', dependencies: ['identity', 'not-found-answers'] },
);

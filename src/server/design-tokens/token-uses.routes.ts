import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/design-tokens.ts';
import type { Definitions } from '#content/block/block.ts';
import { mount } from '#server/http/route.ts';
import type { Storage } from '#server/storage/storage.ts';
import { listTokenUses } from './token-uses.service.ts';

interface Deps {
  readonly storage: Storage;
  readonly definitions: Definitions;
}

/** Where the design's tokens are named. */
export const tokenUsesRoutes = fp<Deps>(
  async (app, { storage, definitions }) => {
    mount(app, endpoints.listTokenUses, () => listTokenUses(storage.db, definitions));
  },
  { name: 'token-uses', dependencies: ['identity', 'not-found-answers'] },
);

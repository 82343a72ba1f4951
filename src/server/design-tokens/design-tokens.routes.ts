import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/design-tokens.ts';
import { signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import { tagged } from '#server/http/tagged.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  listPublishedTokens,
  publishDesignTokens,
  readDesignTokens,
  readPublishedTokens,
} from './design-tokens.service.ts';

/** The calls on the studio's design tokens. */
export const designTokensRoutes = fp<{ readonly storage: Storage }>(
  async (app, { storage }) => {
    mount(app, endpoints.getDesignTokens, async (call) => tagged(call, await readDesignTokens(storage.db)));
    mount(app, endpoints.publishDesignTokens, async (call) => {
      const { body, viewer, ifMatch } = call;
      return tagged(call, await publishDesignTokens(storage, body, signedIn(viewer), ifMatch));
    });
    mount(app, endpoints.listTokenVersions, () => listPublishedTokens(storage.db));
    mount(app, endpoints.getTokenVersion, ({ params }) => readPublishedTokens(storage.db, params.version));
  },
  { name: 'design-tokens', dependencies: ['identity', 'not-found-answers'] },
);

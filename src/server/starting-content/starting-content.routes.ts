import fp from 'fastify-plugin';
import type { StartingContentState } from '#api/endpoints/starting-content.ts';
import * as endpoints from '#api/endpoints/starting-content.ts';
import { getActor, type Person, requireUser } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { readStartingContent } from './read-starting-content.ts';
import { type RemovalDeps, removeStartingContent } from './remove-starting-content.ts';
import { restoreStartingContent } from './restore-starting-content.ts';

type Warnings = readonly { readonly path: string; readonly message: string }[];

/** Routes of the starting content. */
export const startingContentRoutes = fp<RemovalDeps & Pick<PageDeps, 'storage'>>(
  async (app, deps) => {
    const { storage } = deps;
    /** Runs one transaction and answers the state after it. */
    const change = (person: Person, work: (scope: WriteScope) => Promise<Warnings>) =>
      storage.write(
        getActor(person),
        async (scope): Promise<StartingContentState & { warnings: Warnings[number][] }> => {
          await scope.lockTree();
          const warnings = await work(scope);
          return { ...(await readStartingContent(scope.db, storage.now())), warnings: [...warnings] };
        },
      );
    mount(app, endpoints.getStartingContent, () => readStartingContent(storage.db, storage.now()));
    mount(app, endpoints.removeStartingContent, ({ viewer, body }) =>
      change(requireUser(viewer), (scope) => removeStartingContent(scope, deps, new Set(body.changed))),
    );
    mount(app, endpoints.restoreStartingContent, ({ viewer }) =>
      change(requireUser(viewer), (scope) => restoreStartingContent(scope, deps, storage.now())),
    );
  },
  { name: 'starting-content', dependencies: ['identity', 'not-found-answers'] },
);

import fp from 'fastify-plugin';
import type { Demo } from '#api/endpoints/starting-content.ts';
import * as endpoints from '#api/endpoints/starting-content.ts';
import { actorOf, type Person, signedIn } from '#server/http/person.ts';
import { mount } from '#server/http/route.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { lookAtDemo } from './read-starting-content.ts';
import { type RemovalDeps, removeInScope } from './remove-starting-content.ts';
import { restoreDemoInScope } from './restore-starting-content.ts';

type Warnings = readonly { readonly path: string; readonly message: string }[];

/** The calls on what came with the product. */
export const demoRoutes = fp<RemovalDeps & Pick<PageDeps, 'storage'>>(
  async (app, deps) => {
    const { storage } = deps;
    /** One transaction that answers what there is of the demo after it. */
    const change = (person: Person, work: (scope: WriteScope) => Promise<Warnings>) =>
      storage.write(actorOf(person), async (scope): Promise<Demo & { warnings: Warnings[number][] }> => {
        await scope.lockTree();
        const warnings = await work(scope);
        return { ...(await lookAtDemo(scope.db, storage.now())), warnings: [...warnings] };
      });
    mount(app, endpoints.getDemo, () => lookAtDemo(storage.db, storage.now()));
    mount(app, endpoints.removeDemo, ({ viewer, body }) =>
      change(signedIn(viewer), (scope) => removeInScope(scope, deps, new Set(body.changed))),
    );
    mount(app, endpoints.restoreDemo, ({ viewer }) =>
      change(signedIn(viewer), (scope) => restoreDemoInScope(scope, deps, storage.now())),
    );
  },
  { name: 'demo', dependencies: ['identity', 'not-found-answers'] },
);

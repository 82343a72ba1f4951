import fp from 'fastify-plugin';
import type { DryRun } from '#api/dry-run.ts';
import '#server/http/route.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import { changesBetween } from './changes-between.ts';
import { linksTo } from './links-to.ts';
import { lookAtSite } from './look-at-site.ts';
import { lostVisitors } from './lost-visitors.ts';

type Options = Pick<PageDeps, 'storage' | 'definitions' | 'publicUrl'>;
type Warnings = DryRun<object>['warnings'];

/** `?dry-run` on every write: the call runs as it is, is rolled back, and what would be different is told. */
export const dryRunPlugin = fp<Options>(
  async (app, { storage, definitions, publicUrl }) => {
    app.decorate('dryRun', async <Answer extends object>(call: () => Promise<Answer>) => {
      const { answer, before, after } = await storage.rehearsals.attempt(lookAtSite, call);
      const found = changesBetween(before, after);
      const links = await linksTo({ db: storage.db, definitions, publicUrl }, found.addresses);
      const changes = { ...found, links };
      // What the write itself tells of changes and warnings stays.
      const told = answer as { readonly changes?: object; readonly warnings?: Warnings };
      return {
        ...answer,
        changes: { ...told.changes, ...changes },
        warnings: [...(told.warnings ?? []), ...lostVisitors(changes, after)],
      } as DryRun<Answer>;
    });
  },
  { name: 'dry-run' },
);

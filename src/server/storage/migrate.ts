import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { DialectCapabilities } from './dialects/capabilities.ts';
import { up as foundation } from './migrations/0001-foundation.ts';
import { up as mediaDuration } from './migrations/0002-media-duration.ts';
import { up as addresses } from './migrations/0003-addresses.ts';
import { up as revisions } from './migrations/0004-revisions.ts';
import { up as tries } from './migrations/0005-tries.ts';
import { up as mediaContentHash } from './migrations/0006-media-content-hash.ts';

/** In the order they run; a name is never reused. */
const migrations = {
  '0001-foundation': foundation,
  '0002-media-duration': mediaDuration,
  '0003-addresses': addresses,
  '0004-revisions': revisions,
  '0005-tries': tries,
  '0006-media-content-hash': mediaContentHash,
};

/** Brings a database up to this version's schema. Does nothing when it already is. */
export async function migrate<T>(db: Kysely<T>, capabilities: DialectCapabilities): Promise<void> {
  const migrator = new Migrator({
    db: db as Kysely<unknown>,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, up]) => [
            name,
            { up: (target: Kysely<unknown>) => up(target, capabilities) },
          ]),
        ),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

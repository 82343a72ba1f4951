import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { schemaNames } from '#server/storage/migrate.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Random } from '../fuzz/random.ts';
import { fillAsBeforeBaseline } from '../support/before-baseline/fill.ts';
import { KilledServer } from '../support/killed-server.ts';
import { assertThat, wait } from './assert-that.ts';

const longestMs = 500;

/** Kills starts that create the tables or migrate older ones. The next start must finish the migration. */
export async function runMigrations(folder: string, kills: number, random: Random): Promise<string> {
  for (let round = 0; round < kills; round += 1) {
    const dataDir = join(folder, String(round));
    mkdirSync(dataDir, { recursive: true });
    const location = { kind: 'sqlite', file: join(dataDir, 'vitrine.db') } as const;
    const from = random.below(2) === 0 ? 'an empty database' : 'the last schema before the baseline';
    if (from !== 'an empty database') await fillAsBeforeBaseline(location);

    const server = await KilledServer.prepared(dataDir, { SEED: 'empty' });
    server.spawn();
    await wait(random.below(longestMs));
    await server.kill();
    await server.resume();
    const home = await fetch(`${server.origin}/`);
    assertThat(
      home.status === 200,
      `After a kill in the migration from ${from} the home page answers ${home.status}`,
    );
    await server.kill();

    const storage = openDatabase(location);
    const done = await storage.db
      .selectFrom('kysely_migration' as never)
      .selectAll()
      .execute();
    await storage.close();
    assertThat(
      done.length === schemaNames.length,
      `${done.length} of ${schemaNames.length} migrations from ${from} on`,
    );
  }
  return `${kills} kills on the way from earlier schemas; the next start came to this one`;
}

import { getMigrations } from 'better-auth/db/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeys } from '#server/security/keys.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { createBetterAuthConfig } from './better-auth.ts';
import { migrateIdentity } from './identity.migrations.ts';
import type { IdentityTables } from './identity-tables.ts';

describeEachDatabase('the identity tables', (location) => {
  let storage: Storage;
  beforeAll(() => {
    storage = openDatabase(location());
  });
  afterAll(() => storage.close());

  test('match the schema of better-auth, even after concurrent migrations', async () => {
    const dialect = storage.capabilities.name;
    await Promise.all([migrateIdentity(storage.db, dialect), migrateIdentity(storage.db, dialect)]);
    await migrateIdentity(storage.db, dialect);
    const wanted = await getMigrations(
      await createBetterAuthConfig({
        db: storage.db.withTables<IdentityTables>(),
        dialect,
        key: createKeys('a secret that is long enough to be one')('identity'),
        publicUrl: 'http://localhost:3000',
      }),
    );
    expect(wanted.toBeCreated).toEqual([]);
    expect(wanted.toBeAdded).toEqual([]);
    expect(wanted.toBeAddedIndexes).toEqual([]);
    expect(wanted.schemaProblems).toEqual([]);
  });
});

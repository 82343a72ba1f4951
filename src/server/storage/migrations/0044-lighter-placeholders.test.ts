import { expect, it } from 'vitest';
import { describeEachEmptyDatabase } from '../../../../tests/support/each-database.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';

describeEachEmptyDatabase('a site whose placeholders were computed too dark', (location) => {
  it('has them computed again, and none of what has none', async () => {
    const storage = openDatabase(location());
    const { db, capabilities } = storage;
    await migrate(db, capabilities, '0043-known-store');
    const row = (id: string, blur: string | null) => ({
      ...{ id, hash: id, url: `/media/${id}/a.png`, name: 'a.png', mime_type: 'image/png', size: 1, blur },
      ...{ width: 1, height: 1, animated: false, created_at: '2026-11-28T00:00:00.000Z' },
    });
    for (const each of [row('a', '0'.repeat(36)), row('b', ''), row('c', null)])
      await db.insertInto('media').values(each).execute();
    await migrate(db, capabilities);
    expect(await db.selectFrom('media').select(['id', 'blur']).orderBy('id').execute()).toEqual([
      { id: 'a', blur: null },
      { id: 'b', blur: '' },
      { id: 'c', blur: null },
    ]);
    await storage.close();
  });
});

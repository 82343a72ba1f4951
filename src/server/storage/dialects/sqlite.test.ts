import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from './sqlite.ts';

interface Tables {
  words: { id: number; word: string | null };
}

let opened: ReturnType<typeof openSqlite<Tables>>;
beforeEach(async () => {
  opened = openSqlite<Tables>(':memory:');
  await sql`create table words (id integer primary key, word text)`.execute(opened.db);
  await opened.db
    .insertInto('words')
    .values([
      { id: 1, word: 'een' },
      { id: 2, word: 'twee' },
    ])
    .execute();
});
afterEach(() => opened.db.destroy());

it('a repeated query returns columns that were added in between', async () => {
  const ask = () => opened.db.selectFrom('words').selectAll().where('id', '=', 1).execute();
  expect(await ask()).toEqual([{ id: 1, word: 'een' }]);
  await sql`alter table words add column language text default 'nl'`.execute(opened.db);
  expect(await ask()).toEqual([{ id: 1, word: 'een', language: 'nl' }]);
});

it('a query can run again after its rows were streamed fully or in part', async () => {
  const rows: unknown[] = [];
  const question = opened.db.selectFrom('words').select('word').orderBy('id');
  for await (const row of question.stream()) rows.push(row);
  for await (const row of question.stream()) {
    rows.push(row);
    break;
  }
  rows.push(...(await question.execute()));
  expect(rows).toEqual(['een', 'twee', 'een', 'een', 'twee'].map((word) => ({ word })));
});

it('the same query with other parameters returns only the matching rows', async () => {
  const ask = (id: number) => opened.db.selectFrom('words').select('word').where('id', '=', id).execute();
  expect([await ask(1), await ask(2), await ask(3), await ask(1)]).toEqual([
    [{ word: 'een' }],
    [{ word: 'twee' }],
    [],
    [{ word: 'een' }],
  ]);
});

it('a statement can run again after it failed', async () => {
  const add = (id: number) => opened.db.insertInto('words').values({ id, word: 'x' }).execute();
  await expect(add(1)).rejects.toThrow('UNIQUE');
  await add(3);
  await expect(add(3)).rejects.toThrow('UNIQUE');
  expect(await opened.db.selectFrom('words').select('id').execute()).toEqual([
    { id: 1 },
    { id: 2 },
    { id: 3 },
  ]);
});

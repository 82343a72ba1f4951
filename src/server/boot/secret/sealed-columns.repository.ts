import { sql } from 'kysely';
import type { Vault } from '#server/security/vault.ts';
import type { Db } from '#server/storage/schema.ts';

/** All encrypted columns, by table. Add new ones here; a test searches all tables. */
const sealed = [
  { table: 'pages', column: 'login_password' },
  { table: 'password_accesses', column: 'password' },
  { table: 'rooms', column: 'token' },
  { table: 'rooms', column: 'password' },
] as const;

type SealedColumn = (typeof sealed)[number];

/** Number of encrypted texts, and the unreadable ones: table and id. */
export interface ResealResult {
  readonly done: number;
  readonly lost: readonly string[];
}

/** Encrypts everything with another vault. Values that neither vault decrypts stay unchanged. */
export async function resealAll(db: Db, before: Vault, after: Vault): Promise<ResealResult> {
  let done = 0;
  const lost: string[] = [];
  for (const place of sealed) {
    for (const { id, text } of await listSealedTexts(db, place)) {
      const opened = before.open(text);
      if (opened === undefined) lost.push(`${place.table} ${id}`);
      else {
        await write(db, place, id, after.seal(opened));
        done += 1;
      }
    }
  }
  return { done, lost };
}

/** Counts encrypted texts, and those that the vault cannot decrypt. */
export async function countSealed(db: Db, vault: Vault): Promise<{ sealed: number; unreadable: number }> {
  const all = (await Promise.all(sealed.map((place) => listSealedTexts(db, place)))).flat();
  return { sealed: all.length, unreadable: all.filter(({ text }) => vault.open(text) === undefined).length };
}

/** True if there are encrypted values and the vault decrypts none. */
export async function isSealedByAnother(db: Db, vault: Vault): Promise<boolean> {
  let isSealed = false;
  for (const place of sealed) {
    for (const { text } of await listSealedTexts(db, place)) {
      if (vault.open(text) !== undefined) return false;
      isSealed = true;
    }
  }
  return isSealed;
}

async function listSealedTexts(
  db: Db,
  { table, column }: SealedColumn,
): Promise<{ id: string; text: string }[]> {
  const [from, text] = [sql.table(table), sql.ref(column)];
  const found = sql<{
    id: string;
    text: string;
  }>`select id, ${text} as text from ${from} where ${text} is not null`;
  return (await found.execute(db)).rows;
}

async function write(db: Db, { table, column }: SealedColumn, id: string, text: string): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where id = ${id}`.execute(db);
}

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { owner } from './owner.ts';

/** A second member, with the role of an editor. */
export const editorAccount = { email: 'sara@studio.example', name: 'Sara Jansen', password: owner.password };

const database = join(process.env.BROWSER_TEST_DATA ?? '', 'vitrine.db');

/** Creates the account if it does not exist yet, by copying the owner's rows in the database. */
export function makeEditorAccount(): void {
  const db = new DatabaseSync(database, { timeout: 5000 });
  try {
    db.exec('begin immediate');
    const { email, name } = editorAccount;
    copy(db, 'identity_users', 'email', owner.email, { id: 'sara', email, name, role: 'editor' });
    copy(db, 'identity_accounts', 'providerId', 'credential', {
      id: 'sara',
      userId: 'sara',
      accountId: 'sara',
    });
    db.exec('commit');
  } finally {
    db.close();
  }
}

function copy(
  db: DatabaseSync,
  table: string,
  column: string,
  value: string,
  changes: Readonly<Record<string, string>>,
): void {
  if (db.prepare(`select 1 from ${table} where id = ?`).get(changes.id ?? '')) return;
  const row = { ...db.prepare(`select * from ${table} where "${column}" = ?`).get(value), ...changes };
  const names = Object.keys(row);
  const columns = names.map((one) => `"${one}"`).join(', ');
  const places = names.map(() => '?').join(', ');
  db.prepare(`insert into ${table} (${columns}) values (${places})`).run(...Object.values(row));
}

import type { Kysely } from 'kysely';

interface Tables {
  readonly audit: { readonly id: string; readonly undo: string | null };
}

/**
 * Stores the undo of a move as JSON. Before, the log stored the signed text sent to the editor; its first
 * part, in base64url, is the same JSON.
 */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Tables>;
  const entries = db.selectFrom('audit').where('undo', 'like', '%"way":"move"%');
  for (const { id } of await entries.select('id').execute()) {
    const entry = await db.selectFrom('audit').select('undo').where('id', '=', id).executeTakeFirst();
    const undo = readSigned(entry?.undo ?? '');
    if (undo) await db.updateTable('audit').set({ undo }).where('id', '=', id).execute();
  }
}

/** Undefined for damaged text, which stays as it is. */
function readSigned(stored: string): string | undefined {
  try {
    const [body = ''] = JSON.parse(stored).token.split('.', 1);
    return JSON.stringify({ way: 'move', ...JSON.parse(Buffer.from(body, 'base64url').toString()) });
  } catch {
    return undefined;
  }
}

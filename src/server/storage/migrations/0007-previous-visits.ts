import { type Kysely, sql } from 'kysely';

/** Adds the visit before the last one to client spaces: what has changed since is new to the client. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rooms add column previous_seen_at text`.execute(db);
}

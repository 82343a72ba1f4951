import { type Kysely, sql } from 'kysely';

/** Adds replies to the comments on drafts. A reply goes with its comment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table draft_replies (
      id text primary key,
      remark_id text not null references draft_remarks (id) on delete cascade,
      account text,
      name text not null,
      words text not null,
      created_at text not null,
      number integer not null,
      unique (remark_id, number)
    )`.execute(db);
  await sql`alter table draft_remarks add column email text`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Adds a view of all uses of files by the page that shows them: a file of a published section is shown by each page that shows
 * the section. `media_uses` names a section as `/sections/…`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create view shown_uses as
    select version_id, page_id, url, is_shown from media_uses
    union all
    select showing.version_id, showing.page_id, use.url, use.is_shown
    from media_uses as use
    join pages as section on section.live_version_id = use.version_id
    join versions as version on version.id = use.version_id
    join media_uses as showing on showing.url = '/sections/' || section.identifier
    where section.kind = 'section' and section.published = true and section.is_hidden = false
      and section.deleted_at is null and version.status = 'PUBLISHED' and showing.is_shown = true`.execute(
    db,
  );
}

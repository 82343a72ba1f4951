import type { Translated } from '#content/language/language.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import type { PageKind } from '#content/page/page.ts';
import { getSectionUse, type SectionBlocks } from '#content/page/show-sections.ts';
import { readPageKind } from '#server/redirects/page-address.ts';
import { type Db, isSet } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';
import { readTitle } from '#server/storage/titles.ts';
import { readVersionMediaFacts } from './media-facts.repository.ts';
import { parseOverviewOrEmpty } from './stored-content.ts';

/** Blocks of sections by identifier, with the facts of their media by URL. */
export interface ReadSections {
  readonly blocks: SectionBlocks;
  readonly media: Readonly<Record<string, MediaFacts>>;
}

/** Reads the live versions of the sections that visitors may see; the cost grows with the named sections alone. */
export async function readSections(db: Db, identifiers: readonly string[]): Promise<ReadSections> {
  const blocks: Record<string, SectionBlocks[string]> = {};
  const media: Record<string, MediaFacts> = {};
  for (const part of splitIntoParts(identifiers)) {
    const rows = await db
      .selectFrom('pages')
      .innerJoin('versions as live', 'live.id', 'pages.live_version_id')
      .select(['pages.identifier', 'live.id as versionId', 'live.overview'])
      .where('pages.kind', '=', 'section')
      .where('pages.identifier', 'in', part)
      .where('pages.deleted_at', 'is', null)
      .where('pages.published', '=', true)
      .where('pages.is_hidden', '=', false)
      .where('live.status', '=', 'PUBLISHED')
      .execute();
    for (const { identifier, versionId, overview } of rows) {
      blocks[identifier] = parseOverviewOrEmpty({ text: overview, versionId });
    }
    Object.assign(
      media,
      await readVersionMediaFacts(
        db,
        rows.map(({ versionId }) => versionId),
      ),
    );
  }
  return { blocks, media };
}

/** Page outside the trash that shows a section, live or in its draft. */
export interface SectionUser {
  readonly id: string;
  readonly identifier: string;
  readonly kind: PageKind;
  readonly title: Translated;
  readonly isProtected: boolean;
}

/** Lists the ids of the sections outside the trash. */
export async function listSectionIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('pages')
    .select('id')
    .where('kind', '=', 'section')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists the pages that show sections, by the section's identifier, in the order of the tree. */
export async function listSectionUsers(
  db: Db,
  identifiers: readonly string[],
): Promise<ReadonlyMap<string, readonly SectionUser[]>> {
  const users = new Map<string, Map<string, SectionUser>>();
  for (const part of splitIntoParts(identifiers)) {
    const rows = await db
      .selectFrom('media_uses as use')
      .innerJoin('pages as page', 'page.id', 'use.page_id')
      .innerJoin('versions as version', 'version.id', 'use.version_id')
      .select(['use.url', 'page.id', 'page.identifier', 'page.kind', 'page.requires_login', 'version.title'])
      .where('use.url', 'in', part.map(getSectionUse))
      .where('page.deleted_at', 'is', null)
      .where((where) =>
        where.or([
          where('page.live_version_id', '=', where.ref('use.version_id')),
          where('page.draft_version_id', '=', where.ref('use.version_id')),
        ]),
      )
      .orderBy('page.sort_order')
      .orderBy('page.id')
      .execute();
    for (const { url, id, identifier, kind, title, requires_login } of rows) {
      const name = url.slice(getSectionUse('').length);
      const page = {
        ...{ id, identifier, kind: readPageKind(kind), isProtected: isSet(requires_login) },
        title: readTitle(title) ?? identifier,
      };
      users.set(name, (users.get(name) ?? new Map<string, SectionUser>()).set(id, page));
    }
  }
  return new Map([...users].map(([name, pages]) => [name, [...pages.values()]]));
}

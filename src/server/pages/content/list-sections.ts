import type { SavedSection } from '#api/endpoints/sections.ts';
import { authorize } from '#server/http/authorize.ts';
import type { Person } from '#server/http/person.ts';
import { getCurrentVersionId } from '#server/pages/store/page-record.ts';
import { listPages } from '#server/pages/store/pages.repository.ts';
import { listSectionIds, listSectionUsers } from '#server/pages/store/sections.repository.ts';
import { findVersion } from '#server/pages/store/versions.repository.ts';
import { isVisible } from '#server/redirects/visibility.ts';
import type { Storage } from '#server/storage/storage.ts';

/** Lists the sections in their order. Names of protected pages are left out for assistants. */
export async function listSections({ db }: Pick<Storage, 'db'>, viewer: Person): Promise<SavedSection[]> {
  const ids = await listSectionIds(db);
  if (ids.length === 0) return [];
  const listed = await listPages(db, 'current', new Set(ids));
  const users = await listSectionUsers(
    db,
    listed.map(({ page }) => page.identifier),
  );
  const all = authorize(viewer, 'read', 'protectedPage');
  const sections: SavedSection[] = [];
  for (const { page, title, liveStatus } of listed) {
    const { id, identifier, kind } = page;
    const isLive = isVisible(page, liveStatus);
    const version = await findVersion(db, id, isLive ? page.liveVersionId : getCurrentVersionId(page));
    const { overview = [], translations } = version?.content ?? {};
    const usedBy = (users.get(identifier) ?? []).flatMap(({ isProtected, ...user }) =>
      isProtected && !all ? [] : [user],
    );
    sections.push({
      ...{ id, identifier, kind, title, isLive, usedBy },
      overview: [...overview],
      ...(translations && { translations }),
    });
  }
  return sections;
}

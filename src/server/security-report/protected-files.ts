import type { AnswerOf } from '#api/endpoint.ts';
import { type FileAccess, type listProtectedFiles, mostFiles } from '#api/endpoints/security-report.ts';
import type { PageReference } from '#api/schemas/page.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import { readBrandUses } from '#server/media/store/brand-uses.ts';
import { listPages } from '#server/pages/store/pages.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  findClientSpaces,
  findLocks,
  findMediaNames,
  findPreviewLinkUses,
  findProtectedUses,
  findPublicUses,
  type HoldingClientSpace,
  type Lock,
  type PreviewLinkUse,
} from './protected-files.repository.ts';

/**
 * Lists the files of protected pages, each with everything that opens it and why, by the rules that serve
 * files. Publicly visible ones are first.
 */
export async function listFilesOfProtectedPages(
  storage: Storage,
): Promise<AnswerOf<typeof listProtectedFiles>> {
  const { db } = storage;
  const now = storage.now().toISOString();
  const uses = await findProtectedUses(db);
  const ids = [...new Set(uses.map(({ url }) => parseMediaId(url) ?? ''))];
  const pageIds = [...new Set(uses.map(({ pageId }) => pageId))];
  const open = await findPublicUses(db, ids);
  const drafts = await findPreviewLinkUses(db, ids, now);
  const ways = groupWaysByPage(await findLocks(db, pageIds), await findClientSpaces(db, pageIds, now));
  const pages = await findPages(
    db,
    [...uses, ...open, ...drafts].map(({ pageId }) => pageId),
  );
  const [names, brandOf] = [await findMediaNames(db, ids), await readBrandUses(db)];
  const [usesOf, openOf, draftsOf] = [groupByFile(uses), groupByFile(open), groupByFile(drafts)];
  const positions = new Map([...pages.keys()].map((id, index) => [id, index]));
  const comparePositions = (one: string, other: string) =>
    (positions.get(one) ?? 0) - (positions.get(other) ?? 0);
  const listNamedPages = (list: readonly { readonly pageId: string }[] = []) =>
    [...new Set(list.map(({ pageId }) => pageId))]
      .sort(comparePositions)
      .flatMap((id) => pages.get(id) ?? []);
  const files = ids.flatMap((id) => {
    const name = names.get(id);
    if (name === undefined) return [];
    const on = listNamedPages(usesOf.get(id));
    const byLock = on.flatMap((page) => (ways.get(page.id) ?? []).map((way) => ({ ...way, page })));
    const byLink = (draftsOf.get(id) ?? []).flatMap((link) => toPreviewLinkWays(link, pages));
    return [
      {
        id,
        name,
        pages: on,
        ways: [...byLock, ...byLink],
        publicPages: listNamedPages(openOf.get(id)),
        ...brandOf(id),
      },
    ];
  });
  const isOpen = (file: (typeof files)[number]) =>
    file.isLogo || file.isFavicon || file.publicPages.length > 0;
  const sorted = files.sort(
    (one, other) => Number(isOpen(other)) - Number(isOpen(one)) || one.name.localeCompare(other.name),
  );
  return { files: sorted.slice(0, mostFiles), total: sorted.length, openToAll: sorted.filter(isOpen).length };
}

type WayOfPage = Omit<FileAccess, 'page'>;

function groupWaysByPage(
  locks: readonly Lock[],
  clientSpaces: readonly HoldingClientSpace[],
): Map<string, WayOfPage[]> {
  const ways = new Map<string, WayOfPage[]>();
  const add = (pageId: string, way: WayOfPage) => ways.set(pageId, [...(ways.get(pageId) ?? []), way]);
  for (const { pageId, hasOwnPassword, shared } of locks) {
    if (hasOwnPassword) add(pageId, { by: 'page-password', name: null, until: null });
    if (shared !== null) add(pageId, { by: 'shared-password', name: shared, until: null });
  }
  for (const { pageId, client, until } of clientSpaces) add(pageId, { by: 'room', name: client, until });
  return ways;
}

function toPreviewLinkWays(
  { pageId, until }: PreviewLinkUse,
  pages: ReadonlyMap<string, PageReference>,
): FileAccess[] {
  const page = pages.get(pageId);
  return page ? [{ by: 'preview-link', name: null, until, page }] : [];
}

function groupByFile<U extends { readonly url: string }>(uses: readonly U[]): Map<string, U[]> {
  return Map.groupBy(uses, ({ url }) => parseMediaId(url) ?? '');
}

/** Finds pages by id, in the order of the tree. */
async function findPages(db: Db, ids: readonly string[]): Promise<Map<string, PageReference>> {
  if (ids.length === 0) return new Map();
  const wanted = new Set(ids);
  // Reads all pages, since there may be more ids than a statement takes.
  const listed = (await listPages(db, 'live')).filter(({ page }) => wanted.has(page.id));
  return new Map(
    listed.map(({ page: { id, identifier, kind }, title }) => [id, { id, identifier, kind, title }]),
  );
}

import { type PageKind, pageKinds, type VersionStatus } from '#content/page.ts';
import { type Db, isSet } from '#server/storage/schema.ts';
import { addressesIn, addressOf, type PageAddress, type PlacedPage } from './page-address.ts';
import { type Visibility, visibilityOf } from './visibility.ts';

/** A page as addresses know it. */
export interface AddressedPage extends PageAddress {
  readonly visibility: Visibility;
  readonly redirectUrl: string | null;
}

/** The address of one page, which may stand below another. */
export async function findAddress(db: Db, page: PlacedPage): Promise<PageAddress> {
  return addressOf(page, await findIdentifier(db, page.parentId));
}

async function findIdentifier(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const row = await db.selectFrom('pages').select('identifier').where('id', '=', id).executeTakeFirst();
  return row?.identifier ?? null;
}

/** All pages outside the trash, with who sees them. */
export async function listAddressedPages(db: Db): Promise<AddressedPage[]> {
  const rows = await db
    .selectFrom('pages')
    .leftJoin('versions as live', 'live.id', 'pages.live_version_id')
    .select(['pages.id', 'identifier', 'kind', 'parent_id as parentId', 'redirect_url as redirectUrl'])
    .select(['published', 'is_hidden', 'live_version_id as liveVersionId', 'live.status as liveStatus'])
    .where('deleted_at', 'is', null)
    .execute();
  const pages = rows.map((row) => ({ ...row, kind: kindOf(row.kind) }));
  const address = addressesIn(pages);
  return pages.map((page) => {
    const flags = { ...page, published: isSet(page.published), isHidden: isSet(page.is_hidden) };
    const visibility = visibilityOf(flags, page.liveStatus as VersionStatus | null);
    return { ...address(page), visibility, redirectUrl: page.redirectUrl };
  });
}

/** The addresses at which visitors see a page. */
export async function visiblePaths(db: Db): Promise<Set<string>> {
  const pages = await listAddressedPages(db);
  return new Set(pages.filter(({ visibility }) => visibility === 'seen').map(({ path }) => path));
}

/** Where pages in the trash stood. */
export async function listTrashedPaths(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('pages')
    .leftJoin('pages as parent', 'parent.id', 'pages.parent_id')
    .select([
      'pages.id',
      'pages.identifier',
      'pages.kind',
      'pages.public_path',
      'parent.identifier as parent',
    ])
    .where('pages.deleted_at', 'is not', null)
    .execute();
  return rows.flatMap(({ id, identifier, kind, public_path, parent }) => {
    const { path } = addressOf({ id, identifier, kind: kindOf(kind) }, parent);
    // It answered to its bare identifier as well.
    return [path, `/${identifier}`, ...(public_path === null ? [] : [public_path])];
  });
}

function kindOf(stored: string): PageKind {
  return pageKinds.find((kind) => kind === stored) ?? 'page';
}

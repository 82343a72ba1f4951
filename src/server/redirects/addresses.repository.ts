import { isIdentifier, type VersionStatus } from '#content/page/page.ts';
import { type Db, isSet } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';
import {
  buildPageAddress,
  createAddressResolver,
  type PageAddress,
  type PlacedPage,
  readPageKind,
} from './page-address.ts';
import { getVisibility, type Visibility } from './visibility.ts';

/** Page with its URL and visibility. */
export interface AddressedPage extends PageAddress {
  readonly visibility: Visibility;
  readonly redirectUrl: string | null;
}

/** Computes the URL of one page, which may have a parent. */
export async function findAddress(db: Db, page: PlacedPage): Promise<PageAddress> {
  return buildPageAddress(page, await findIdentifier(db, page.parentId));
}

async function findIdentifier(db: Db, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const row = await db.selectFrom('pages').select('identifier').where('id', '=', id).executeTakeFirst();
  return row?.identifier ?? null;
}

/** Lists all pages outside the trash with their visibility. */
export async function listAddressedPages(db: Db): Promise<AddressedPage[]> {
  const pages = (await selectAddressedRows(db).execute()).map(readRow);
  const address = createAddressResolver(pages);
  return pages.map((page) => ({ ...address(page), ...toVisibility(page) }));
}

/** Finds pages outside the trash, by identifier. */
export async function listAddressedAmong(
  db: Db,
  identifiers: readonly string[],
): Promise<Map<string, AddressedPage>> {
  const known = identifiers.filter(isIdentifier);
  if (known.length === 0) return new Map();
  const rows = await selectAddressedRows(db).where('pages.identifier', 'in', known).execute();
  return new Map((await addAddresses(db, rows)).map((page) => [page.identifier, page]));
}

/** Lists pages that redirect their visitors once they are hidden. */
export async function listRedirectingPages(db: Db): Promise<AddressedPage[]> {
  return addAddresses(db, await selectAddressedRows(db).where('redirect_url', 'is not', null).execute());
}

/** Filters paths to those at which visitors see a page. */
export async function filterVisiblePaths(db: Db, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const identifiers = paths.map(parseIdentifier);
  const pages = await addAddresses(
    db,
    await selectAddressedRows(db).where('identifier', 'in', identifiers).execute(),
  );
  const seen = new Set(pages.filter(({ visibility }) => visibility === 'seen').map(({ path }) => path));
  return new Set(paths.filter((path) => seen.has(path)));
}

/** Filters paths to those at which everybody sees a page, without reading all pages. */
export async function filterPublicPaths(db: Db, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const identifiers = new Set(paths.map(parseIdentifier));
  for (const part of splitIntoParts([...identifiers])) {
    const rows = await selectAddressedRows(db)
      .leftJoin('pages as parent', 'parent.id', 'pages.parent_id')
      .select(['parent.identifier as parent', 'pages.requires_login as requiresLogin'])
      .where('pages.identifier', 'in', part)
      .execute();
    for (const row of rows) {
      if (isSet(row.requiresLogin) || toVisibility(row).visibility !== 'seen') continue;
      found.add(buildPageAddress(readRow(row), row.parent).path);
    }
  }
  return new Set(paths.filter((path) => found.has(path)));
}

function selectAddressedRows(db: Db) {
  return (
    db
      .selectFrom('pages')
      .leftJoin('versions as live', 'live.id', 'pages.live_version_id')
      .select(['pages.id', 'pages.identifier', 'pages.kind', 'pages.parent_id as parentId'])
      .select(['pages.redirect_url as redirectUrl', 'pages.published', 'pages.is_hidden'])
      .select(['pages.live_version_id as liveVersionId', 'live.status as liveStatus'])
      // Sections have no URL, so no path and no redirect concerns them.
      .where('pages.kind', '!=', 'section')
      .where('pages.deleted_at', 'is', null)
  );
}

type AddressedRow = Awaited<ReturnType<ReturnType<typeof selectAddressedRows>['execute']>>[number];

const readRow = (row: AddressedRow) => ({ ...row, kind: readPageKind(row.kind) });

function toVisibility(row: AddressedRow): Pick<AddressedPage, 'visibility' | 'redirectUrl'> {
  const flags = { ...row, published: isSet(row.published), isHidden: isSet(row.is_hidden) };
  return {
    visibility: getVisibility(flags, row.liveStatus as VersionStatus | null),
    redirectUrl: row.redirectUrl,
  };
}

/** Adds URLs to a few pages. Their parents are read separately. */
async function addAddresses(db: Db, rows: readonly AddressedRow[]): Promise<AddressedPage[]> {
  const pages: AddressedPage[] = [];
  for (const row of rows) pages.push({ ...(await findAddress(db, readRow(row))), ...toVisibility(row) });
  return pages;
}

/** Lists the paths that trashed pages had. */
export async function listTrashedPaths(db: Db): Promise<string[]> {
  return (await selectTrashedRows(db).execute()).flatMap(buildTrashedPaths);
}

/** Filters paths to those of pages that are now in the trash. */
export async function filterTrashedPaths(db: Db, paths: readonly string[]): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const identifiers = paths.map(parseIdentifier).filter(isIdentifier);
  const byPath = await selectTrashedRows(db).where('pages.public_path', 'in', paths).execute();
  const byName =
    identifiers.length > 0
      ? await selectTrashedRows(db).where('pages.identifier', 'in', identifiers).execute()
      : [];
  const stood = new Set([...byPath, ...byName].flatMap(buildTrashedPaths));
  return new Set(paths.filter((path) => stood.has(path)));
}

/** Returns the identifier that a page at this path would have. */
function parseIdentifier(path: string): string {
  return path.split('/').at(-1) || 'main';
}

function selectTrashedRows(db: Db) {
  return db
    .selectFrom('pages')
    .leftJoin('pages as parent', 'parent.id', 'pages.parent_id')
    .select([
      'pages.id',
      'pages.identifier',
      'pages.kind',
      'pages.public_path',
      'parent.identifier as parent',
    ])
    .where('pages.kind', '!=', 'section')
    .where('pages.deleted_at', 'is not', null);
}

type TrashedRow = Awaited<ReturnType<ReturnType<typeof selectTrashedRows>['execute']>>[number];

function buildTrashedPaths({ id, identifier, kind, public_path, parent }: TrashedRow): string[] {
  const { path } = buildPageAddress({ id, identifier, kind: readPageKind(kind) }, parent);
  // The page was also reachable by its bare identifier.
  return [path, `/${identifier}`, ...(public_path === null ? [] : [public_path])];
}

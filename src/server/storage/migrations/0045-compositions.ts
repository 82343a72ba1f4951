import type { Kysely } from 'kysely';

interface TablesOfThen {
  readonly page_layouts: PageLayout;
  readonly versions: { readonly page_id: string; readonly overview: string };
  readonly settings: { readonly key: string; readonly value: string; readonly updated_at: string };
}

interface PageLayout {
  readonly page_id: string;
  /** '' for the page as a whole. */
  readonly version_id: string;
  readonly settings: string;
  readonly updated_at: string;
}

/** The beginnings, in JSON, of the values that set a block's width. */
const blockWidths = ['"widthType":', '"layoutWidth":', '"fullbleed":', '"widthMode":'];

/** The values of a layout that set the position of its column. */
const layoutWidths = ['maxWidth', 'marginLeft', 'marginRight'];

/**
 * Gives `edge` to all pages that set widths of their own, because until now every page had this composition. All others get the
 * composition of the site's design.
 */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<TablesOfThen>;
  const now = new Date().toISOString();
  const layouts = await db.selectFrom('page_layouts').selectAll().execute();
  const byBlocks = await db
    .selectFrom('versions')
    .select('page_id')
    .distinct()
    .where((where) => where.or(blockWidths.map((name) => where('overview', 'like', `%${name}%`))))
    .execute();
  const pages = new Set(byBlocks.map(({ page_id }) => page_id));
  for (const { page_id, settings } of layouts) if (setsWidths(read(settings))) pages.add(page_id);
  for (const page_id of pages) {
    const own = layouts.find((layout) => layout.page_id === page_id && layout.version_id === '');
    const settings = JSON.stringify({ ...asRecord(read(own?.settings ?? '{}')), composition: 'edge' });
    await db
      .insertInto('page_layouts')
      .values({ page_id, version_id: '', settings, updated_at: own?.updated_at ?? now })
      .onConflict((conflict) => conflict.columns(['page_id', 'version_id']).doUpdateSet({ settings }))
      .execute();
  }
  await keepSiteAtEdge(db, now);
}

/** Sets `edge` in the design if the site's layout sets widths, because only the design applies to all pages. */
async function keepSiteAtEdge(db: Kysely<TablesOfThen>, now: string): Promise<void> {
  const rows = await db
    .selectFrom('settings')
    .selectAll()
    .where('key', 'in', ['contentBlocks', 'designTokens'])
    .execute();
  const stored = (key: string) => read(rows.find((row) => row.key === key)?.value ?? '{}');
  if (!setsWidths(stored('contentBlocks'))) return;
  const value = JSON.stringify({
    ...asRecord(stored('designTokens')),
    'composition.page': { value: 'edge' },
  });
  await db
    .insertInto('settings')
    .values({ key: 'designTokens', value, updated_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

function setsWidths(layout: unknown): boolean {
  const container = asRecord(asRecord(layout).container);
  return layoutWidths.some((name) => container[name] !== undefined);
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** Parses a stored value; undefined if it is not valid JSON. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

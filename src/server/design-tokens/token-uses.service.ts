import { setImmediate as othersTurn } from 'node:timers/promises';
import type { TokenUses } from '#api/schemas/design-tokens.ts';
import { type Block, type Definitions, migrateBlock } from '#content/block/block.ts';
import { walkBlocks } from '#content/block/slots.ts';
import { walkFields } from '#content/block/walk-fields.ts';
import { parseOverviewOrEmpty } from '#server/pages/store/stored-content.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import type { Db } from '#server/storage/schema.ts';
import { tokenList } from '#tokens/token-list.ts';
import {
  findPageTitles,
  listBackgroundsUsingTokens,
  listPagesWithVersions,
  type NamingPage,
  readVersionsUsingTokens,
} from './token-uses.repository.ts';

type BlockUse = TokenUses[number]['pages'][number]['blocks'][number];

interface PageUse {
  isLive: boolean;
  isInDraft: boolean;
  isInBackground: boolean;
  /** By block id: a block in both live version and draft counts once. */
  readonly blocks: Map<string, BlockUse>;
}

/** Most blocks of one page in an answer. */
const maxBlocks = 8;

/** Uses by token path and page id. */
type UsesByToken = Map<string, Map<string, PageUse>>;

const pathByProperty: ReadonlyMap<string, string> = new Map(
  tokenList.map(({ path }) => [path.replaceAll('.', '-'), path]),
);

/**
 * Lists the uses of tokens in live versions and drafts, not in older versions. Only versions that use one are
 * read, in batches, with pauses for the event loop.
 */
export async function listTokenUses(db: Db, definitions: Definitions): Promise<TokenUses> {
  const pages = await listPagesWithVersions(db);
  const byVersion = new Map(
    pages.flatMap((page) =>
      [page.live, page.draft].flatMap((id) => (id === null ? [] : [[id, page] as const])),
    ),
  );
  const uses: UsesByToken = new Map();
  for await (const versions of readVersionsUsingTokens(db, [...byVersion.keys()])) {
    for (const { id, overview } of versions) {
      const page = byVersion.get(id);
      if (page) addBlocks(uses, page, id, extractBlockTokens(definitions, { text: overview, versionId: id }));
      await othersTurn();
    }
  }
  await addBackgrounds(db, uses, pages);
  const { background } = await readSettings(db);
  return present(db, uses, pages, new Set(extractTokenPaths(JSON.stringify(background ?? null))));
}

/** Extracts the paths of tokens from CSS variables in a text. */
function extractTokenPaths(text: string): string[] {
  return [...text.matchAll(/var\(--([a-z0-9-]+)\)/g)].flatMap(
    ([, name = '']) => pathByProperty.get(name) ?? [],
  );
}

/** Extracts tokens from fields that may contain them, each with its block. */
function* extractBlockTokens(
  definitions: Definitions,
  stored: Parameters<typeof parseOverviewOrEmpty>[0],
): Generator<readonly [path: string, block: Block]> {
  for (const { block } of walkBlocks(definitions, parseOverviewOrEmpty(stored))) {
    const definition = definitions.get(block.type);
    if (!definition) continue;
    for (const { field, value } of walkFields(definition.fields, migrateBlock(definition, block))) {
      if (field.kind !== 'color' || typeof value !== 'string') continue;
      for (const path of extractTokenPaths(value)) yield [path, block];
    }
  }
}

function ensurePageUse(uses: UsesByToken, path: string, page: NamingPage): PageUse {
  const ofToken = uses.get(path) ?? new Map<string, PageUse>();
  uses.set(path, ofToken);
  const use = ofToken.get(page.id) ?? {
    isLive: false,
    isInDraft: false,
    isInBackground: false,
    blocks: new Map(),
  };
  ofToken.set(page.id, use);
  return use;
}

function place(use: PageUse, page: NamingPage, versionId: string): void {
  use.isLive ||= versionId === page.live;
  use.isInDraft ||= versionId === page.draft;
}

function addBlocks(
  uses: UsesByToken,
  page: NamingPage,
  versionId: string,
  names: Iterable<readonly [path: string, block: Block]>,
): void {
  for (const [path, { id, type }] of names) {
    const use = ensurePageUse(uses, path, page);
    place(use, page, versionId);
    const isInDraft = versionId === (page.draft ?? page.live) || (use.blocks.get(id)?.isInDraft ?? false);
    use.blocks.set(id, { id, type, isInDraft });
  }
}

/** Sorts blocks that the editor opens first, since they can be changed there. */
function presentBlocks(
  blocks: PageUse['blocks'],
): Pick<TokenUses[number]['pages'][number], 'blocks' | 'blockCount'> {
  const all = [...blocks.values()];
  const inOrder = [...all.filter(({ isInDraft }) => isInDraft), ...all.filter(({ isInDraft }) => !isInDraft)];
  return { blocks: inOrder.slice(0, maxBlocks), blockCount: all.length };
}

async function addBackgrounds(db: Db, uses: UsesByToken, pages: readonly NamingPage[]): Promise<void> {
  const byId = new Map(pages.map((page) => [page.id, page]));
  for (const { pageId, versionId, background } of await listBackgroundsUsingTokens(db)) {
    const page = byId.get(pageId);
    const counts = versionId === '' || versionId === page?.live || versionId === page?.draft;
    if (!page || !counts) continue;
    for (const path of extractTokenPaths(JSON.stringify(background))) {
      const use = ensurePageUse(uses, path, page);
      use.isInBackground = true;
      // A background of the page itself belongs to both of its versions.
      for (const id of versionId === '' ? [page.live, page.draft] : [versionId])
        if (id !== null) place(use, page, id);
    }
  }
}

async function present(
  db: Db,
  uses: UsesByToken,
  pages: readonly NamingPage[],
  ofSite: ReadonlySet<string>,
): Promise<TokenUses> {
  const named = new Set([...uses.values()].flatMap((ofToken) => [...ofToken.keys()]));
  const titles = await findPageTitles(
    db,
    pages.filter(({ id }) => named.has(id)),
  );
  const used = tokenList.filter(({ path }) => uses.has(path) || ofSite.has(path));
  return used.map(({ path }) => ({
    path,
    pages: pages.flatMap((page) => {
      const use = uses.get(path)?.get(page.id);
      if (!use) return [];
      const title = titles.get(page.draft ?? page.live ?? '') ?? page.identifier;
      return { ...use, identifier: page.identifier, title, ...presentBlocks(use.blocks) };
    }),
    isInSiteBackground: ofSite.has(path),
  }));
}

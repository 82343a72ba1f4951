import fp from 'fastify-plugin';
import type { AddressChange, AffectedLink, DryRun, DryRunChanges } from '#api/dry-run.ts';
import '#server/http/route.ts';
import { stripLanguagePrefix, withLanguage } from '#content/address/site-paths.ts';
import type { Definitions } from '#content/block/block.ts';
import { blockLinks } from '#content/block/block-links.ts';
import { defaultLanguage, languages } from '#content/language/language.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import { listContentsContaining } from '#server/pages/store/versions.repository.ts';
import { listAddressedPages } from '#server/redirects/addresses.repository.ts';
import { normalizePath, readAddress } from '#server/redirects/redirect-address.ts';
import { toCanonicalPath } from '#server/redirects/redirect-rules.ts';
import { listRedirects } from '#server/redirects/redirects.repository.ts';
import type { Db } from '#server/storage/schema.ts';

/**
 * Handles `?dry-run` on writes: the call runs normally, is rolled back, and the differences are added to the
 * response.
 */
export const dryRunPlugin = fp<Options>(
  async (app, { storage, definitions, publicUrl }) => {
    app.decorate('dryRun', async <Answer extends object>(call: () => Promise<Answer>) => {
      const { answer, before, after } = await storage.rehearsals.attempt(lookAtSite, call);
      const found = compareSiteLooks(before, after);
      const links = await findLinksTo({ db: storage.db, definitions, publicUrl }, found.addresses);
      const changes = { ...found, links };
      // Keeps the changes and warnings that the write reported.
      const told = answer as { readonly changes?: object; readonly warnings?: Warnings };
      return {
        ...answer,
        changes: { ...told.changes, ...changes },
        warnings: [...(told.warnings ?? []), ...listLostPaths(changes, after)],
      } as DryRun<Answer>;
    });
  },
  { name: 'dry-run' },
);

const none: SiteLook = { addresses: new Map(), redirects: new Map() };

/** Compares two states of a site: URLs in all languages, and redirects, by path. */
export function compareSiteLooks(
  before: SiteLook = none,
  after: SiteLook = none,
): Omit<DryRunChanges, 'links'> {
  return {
    addresses: listKeys(before.addresses, after.addresses)
      .map((id) => listAddressChanges(id, before.addresses.get(id), after.addresses.get(id)))
      .sort(compareAddresses)
      .flat(),
    redirects: listKeys(before.redirects, after.redirects).flatMap((fromPath) => {
      const wasTo = before.redirects.get(fromPath) ?? null;
      const toPath = after.redirects.get(fromPath) ?? null;
      return wasTo === toPath ? [] : [{ fromPath, wasTo, toPath }];
    }),
  };
}

function listKeys<Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])];
}

/** Sorts parent pages before their child pages. */
function compareAddresses([one]: readonly AddressChange[], [other]: readonly AddressChange[]): number {
  const path = (change: AddressChange | undefined) => change?.from ?? change?.to ?? '';
  return path(one).localeCompare(path(other));
}

function listAddressChanges(
  pageId: string,
  before: SeenAddress | undefined,
  after: SeenAddress | undefined,
): AddressChange[] {
  if (before?.path === after?.path && before?.isSeen === after?.isSeen) return [];
  return languages.map((language) => ({
    pageId,
    language,
    from: before ? withLanguage(before.path, language) : null,
    to: after ? withLanguage(after.path, language) : null,
    wasSeen: before?.isSeen ?? false,
    isSeen: after?.isSeen ?? false,
  }));
}

type Options = Pick<PageDeps, 'storage' | 'definitions' | 'publicUrl'>;
type Warnings = DryRun<object>['warnings'];

/** Lists URLs where visitors see a page now, and would find neither a page nor a redirect. */
function listLostPaths(
  { addresses }: Pick<DryRunChanges, 'addresses'>,
  after: SiteLook | undefined,
): DryRun<object>['warnings'] {
  const answered = new Set(
    [...(after?.addresses.values() ?? [])].flatMap(({ path, answers }) => (answers ? [path] : [])),
  );
  const left = addresses.filter(({ language, wasSeen }) => language === defaultLanguage && wasSeen);
  return left.flatMap(({ from }) =>
    from === null || answered.has(from) || after?.redirects.has(from)
      ? []
      : [{ path: from, message: `${from} is public and would no longer lead to a page.` }],
  );
}

interface Site {
  readonly db: Db;
  readonly definitions: Definitions;
  readonly publicUrl: string;
}

/**
 * Lists links in live versions and drafts to URLs that would no longer be a page's. Redirects keep them
 * working, but they may be updated.
 */
async function findLinksTo(
  { db, definitions, publicUrl }: Site,
  addresses: readonly AddressChange[],
): Promise<AffectedLink[]> {
  const left = new Set(
    addresses.flatMap(({ from, to }) => (from === null || from === to ? [] : [stripLanguagePrefix(from)])),
  );
  if (left.size === 0) return [];
  const links = new Map<string, AffectedLink>();
  for (const { page, title, overview, isLive } of await listContentsContaining(
    db,
    listSearchTexts([...left]),
  )) {
    for (const { block, href } of blockLinks(definitions, overview)) {
      const { own, bare } = readAddress(href, publicUrl);
      const path = own ? toCanonicalPath(normalizePath(bare)) : undefined;
      if (path === undefined || !left.has(path)) continue;
      const label = definitions.get(block.type)?.label ?? block.type;
      const key = `${page.id} ${block.id} ${path}`;
      const isSeen = isLive || links.get(key)?.isLive === true;
      links.set(key, {
        pageId: page.id,
        kind: page.kind,
        title,
        block: label,
        blockId: block.id,
        path,
        isLive: isSeen,
      });
    }
  }
  return [...links.values()];
}

/** Lists texts that occur in stored content naming one of these paths, which include those of child pages. */
function listSearchTexts(paths: readonly string[]): string[] {
  // Content can also name a case by its identifier alone.
  const names = paths.map((path) => path.replace(/^\/cases\//, ''));
  return names.filter((name) => !names.some((other) => other !== name && name.startsWith(`${other}/`)));
}

/** Path of a page without language, and whether visitors see it. */
interface SeenAddress {
  readonly path: string;
  readonly isSeen: boolean;
  /** True if it leads anywhere: a hidden page may redirect. */
  readonly answers: boolean;
}

/** State of a site that dry runs compare: paths of pages by id, and targets of redirects by path. */
interface SiteLook {
  readonly addresses: ReadonlyMap<string, SeenAddress>;
  readonly redirects: ReadonlyMap<string, string>;
}

export async function lookAtSite(db: Db): Promise<SiteLook> {
  const pages = await listAddressedPages(db);
  const rules = await listRedirects(db);
  return {
    addresses: new Map(
      pages.map(({ id, path, visibility, redirectUrl }) => {
        const isSeen = visibility === 'seen';
        return [id, { path, isSeen, answers: isSeen || (visibility === 'hidden' && redirectUrl !== null) }];
      }),
    ),
    redirects: new Map(rules.map(({ fromPath, toPath }) => [fromPath, toPath])),
  };
}

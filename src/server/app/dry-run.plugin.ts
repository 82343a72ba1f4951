import fp from 'fastify-plugin';
import type { AddressChange, DryRun, DryRunChanges, LinkTo } from '#api/dry-run.ts';
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

/** `?dry-run` on every write: the call runs as it is, is rolled back, and what would be different is told. */
export const dryRunPlugin = fp<Options>(
  async (app, { storage, definitions, publicUrl }) => {
    app.decorate('dryRun', async <Answer extends object>(call: () => Promise<Answer>) => {
      const { answer, before, after } = await storage.rehearsals.attempt(lookAtSite, call);
      const found = compareSiteLooks(before, after);
      const links = await linksTo({ db: storage.db, definitions, publicUrl }, found.addresses);
      const changes = { ...found, links };
      // What the write itself tells of changes and warnings stays.
      const told = answer as { readonly changes?: object; readonly warnings?: Warnings };
      return {
        ...answer,
        changes: { ...told.changes, ...changes },
        warnings: [...(told.warnings ?? []), ...lostVisitors(changes, after)],
      } as DryRun<Answer>;
    });
  },
  { name: 'dry-run' },
);

const none: SiteLook = { addresses: new Map(), redirects: new Map() };

/** What is different between two looks at a site: the addresses of all languages, and the redirects, by their paths. */
export function compareSiteLooks(
  before: SiteLook = none,
  after: SiteLook = none,
): Omit<DryRunChanges, 'links'> {
  return {
    addresses: keysOf(before.addresses, after.addresses)
      .map((id) => addressChanges(id, before.addresses.get(id), after.addresses.get(id)))
      .sort(byAddress)
      .flat(),
    redirects: keysOf(before.redirects, after.redirects).flatMap((fromPath) => {
      const wasTo = before.redirects.get(fromPath) ?? null;
      const toPath = after.redirects.get(fromPath) ?? null;
      return wasTo === toPath ? [] : [{ fromPath, wasTo, toPath }];
    }),
  };
}

function keysOf<Value>(one: ReadonlyMap<string, Value>, other: ReadonlyMap<string, Value>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])];
}

/** A page stands before those below it. */
function byAddress([one]: readonly AddressChange[], [other]: readonly AddressChange[]): number {
  const path = (change: AddressChange | undefined) => change?.from ?? change?.to ?? '';
  return path(one).localeCompare(path(other));
}

function addressChanges(
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

/** Names the addresses at which visitors see a page now, and would find neither a page nor a redirect then. */
function lostVisitors(
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
      : [{ path: from, message: `Visitors who open ${from} would find no page there.` }],
  );
}

interface Site {
  readonly db: Db;
  readonly definitions: Definitions;
  readonly publicUrl: string;
}

/**
 * The links in content that lead to addresses at which a page is then not any more: of what visitors see, and of drafts.
 * Redirects serve them, where there are some; whoever moves a page may rather mend them.
 */
async function linksTo(
  { db, definitions, publicUrl }: Site,
  addresses: readonly AddressChange[],
): Promise<LinkTo[]> {
  const left = new Set(
    addresses.flatMap(({ from, to }) => (from === null || from === to ? [] : [stripLanguagePrefix(from)])),
  );
  if (left.size === 0) return [];
  const links = new Map<string, LinkTo>();
  for (const { page, title, overview, isLive } of await listContentsContaining(db, needlesOf([...left]))) {
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

/** What a stored text has in it that names one of these paths; a page's own address is in those below it. */
function needlesOf(paths: readonly string[]): string[] {
  // A case is also named by its identifier alone.
  const names = paths.map((path) => path.replace(/^\/cases\//, ''));
  return names.filter((name) => !names.some((other) => other !== name && name.startsWith(`${other}/`)));
}

/** Where a page stands, without language, and whether visitors see it there. */
interface SeenAddress {
  readonly path: string;
  readonly isSeen: boolean;
  /** Whether they get anywhere: a hidden page may send them on. */
  readonly answers: boolean;
}

/** What of a site a dry run compares: where pages stand, by their ids, and where redirects lead, by their paths. */
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

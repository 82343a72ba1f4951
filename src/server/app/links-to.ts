import type { AddressChange, LinkTo } from '#api/dry-run.ts';
import { withoutLanguage } from '#content/address/site-paths.ts';
import type { Definitions } from '#content/block/block.ts';
import { blockLinks } from '#content/block/block-links.ts';
import { contentsNaming } from '#server/pages/store/versions.repository.ts';
import { normalizePath, readAddress } from '#server/redirects/redirect-address.ts';
import { withoutClients } from '#server/redirects/redirect-rules.ts';
import type { Db } from '#server/storage/schema.ts';

interface Site {
  readonly db: Db;
  readonly definitions: Definitions;
  readonly publicUrl: string;
}

/**
 * The links in content that lead to addresses at which a page is then not any more: of what visitors see, and of drafts.
 * Redirects serve them, where there are some; whoever moves a page may rather mend them.
 */
export async function linksTo(
  { db, definitions, publicUrl }: Site,
  addresses: readonly AddressChange[],
): Promise<LinkTo[]> {
  const left = new Set(
    addresses.flatMap(({ from, to }) => (from === null || from === to ? [] : [withoutLanguage(from)])),
  );
  if (left.size === 0) return [];
  const links = new Map<string, LinkTo>();
  for (const { page, title, overview, isLive } of await contentsNaming(db, needlesOf([...left]))) {
    for (const { block, href } of blockLinks(definitions, overview)) {
      const { own, bare } = readAddress(href, publicUrl);
      const path = own ? withoutClients(normalizePath(bare)) : undefined;
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

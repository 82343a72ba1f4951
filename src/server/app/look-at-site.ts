import { listAddressedPages } from '#server/redirects/addresses.repository.ts';
import { listRedirects } from '#server/redirects/redirects.repository.ts';
import type { Db } from '#server/storage/schema.ts';

/** Where a page stands, without language, and whether visitors see it there. */
export interface SeenAddress {
  readonly path: string;
  readonly isSeen: boolean;
  /** Whether they get anywhere: a hidden page may send them on. */
  readonly answers: boolean;
}

/** What of a site a dry run compares: where pages stand, by their ids, and where redirects lead, by their paths. */
export interface SiteLook {
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

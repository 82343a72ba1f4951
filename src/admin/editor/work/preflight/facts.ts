import type { DryRunChanges } from '#api/dry-run.ts';
import type { SharedFile } from '#api/endpoints/media.ts';
import type { PageTree } from '#document/page-tree.ts';
import type { AddressResolver } from './phone-media.ts';
import type { SiteAddresses } from './site-addresses.ts';

/** What checks ask of the site, beside the page: each is asked for once, and only by who needs it. */
export interface Facts {
  /** Where addresses of the site lead. */
  readonly addresses: SiteAddresses;
  /** Bytes of the page's pictures and films, by the addresses at which a phone asks for them, and where their bytes are. */
  readonly weights: { readonly bytes: ReadonlyMap<string, number>; readonly addressOf: AddressResolver };
  /** Files of the page that another page shows to other people. */
  readonly sharedFiles: readonly SharedFile[];
  /** The redirects that change once visitors get the page. */
  readonly redirectChanges: DryRunChanges['redirects'];
}

export type FactName = keyof Facts;

/** How each of them is asked for, about a page. */
export type FactLoaders = { readonly [Name in FactName]: (tree: PageTree) => Promise<Facts[Name]> };

import type { DryRunChanges } from '#api/dry-run.ts';
import type { SharedFile } from '#api/endpoints/media.ts';
import type { PageTree } from '#document/page-tree.ts';
import type { AddressResolver } from './phone-media.ts';
import type { SiteAddresses } from './site-addresses.ts';

/**
 * Facts about the site that checks need beside the page. Each is loaded once, and only if a check needs it.
 */
export interface Facts {
  /** Resolves addresses of the site. */
  readonly addresses: SiteAddresses;
  /**
   * Bytes of the page's images and videos, by the URLs that a phone requests; `addressOf` resolves a file to
   * the URL of its content.
   */
  readonly weights: { readonly bytes: ReadonlyMap<string, number>; readonly addressOf: AddressResolver };
  /** Files of the page that another page shows to other visitors. */
  readonly sharedFiles: readonly SharedFile[];
  /** Redirects that publishing changes. */
  readonly redirectChanges: DryRunChanges['redirects'];
}

export type FactName = keyof Facts;

/** Loaders of the facts, for a page. */
export type FactLoaders = { readonly [Name in FactName]: (tree: PageTree) => Promise<Facts[Name]> };

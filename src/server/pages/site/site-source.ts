import type { SiteSettings } from '#api/schemas/settings.ts';
import type { Block } from '#content/block/block.ts';
import type { Translated } from '#content/language/language.ts';
import type { StoredBackground } from '#content/look/background.ts';
import type { LayoutSettings } from '#content/look/layout.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import type { PageFieldValues } from '#content/page/page-fields.ts';
import type { PageMetadata } from '#content/page/page-metadata.ts';
import type { PageLock } from '#server/protection/locks/page-lock.ts';
import type { Onward } from '#server/redirects/journey.ts';
import type { PageAddress, PlacedPage } from '#server/redirects/page-address.ts';
import type { Visibility } from '#server/redirects/visibility.ts';

/** What a version of a page says, and how it looks. */
export interface SourceContent {
  readonly title: Translated;
  readonly overview: readonly Block[];
  /** What others are told of it; undefined where it speaks for itself. */
  readonly metadata: PageMetadata | undefined;
  /** Facts of the media that the blocks name, by address. */
  readonly media: Readonly<Record<string, MediaFacts>>;
  readonly layout: { readonly page: LayoutSettings | null; readonly version: LayoutSettings | null };
  readonly background: { readonly page: StoredBackground; readonly version: StoredBackground };
  readonly versionId: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}

/** The page of an identifier, whoever may see it. */
export interface SourcePage {
  readonly page: PageFieldValues;
  readonly address: PageAddress;
  /** `lost` if visitors should see a version that is gone. */
  readonly visibility: Visibility | 'lost';
  readonly isProtected: boolean;
  /** Where a protected page asks for its password. */
  readonly gate: PageAddress;
  /** Undefined if nothing opens the page. */
  findLock(): Promise<PageLock | undefined>;
  /** Only for a page that is seen. */
  readContent(): Promise<SourceContent>;
}

/** A page among all pages; also one that no list shows. */
export interface SourceListing {
  readonly page: PlacedPage & PageFieldValues;
  readonly title: Translated;
  /** True if visitors may find it in a list. */
  readonly isPublic: boolean;
  /** When what visitors see of it last changed; ISO 8601, UTC. */
  readonly updatedAt: string;
  /** The version whose hero the menu shows; null in the past, where the menu shows titles alone. */
  readonly heroVersionId: string | null;
}

/** The list for which pages are needed; `around` is the id of a case. */
export type ListPurpose = 'all' | 'menu' | 'menu-cases' | { readonly around: string };

/**
 * Where {@link SiteView} reads a site from. A source knows where facts are stored; which of them visitors get is decided by the
 * view.
 */
export interface SiteSource {
  settings(): Promise<SiteSettings>;
  findPage(identifier: string): Promise<SourcePage | undefined>;
  /** In the order of the tree. May answer more pages than the list shows. */
  listPages(purpose: ListPurpose): Promise<readonly SourceListing[]>;
  /** Where visitors of a pathname (with or without `/en`) are sent, in one hop. */
  redirectFor(pathname: string): Promise<Onward>;
}

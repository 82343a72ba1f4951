import type { SiteSettings } from '#api/schemas/settings.ts';
import type { Block } from '#content/block/block.ts';
import type { Translated } from '#content/language/language.ts';
import type { StoredBackground } from '#content/look/background.ts';
import type { LayoutSettings } from '#content/look/layout.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import type { PageFieldValues } from '#content/page/page-fields.ts';
import type { PageMetadata } from '#content/page/page-metadata.ts';
import type { ReadSections } from '#server/pages/store/sections.repository.ts';
import type { PageLock } from '#server/protection/locks/page-lock.ts';
import type { RedirectOutcome } from '#server/redirects/follow-redirects.ts';
import type { PageAddress, PlacedPage } from '#server/redirects/page-address.ts';
import type { Visibility } from '#server/redirects/visibility.ts';

/** Content and look of a version. */
export interface SourceContent {
  readonly title: Translated;
  readonly overview: readonly Block[];
  /** Metadata for search engines and sharing; undefined to derive it from the content. */
  readonly metadata: PageMetadata | undefined;
  /** Facts of the media in the blocks, by URL. */
  readonly media: Readonly<Record<string, MediaFacts>>;
  readonly layout: { readonly page: LayoutSettings | null; readonly version: LayoutSettings | null };
  readonly background: { readonly page: StoredBackground; readonly version: StoredBackground };
  readonly versionId: string;
  /** ISO 8601, UTC. */
  readonly updatedAt: string;
}

/** Page with an identifier, whether visitors may see it or not. */
export interface SourcePage {
  readonly page: PageFieldValues;
  readonly address: PageAddress;
  /** `lost` if the version that visitors should see is missing. */
  readonly visibility: Visibility | 'lost';
  readonly isProtected: boolean;
  /** Page whose URL asks for the password. */
  readonly gate: PageAddress;
  /** Resolves to undefined if nothing unlocks the page. */
  findLock(): Promise<PageLock | undefined>;
  /** Call this only for a page that is visible. */
  readContent(): Promise<SourceContent>;
}

/** Page with its place among all pages, including those in no list. */
export interface SourceListing {
  readonly page: PlacedPage & PageFieldValues;
  readonly title: Translated;
  /** True if the page may be in public lists. */
  readonly isPublic: boolean;
  /** Last change of what visitors see; ISO 8601, UTC. */
  readonly updatedAt: string;
  /** Version whose hero image the menu shows; null in the past, where the menu has titles only. */
  readonly heroVersionId: string | null;
}

/** List that the pages are for; `around` is the id of a case. */
export type ListPurpose = 'all' | 'menu' | 'menu-cases' | { readonly around: string };

/**
 * Storage that {@link SiteView} reads from. A source knows where facts are stored; the view decides which of
 * them visitors get.
 */
export interface SiteSource {
  settings(): Promise<SiteSettings>;
  /** Finds a page with a URL; never a section. */
  findPage(identifier: string): Promise<SourcePage | undefined>;
  /** Lists pages in the order of the tree; may return more than the list needs. */
  listPages(purpose: ListPurpose): Promise<readonly SourceListing[]>;
  /** Reads the sections that visitors may see among these identifiers. */
  readSections(identifiers: readonly string[]): Promise<ReadSections>;
  /** Resolves where a pathname (with or without `/en`) is redirected to, in one hop. */
  redirectFor(pathname: string): Promise<RedirectOutcome>;
}

import {
  readSitemap,
  readSitemapPart,
  type Sitemap,
  type SitemapPage,
} from '#server/pages/store/sitemap-pages.repository.ts';
import { hasOverview } from '#server/pages/store/versions.repository.ts';
import { filterPublicPaths } from '#server/redirects/addresses.repository.ts';
import type { Storage } from '#server/storage/storage.ts';
import { createCurrentSource } from './current-site.ts';
import { omitProtectedMedia, type PublicPage, readDraft } from './public-page.ts';
import type { MenuCaseLink } from './site-lists.ts';
import { SiteView } from './site-view.ts';

/**
 * Reads the current site. Only `findDraft` returns drafts. To cache a rendering, read `revision` first: a
 * write in between then makes the cache entry stale, never too new.
 */
export class SiteReader extends SiteView {
  readonly #storage: Storage;
  /** Cached, since every page shows the menu and its images are found in the blocks of several pages. */
  #menuCases: { readonly revision: number; readonly reading: Promise<MenuCaseLink[]> } | undefined;

  /** @param origin the site's origin; without it, every absolute URL counts as external */
  constructor(storage: Storage, origin = '') {
    super(storage.db, createCurrentSource(storage.db, origin));
    this.#storage = storage;
  }

  /** Newest content revision known to this process. */
  get revision(): number {
    return this.#storage.revision.current;
  }

  onRevision(listener: (revision: number) => void): () => void {
    return this.#storage.revision.onRevision(listener);
  }

  /**
   * Reads a page's current draft, or its live version if there is none; for holders of a share link.
   * Undefined for a page in the trash.
   */
  async findDraft(id: string): Promise<PublicPage | undefined> {
    return readDraft(this.#storage.db, id);
  }

  /** Removes the facts of files that this share link doesn't open. */
  async draftFor(link: { readonly id: string }, page: PublicPage): Promise<PublicPage> {
    return omitProtectedMedia(this.#storage.db, page, link.id);
  }

  override async findNotFoundPage(): Promise<PublicPage | undefined> {
    const page = await super.findNotFoundPage();
    if (!page || (await hasOverview(this.#storage.db, page.versionId))) return page;
    throw new Error('Invalid overview data structure');
  }

  /** Reads the sitemap, or the numbers of its parts. */
  sitemap(): Promise<Sitemap> {
    return readSitemap(this.#storage.db);
  }

  /** Reads one part of the sitemap; undefined if there is none of that number. */
  sitemapPart(part: number): Promise<readonly SitemapPage[] | undefined> {
    return readSitemapPart(this.#storage.db, part);
  }

  /** Filters paths to those at which everybody sees a page. */
  publicAmong(paths: readonly string[]): Promise<ReadonlySet<string>> {
    return filterPublicPaths(this.#storage.db, paths);
  }

  override menuCases(): Promise<MenuCaseLink[]> {
    const { revision } = this;
    if (this.#menuCases?.revision !== revision) {
      const reading = super.menuCases();
      this.#menuCases = { revision, reading };
      // A failed reading isn't cached.
      reading.catch(() => {
        if (this.#menuCases?.reading === reading) this.#menuCases = undefined;
      });
    }
    return this.#menuCases.reading;
  }
}

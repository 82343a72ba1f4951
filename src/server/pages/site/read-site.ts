import {
  readSitemap,
  readSitemapPart,
  type Sitemap,
  type SitemapPage,
} from '#server/pages/store/sitemap-pages.repository.ts';
import { hasOverview } from '#server/pages/store/versions.repository.ts';
import { publicAmong } from '#server/redirects/addresses.repository.ts';
import type { Storage } from '#server/storage/storage.ts';
import { currentSite } from './current-site.ts';
import { type PublicPage, readDraft, withoutClosedMedia } from './public-page.ts';
import type { MenuCaseLink } from './site-lists.ts';
import { SiteView } from './site-view.ts';

/**
 * The site of today. Nothing here but `findDraft` answers a draft. Whoever keeps what is rendered from it takes `revision` before
 * reading: a write in between makes the rendering stale, never too new.
 */
export class SiteReader extends SiteView {
  readonly #storage: Storage;
  /** Every page that is rendered asks for them, and they are found in the blocks of several. */
  #menuCases: { readonly revision: number; readonly reading: Promise<MenuCaseLink[]> } | undefined;

  /** @param origin the site's own; without it, absolute addresses are all another site's */
  constructor(storage: Storage, origin = '') {
    super(storage.db, currentSite(storage.db, origin));
    this.#storage = storage;
  }

  /** The newest content revision this process knows of. */
  get revision(): number {
    return this.#storage.revision.current;
  }

  onRevision(listener: (revision: number) => void): () => void {
    return this.#storage.revision.onRevision(listener);
  }

  /** The draft of a page as it is now, or what is live where there is none; for whoever has a link to it. Undefined in the trash. */
  async findDraft(id: string): Promise<PublicPage | undefined> {
    return readDraft(this.#storage.db, id);
  }

  /** A draft without the facts of files that a link to it keeps closed. */
  async draftFor(link: { readonly id: string }, page: PublicPage): Promise<PublicPage> {
    return withoutClosedMedia(this.#storage.db, page, link.id);
  }

  override async findNotFoundPage(): Promise<PublicPage | undefined> {
    const page = await super.findNotFoundPage();
    if (!page || (await hasOverview(this.#storage.db, page.versionId))) return page;
    throw new Error('Invalid overview data structure');
  }

  /** What search engines may find, or where its parts are. */
  sitemap(): Promise<Sitemap> {
    return readSitemap(this.#storage.db);
  }

  /** A part of it; undefined where there is none of that number. */
  sitemapPart(part: number): Promise<readonly SitemapPage[] | undefined> {
    return readSitemapPart(this.#storage.db, part);
  }

  /** Those of these paths at which everybody sees a page. */
  publicAmong(paths: readonly string[]): Promise<ReadonlySet<string>> {
    return publicAmong(this.#storage.db, paths);
  }

  override menuCases(): Promise<MenuCaseLink[]> {
    const { revision } = this;
    if (this.#menuCases?.revision !== revision) {
      const reading = super.menuCases();
      this.#menuCases = { revision, reading };
      // What failed once is tried again.
      reading.catch(() => {
        if (this.#menuCases?.reading === reading) this.#menuCases = undefined;
      });
    }
    return this.#menuCases.reading;
  }
}

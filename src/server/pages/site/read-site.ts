import type { SiteSettings } from '#api/schemas/settings.ts';
import type { Translated } from '#content/language/language.ts';
import type { SiteFont } from '#content/look/site-font.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import { isIdentifier, type Robots, robotsOf } from '#content/page/page.ts';
import { ownFonts } from '#server/fonts/fonts.repository.ts';
import { mediaFactsAt } from '#server/pages/store/media-facts.repository.ts';
import { findPage, isPublic, listPages } from '#server/pages/store/pages.repository.ts';
import {
  readSitemap,
  readSitemapPart,
  type Sitemap,
  type SitemapPage,
} from '#server/pages/store/sitemap-pages.repository.ts';
import { findVersionHead, hasOverview } from '#server/pages/store/versions.repository.ts';
import { type Opens, opensNothing } from '#server/protection/locks/page-lock.ts';
import { findLock } from '#server/protection/locks/room-lock.repository.ts';
import { findAddress, publicAmong } from '#server/redirects/addresses.repository.ts';
import { askGraph } from '#server/redirects/ask-graph.ts';
import { type Onward, onwardFrom } from '#server/redirects/journey.ts';
import { addressesIn, isVisible, type PageAddress, visibilityOf } from '#server/redirects/visibility.ts';
import { filesOfSettings, readSettings } from '#server/settings/settings.service.ts';
import type { Storage } from '#server/storage/storage.ts';
import { listMenuPages } from './listed-pages.repository.ts';
import { type PublicPage, readDraft, withContent, withoutClosedMedia } from './public-page.ts';
import { readCaseNeighbours } from './read-case-neighbours.ts';
import { readMenuCases } from './read-menu-cases.ts';
import { type CaseNeighbourLinks, type MenuCaseLink, type MenuPage, menuOf } from './site-lists.ts';

/** What a visitor finds under an identifier. */
export type FoundPage =
  | { readonly type: 'page'; readonly page: PublicPage }
  /** Protected, for somebody who may see it: never to be kept, or shown to anybody else. */
  | { readonly type: 'unlocked'; readonly page: PublicPage }
  /** Protected: its address is known, its title and blocks are not given out here. */
  | { readonly type: 'locked'; readonly page: PageAddress }
  /** Hidden; `redirectUrl` acts with 302, without one the redirect table comes next. */
  | { readonly type: 'hidden'; readonly page: PageAddress; readonly redirectUrl: string | null }
  | { readonly type: 'absent' }
  /** Visitors should see it, and the version that they should see is gone. */
  | { readonly type: 'no-data' };

/** A page as lists of visitors show it. */
export interface ListedPublicPage extends PageAddress {
  readonly title: Translated;
  readonly robots: Robots;
  /** When what visitors see of it last changed; a draft changes nothing. */
  readonly updatedAt: string;
}

/** What the website is rendered from: as it stands now, or as it stood. */
export type SiteView = Pick<
  SiteReader,
  | 'settings'
  | 'mediaOf'
  | 'fonts'
  | 'findPublicPage'
  | 'findNotFoundPage'
  | 'publicPages'
  | 'publicPathOf'
  | 'menuPages'
  | 'menuCases'
  | 'neighboursOf'
  | 'redirectFor'
>;

/**
 * What the website reads. Nothing here but `findDraft` answers a draft, and nothing a protected page's content to somebody who has not
 * opened it. Whoever keeps what is rendered from it takes `revision` before reading: a write in between makes the
 * rendering stale, never too new.
 */
export class SiteReader {
  readonly #storage: Storage;
  readonly #origin: string;
  /** Every page that is rendered asks for them, and they are found in the blocks of several. */
  #menuCases: { readonly revision: number; readonly reading: Promise<MenuCaseLink[]> } | undefined;

  /** @param origin the site's own; without it, absolute addresses are all another site's */
  constructor(storage: Storage, origin = '') {
    this.#storage = storage;
    this.#origin = origin;
  }

  /** The newest content revision this process knows of. */
  get revision(): number {
    return this.#storage.revision.current;
  }

  onRevision(listener: (revision: number) => void): () => void {
    return this.#storage.revision.onRevision(listener);
  }

  async settings(): Promise<SiteSettings> {
    return readSettings(this.#storage.db);
  }

  /** Facts of the files that settings name. */
  async mediaOf(settings: SiteSettings): Promise<Readonly<Record<string, MediaFacts>>> {
    return mediaFactsAt(this.#storage.db, filesOfSettings(settings));
  }

  /** The families of the studio's own. */
  fonts(): Promise<SiteFont[]> {
    return ownFonts(this.#storage.db);
  }

  /** `opens` says which locks the visitor may pass; without it, none. */
  async findPublicPage(identifier: string, opens: Opens = opensNothing): Promise<FoundPage> {
    const { db } = this.#storage;
    // What visitors type may hold anything, also what not every database takes as a question.
    const record = isIdentifier(identifier) ? await findPage(db, identifier) : undefined;
    if (!record || record.identifier !== identifier) return { type: 'absent' };
    const live = await findVersionHead(db, record.id, record.liveVersionId);
    const page = await findAddress(db, record);
    const visibility = visibilityOf(record, live?.status);
    if (visibility === 'hidden') {
      return { type: 'hidden', page, redirectUrl: record.redirectUrl };
    }
    if (!live && record.published && record.liveVersionId !== null) return { type: 'no-data' };
    if (!live || visibility !== 'seen') return { type: 'absent' };
    if (!record.requiresLogin) return { type: 'page', page: await withContent(db, record, page, live) };
    if (!opens(await findLock(db, record))) return { type: 'locked', page };
    return { type: 'unlocked', page: await withContent(db, record, page, live) };
  }

  /** The draft of a page as it is now, or what is live where there is none; for whoever has a link to it. Undefined in the trash. */
  async findDraft(id: string): Promise<PublicPage | undefined> {
    return readDraft(this.#storage.db, id);
  }

  /** A draft without the facts of files that a link to it keeps closed. */
  async draftFor(link: { readonly id: string }, page: PublicPage): Promise<PublicPage> {
    return withoutClosedMedia(this.#storage.db, page, link.id);
  }

  /** The page with the identifier 404; undefined when there is none, or none that visitors may see. */
  async findNotFoundPage(): Promise<PublicPage | undefined> {
    const found = await this.findPublicPage('404');
    if (found.type !== 'page') return undefined;
    if (await hasOverview(this.#storage.db, found.page.versionId)) return found.page;
    throw new Error('Invalid overview data structure');
  }

  /** All pages that visitors may find in lists, in their order. */
  async publicPages(): Promise<ListedPublicPage[]> {
    const all = await listPages(this.#storage.db, 'live');
    const address = addressesIn(all.map(({ page }) => page));
    return all.filter(isPublic).map(({ page, title, liveUpdatedAt }) => ({
      ...address(page),
      title,
      robots: robotsOf(page),
      updatedAt: liveUpdatedAt ?? page.updatedAt,
    }));
  }

  /** What search engines may find, or where its parts are. */
  sitemap(): Promise<Sitemap> {
    return readSitemap(this.#storage.db);
  }

  /** A part of it; undefined where there is none of that number. */
  sitemapPart(part: number): Promise<readonly SitemapPage[] | undefined> {
    return readSitemapPart(this.#storage.db, part);
  }

  /** Where everybody sees the page of an identifier; undefined where they see none. */
  async publicPathOf(identifier: string): Promise<string | undefined> {
    const { db } = this.#storage;
    const page = await findPage(db, identifier);
    if (page?.identifier !== identifier || page.requiresLogin) return undefined;
    const live = await findVersionHead(db, page.id, page.liveVersionId);
    return isVisible(page, live?.status) ? (await findAddress(db, page)).path : undefined;
  }

  /** Those of these paths at which everybody sees a page. */
  publicAmong(paths: readonly string[]): Promise<ReadonlySet<string>> {
    return publicAmong(this.#storage.db, paths);
  }

  /** The menu, see {@link menuOf}. */
  async menuPages(): Promise<MenuPage[]> {
    const all = await listMenuPages(this.#storage.db);
    return menuOf(all.map((listed) => ({ ...listed, isPublic: isPublic(listed) })));
  }

  /** The first cases, see {@link casesForMenu}, each with its hero. */
  menuCases(): Promise<MenuCaseLink[]> {
    const { revision } = this;
    if (this.#menuCases?.revision !== revision) {
      const reading = readMenuCases(this.#storage.db);
      this.#menuCases = { revision, reading };
      // What failed once is tried again.
      reading.catch(() => {
        if (this.#menuCases?.reading === reading) this.#menuCases = undefined;
      });
    }
    return this.#menuCases.reading;
  }

  /** See {@link readCaseNeighbours}: a guest of a protected case goes on from its place among the public ones. */
  async neighboursOf(id: string): Promise<CaseNeighbourLinks | undefined> {
    return readCaseNeighbours(this.#storage.db, id);
  }

  /** Where visitors of a pathname (with or without `/en`) are sent, in one hop. */
  async redirectFor(pathname: string): Promise<Onward> {
    return askGraph(this.#storage.db, this.#origin, (graph) => onwardFrom(graph, pathname));
  }
}

import type { SiteSettings } from '#api/schemas/settings.ts';
import type { Translated } from '#content/language/language.ts';
import type { SiteFont } from '#content/look/site-font.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import { getRobots, type Robots } from '#content/page/page.ts';
import { listOwnFonts } from '#server/fonts/fonts.repository.ts';
import { readMediaFacts } from '#server/pages/store/media-facts.repository.ts';
import { type LockCheck, refuseLock } from '#server/protection/locks/page-lock.ts';
import type { RedirectOutcome } from '#server/redirects/follow-redirects.ts';
import { buildPageAddress, createAddressResolver, type PageAddress } from '#server/redirects/page-address.ts';
import { listSettingsFiles } from '#server/settings/settings.service.ts';
import type { Db } from '#server/storage/schema.ts';
import { createPublicPage, type PublicPage, withSections } from './public-page.ts';
import { readMenuPictures } from './read-menu-pictures.ts';
import {
  buildMenu,
  type CaseNeighbourLinks,
  type MenuCaseLink,
  type MenuPage,
  selectMenuCases,
  selectNeighbours,
} from './site-lists.ts';
import type { SiteSource, SourcePage } from './site-source.ts';

/** Result of looking up an identifier for a visitor. */
export type FoundPage =
  | { readonly type: 'page'; readonly page: PublicPage }
  /** Protected, for a visitor with access: must not be cached or shown to others. */
  | { readonly type: 'unlocked'; readonly page: PublicPage }
  /** Protected: carries the URL, but neither title nor blocks. */
  | { readonly type: 'locked'; readonly page: PageAddress }
  /** Hidden; `redirectUrl` is a 302 redirect, without it the redirect table is next. */
  | { readonly type: 'hidden'; readonly page: PageAddress; readonly redirectUrl: string | null }
  | { readonly type: 'absent' }
  /** The version that visitors should see is missing. */
  | { readonly type: 'no-data' };

/** Page in public lists. */
export interface ListedPublicPage extends PageAddress {
  readonly title: Translated;
  readonly robots: Robots;
  /** Last change of what visitors see; drafts don't count. */
  readonly updatedAt: string;
}

/**
 * The site as visitors get it, now or at a moment in the past. The website is rendered from it. It holds the
 * rules of visibility; sources only say where to read. It returns no drafts, and protected content only to
 * visitors with access.
 */
export class SiteView {
  readonly #db: Db;
  readonly #source: SiteSource;

  constructor(db: Db, source: SiteSource) {
    this.#db = db;
    this.#source = source;
  }

  settings(): Promise<SiteSettings> {
    return this.#source.settings();
  }

  /** Reads the facts of the files in the settings, without deleted files. */
  async mediaOf(settings: SiteSettings): Promise<Readonly<Record<string, MediaFacts>>> {
    return readMediaFacts(this.#db, listSettingsFiles(settings));
  }

  /**
   * Lists the studio's own fonts, today's for every moment. Text in a deleted font falls back to the design's
   * fonts.
   */
  fonts(): Promise<SiteFont[]> {
    return listOwnFonts(this.#db);
  }

  /** @param opens decides which locks the visitor passes; by default none */
  async findPublicPage(identifier: string, opens: LockCheck = refuseLock): Promise<FoundPage> {
    const found = await this.#source.findPage(identifier);
    if (!found || found.visibility === 'unseen') return { type: 'absent' };
    if (found.visibility === 'lost') return { type: 'no-data' };
    const { address, page, gate } = found;
    if (found.visibility === 'hidden') {
      return { type: 'hidden', page: address, redirectUrl: page.redirectUrl };
    }
    if (!found.isProtected) return { type: 'page', page: await this.#readContent(found) };
    const lock = await found.findLock();
    if (!lock || !opens(lock)) return { type: 'locked', page: gate };
    return { type: 'unlocked', page: await this.#readContent(found) };
  }

  async #readContent(found: SourcePage): Promise<PublicPage> {
    const content = await withSections(await found.readContent(), this.#source.readSections);
    return createPublicPage(await this.settings(), found, content);
  }

  /** Finds the page with the identifier 404; undefined if visitors can't see one. */
  async findNotFoundPage(): Promise<PublicPage | undefined> {
    const found = await this.findPublicPage('404');
    return found.type === 'page' ? found.page : undefined;
  }

  /** Lists all public pages in their order. */
  async publicPages(): Promise<ListedPublicPage[]> {
    const all = await this.#source.listPages('all');
    const address = createAddressResolver(all.map(({ page }) => page));
    return all
      .filter(({ isPublic }) => isPublic)
      .map(({ page, title, updatedAt }) => ({ ...address(page), title, robots: getRobots(page), updatedAt }));
  }

  /** Finds the public path of an identifier; undefined if not everybody sees a page there. */
  async findPublicPath(identifier: string): Promise<string | undefined> {
    const found = await this.#source.findPage(identifier);
    return found?.visibility === 'seen' && !found.isProtected ? found.address.path : undefined;
  }

  /** Builds the menu, see {@link buildMenu}. */
  async menuPages(): Promise<MenuPage[]> {
    return buildMenu(await this.#source.listPages('menu'));
  }

  /** Lists the first cases, see {@link selectMenuCases}, each with its hero image. */
  async menuCases(): Promise<MenuCaseLink[]> {
    const cases = selectMenuCases(await this.#source.listPages('menu-cases'));
    const pictures = await readMenuPictures(
      this.#db,
      cases.flatMap(({ heroVersionId }) => heroVersionId ?? []),
    );
    return cases.map(({ page, title, heroVersionId }) => ({
      title,
      path: buildPageAddress(page, null).path,
      pictures: pictures.get(heroVersionId ?? '') ?? {},
    }));
  }

  /**
   * Finds the public cases before and after a case, in circular order. The case itself may be protected: its
   * guests continue from its place among the public ones.
   */
  async findNeighbours(id: string): Promise<CaseNeighbourLinks | undefined> {
    const cases = (await this.#source.listPages({ around: id })).filter(
      ({ page, isPublic }) => page.kind === 'case' && (isPublic || page.id === id),
    );
    // The URL of a case doesn't depend on its parent.
    return selectNeighbours(
      cases.map(({ page, title }) => ({ ...buildPageAddress(page, null), title })),
      id,
    );
  }

  /** Resolves where a pathname (with or without `/en`) is redirected to, in one hop. */
  redirectFor(pathname: string): Promise<RedirectOutcome> {
    return this.#source.redirectFor(pathname);
  }
}

import type { SiteSettings } from '#api/schemas/settings.ts';
import type { Translated } from '#content/language/language.ts';
import type { SiteFont } from '#content/look/site-font.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import { type Robots, robotsOf } from '#content/page/page.ts';
import { listOwnFonts } from '#server/fonts/fonts.repository.ts';
import { mediaFactsAt } from '#server/pages/store/media-facts.repository.ts';
import { type Opens, opensNothing } from '#server/protection/locks/page-lock.ts';
import type { Onward } from '#server/redirects/journey.ts';
import { addressesIn, addressOf, type PageAddress } from '#server/redirects/page-address.ts';
import { filesOfSettings } from '#server/settings/settings.service.ts';
import type { Db } from '#server/storage/schema.ts';
import { createPublicPage, type PublicPage } from './public-page.ts';
import { readMenuPictures } from './read-menu-pictures.ts';
import {
  type CaseNeighbourLinks,
  casesForMenu,
  type MenuCaseLink,
  type MenuPage,
  menuOf,
  neighboursAmong,
} from './site-lists.ts';
import type { SiteSource, SourcePage } from './site-source.ts';

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

/**
 * The site as visitors get it, of today or of a moment in the past: the website is rendered from it. The rules are here, once;
 * the two sources differ in where they read. Nothing here answers a draft, nor the content of a protected page to somebody who
 * has not opened it.
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

  /** Facts of the files that settings name, without those that are deleted. */
  async mediaOf(settings: SiteSettings): Promise<Readonly<Record<string, MediaFacts>>> {
    return mediaFactsAt(this.#db, filesOfSettings(settings));
  }

  /** The studio's own font families, those of today for every moment: text in a deleted one is shown in the design's own. */
  fonts(): Promise<SiteFont[]> {
    return listOwnFonts(this.#db);
  }

  /** `opens` says which locks the visitor may pass; without it, none. */
  async findPublicPage(identifier: string, opens: Opens = opensNothing): Promise<FoundPage> {
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
    const content = await found.readContent();
    return createPublicPage(await this.settings(), found, content);
  }

  /** The page with the identifier 404; undefined when there is none, or none that visitors may see. */
  async findNotFoundPage(): Promise<PublicPage | undefined> {
    const found = await this.findPublicPage('404');
    return found.type === 'page' ? found.page : undefined;
  }

  /** All pages that visitors may find in lists, in their order. */
  async publicPages(): Promise<ListedPublicPage[]> {
    const all = await this.#source.listPages('all');
    const address = addressesIn(all.map(({ page }) => page));
    return all
      .filter(({ isPublic }) => isPublic)
      .map(({ page, title, updatedAt }) => ({ ...address(page), title, robots: robotsOf(page), updatedAt }));
  }

  /** Where everybody sees the page of an identifier; undefined where they see none. */
  async publicPathOf(identifier: string): Promise<string | undefined> {
    const found = await this.#source.findPage(identifier);
    return found?.visibility === 'seen' && !found.isProtected ? found.address.path : undefined;
  }

  /** The menu, see {@link menuOf}. */
  async menuPages(): Promise<MenuPage[]> {
    return menuOf(await this.#source.listPages('menu'));
  }

  /** The first cases, see {@link casesForMenu}, each with its hero. */
  async menuCases(): Promise<MenuCaseLink[]> {
    const cases = casesForMenu(await this.#source.listPages('menu-cases'));
    const pictures = await readMenuPictures(
      this.#db,
      cases.flatMap(({ heroVersionId }) => heroVersionId ?? []),
    );
    return cases.map(({ page, title, heroVersionId }) => ({
      title,
      path: addressOf(page, null).path,
      pictures: pictures.get(heroVersionId ?? '') ?? {},
    }));
  }

  /**
   * The public cases before and after a case, in the order of the cases, which goes round: after the last comes the first. The
   * case itself need not be public: a guest of a protected one goes on from its place among the public ones.
   */
  async neighboursOf(id: string): Promise<CaseNeighbourLinks | undefined> {
    const cases = (await this.#source.listPages({ around: id })).filter(
      ({ page, isPublic }) => page.kind === 'case' && (isPublic || page.id === id),
    );
    // A case has its address wherever it stands.
    return neighboursAmong(
      cases.map(({ page, title }) => ({ ...addressOf(page, null), title })),
      id,
    );
  }

  /** Where visitors of a pathname (with or without `/en`) are sent, in one hop. */
  redirectFor(pathname: string): Promise<Onward> {
    return this.#source.redirectFor(pathname);
  }
}

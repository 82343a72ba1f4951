import type { SiteSettings } from '#api/schemas/settings.ts';
import type { Translated } from '#content/language/language.ts';
import { mergeBackgrounds, resolveBackground } from '#content/look/background.ts';
import { mergeLayoutSettings, resolveLayout } from '#content/look/layout.ts';
import type { SiteFont } from '#content/look/site-font.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import { robotsOf } from '#content/page/page.ts';
import { lockedPageFields } from '#content/page/page-fields.ts';
import { ownFonts } from '#server/fonts/fonts.repository.ts';
import type { SeenState } from '#server/journal/page-state.ts';
import {
  findPastContent,
  findPastSettings,
  listPastPages,
  type PastPage,
  pastMediaFacts,
} from '#server/journal/past.repository.ts';
import { mediaFactsAt } from '#server/pages/store/media-facts.repository.ts';
import { backgroundIn, layoutIn } from '#server/pages/store/page-settings.repository.ts';
import { parseMetadata, parseOverview, titleOr } from '#server/pages/store/stored-content.ts';
import { type Opens, opensNothing } from '#server/protection/locks/page-lock.ts';
import { findLock } from '#server/protection/locks/room-lock.repository.ts';
import type { Onward } from '#server/redirects/journey.ts';
import { addressesIn, type PageAddress } from '#server/redirects/visibility.ts';
import { filesOfSettings, storedSettings } from '#server/settings/settings.service.ts';
import type { Db } from '#server/storage/schema.ts';
import { tokensWith } from '#tokens/resolve-tokens.ts';
import type { PublicPage } from './public-page.ts';
import type { FoundPage, ListedPublicPage, SiteView } from './read-site.ts';
import {
  type CaseNeighbourLinks,
  casesForMenu,
  type MenuCaseLink,
  type MenuPage,
  menuOf,
  neighboursAmong,
  type StandingPage,
} from './site-lists.ts';

/** A page that visitors saw then. What is deleted for good has no words any more, and is not among them. */
interface SeenPage extends PastPage {
  readonly state: SeenState;
  readonly contentHash: string;
}

/**
 * The site as it stood at a moment, from the journal, by the rules of today's. Pages are read once, so one of these serves one
 * answer. What is protected now was protected then: nobody reads by its history what is locked today.
 */
export class PastReader implements SiteView {
  readonly #db: Db;
  readonly #moment: string;
  #reading: Promise<readonly PastPage[]> | undefined;

  /** @param moment ISO 8601 in UTC, to the millisecond: as the journal writes them */
  constructor(db: Db, moment: string) {
    this.#db = db;
    this.#moment = moment;
  }

  #pages(): Promise<readonly PastPage[]> {
    this.#reading ??= listPastPages(this.#db, this.#moment);
    return this.#reading;
  }

  async settings(): Promise<SiteSettings> {
    const stored = await findPastSettings(this.#db, this.#moment);
    return storedSettings(stored ?? '{}');
  }

  /** What is deleted since has left a gap. */
  async mediaOf(settings: SiteSettings): Promise<Readonly<Record<string, MediaFacts>>> {
    return mediaFactsAt(this.#db, filesOfSettings(settings));
  }

  /** Those of today: one that was deleted since is shown in the design's own. */
  fonts(): Promise<SiteFont[]> {
    return ownFonts(this.#db);
  }

  async findPublicPage(identifier: string, opens: Opens = opensNothing): Promise<FoundPage> {
    const pages = await this.#pages();
    const found = pages.find(({ state }) => state.identifier === identifier);
    if (!found) return { type: 'absent' };
    const page = this.#addresses(pages)(found);
    if (found.state.visibility === 'hidden') {
      return { type: 'hidden', page, redirectUrl: found.state.redirectUrl };
    }
    if (!isSeen(found)) return { type: 'absent' };
    if (!isProtected(found)) return { type: 'page', page: await this.#withContent(found, page) };
    const { now } = found;
    const lock = now && (await findLock(this.#db, { ...now, id: found.id }));
    if (lock && opens(lock)) return { type: 'unlocked', page: await this.#withContent(found, page) };
    // Its gate asks for today's password, at today's page.
    return { type: 'locked', page: { ...page, identifier: now?.identifier ?? page.identifier } };
  }

  async findNotFoundPage(): Promise<PublicPage | undefined> {
    const found = await this.findPublicPage('404');
    return found.type === 'page' ? found.page : undefined;
  }

  async publicPages(): Promise<ListedPublicPage[]> {
    const pages = await this.#pages();
    const address = this.#addresses(pages);
    return pages.filter(isPublic).map((page) => ({
      ...address(page),
      title: titleOf(page),
      robots: robotsOf(page.state),
      updatedAt: page.at,
    }));
  }

  async publicPathOf(identifier: string): Promise<string | undefined> {
    return (await this.publicPages()).find((page) => page.identifier === identifier)?.path;
  }

  async menuPages(): Promise<MenuPage[]> {
    return menuOf(await this.#standing());
  }

  /** By name alone: their pictures are those of a visitor's own time. */
  async menuCases(): Promise<MenuCaseLink[]> {
    const pages = await this.#pages();
    const address = addressesIn(pages.map(({ id, state }) => ({ ...state, id })));
    return casesForMenu(await this.#standing()).map(({ page, title }) => ({
      title,
      path: address(page).path,
      pictures: {},
    }));
  }

  async #standing(): Promise<StandingPage[]> {
    return (await this.#pages()).map((page) => ({
      page: { ...lockedPageFields, ...page.state, id: page.id },
      title: titleOf(page),
      isPublic: isPublic(page),
    }));
  }

  async neighboursOf(id: string): Promise<CaseNeighbourLinks | undefined> {
    const pages = await this.#pages();
    const address = this.#addresses(pages);
    const cases = pages
      .filter((page) => page.state.kind === 'case' && (isPublic(page) || page.id === id))
      .map((page) => ({ ...address(page), title: titleOf(page) }));
    return neighboursAmong(cases, id);
  }

  /** Redirects have no history: an address that no page had then leads nowhere. */
  async redirectFor(): Promise<Onward> {
    return { type: 'nowhere' };
  }

  /** The address of a page then; undefined for one that visitors did not see. */
  async addressOf(id: string): Promise<PageAddress | undefined> {
    const pages = await this.#pages();
    const page = pages.find((one) => one.id === id);
    return page && isSeen(page) ? this.#addresses(pages)(page) : undefined;
  }

  #addresses(pages: readonly PastPage[]): (page: PastPage) => PageAddress {
    const address = addressesIn(pages.map(({ id, state }) => ({ ...state, id })));
    return ({ id, state }) => address({ ...state, id });
  }

  async #withContent(found: SeenPage, page: PageAddress): Promise<PublicPage> {
    const { id, state, contentHash, at } = found;
    const content = await findPastContent(this.#db, id, contentHash);
    if (!content) throw new Error(`What ${state.identifier} said was there a moment ago`);
    const { contentBlocks, background: ofSite, designTokens } = await this.settings();
    const { layout, background, dynamicBackground: dynamic } = state;
    const layouts = mergeLayoutSettings(layoutIn(layout.page), layoutIn(layout.version));
    return {
      ...page,
      title: titleOf(found),
      overview: parseOverview({ text: content.overview, versionId: contentHash }),
      metadata: parseMetadata({ text: content.metadata, versionId: contentHash }),
      layout: resolveLayout(contentBlocks, layouts ?? undefined, tokensWith(designTokens).composition.page),
      background: resolveBackground(
        mergeBackgrounds(
          ofSite,
          backgroundIn(background.page, dynamic.page),
          backgroundIn(background.version, dynamic.version),
        ),
      ),
      robots: robotsOf(state),
      media: await pastMediaFacts(this.#db, id, contentHash),
      versionId: contentHash,
      updatedAt: at,
    };
  }
}

function isSeen(page: PastPage): page is SeenPage {
  return page.state.visibility === 'seen' && page.contentHash !== null && page.title !== null;
}

function isProtected({ state, now }: SeenPage): boolean {
  return state.requiresLogin || (now?.requiresLogin ?? false);
}

function isPublic(page: PastPage): page is SeenPage {
  return isSeen(page) && !isProtected(page);
}

function titleOf({ title, state, contentHash }: PastPage): Translated {
  return title === null
    ? state.identifier
    : titleOr(state.identifier, { text: title, versionId: contentHash ?? '' });
}

import type { SiteSettings } from '#api/schemas/settings.ts';
import { defaultBackground, type PageBackground } from '#content/background.ts';
import type { Block } from '#content/block.ts';
import type { MediaFacts } from '#content/image-url.ts';
import type { Translated } from '#content/language.ts';
import { type Layout, resolveLayout } from '#content/layout.ts';
import { isIdentifier, type PageKind, type Robots, robotsOf } from '#content/page.ts';
import { pagePath } from '#content/site-paths.ts';
import { findRedirectTarget } from '#server/redirects/redirects.service.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import type { Storage } from '#server/storage/storage.ts';
import { mediaFactsOf } from './media-facts.repository.ts';
import { isVisible, type PageRecord, type VersionRecord } from './page-record.ts';
import { findBackground, findLayout } from './page-settings.repository.ts';
import { findIdentifier, findPage, isPublic, type ListedPage, listPages } from './pages.repository.ts';
import { findVersion, hasOverview } from './versions.repository.ts';

/** What every found page tells of itself, also a locked one. Paths carry no language. */
interface PageAddress {
  readonly id: string;
  readonly identifier: string;
  readonly kind: PageKind;
  readonly path: string;
  readonly parentIdentifier: string | null;
}

export interface PublicPage extends PageAddress {
  readonly title: Translated;
  readonly overview: readonly Block[];
  readonly layout: Layout;
  readonly background: PageBackground;
  readonly robots: Robots;
  /** Facts of the media that the blocks name, by address. */
  readonly media: Readonly<Record<string, MediaFacts>>;
  readonly versionId: string;
  readonly updatedAt: string;
}

/** What a visitor finds under an identifier. */
export type FoundPage =
  | { readonly type: 'page'; readonly page: PublicPage }
  /** Protected: its address is known, its title and blocks are not given out here. */
  | { readonly type: 'locked'; readonly page: PageAddress }
  /** Hidden; `redirectUrl` acts with 302, without one the redirect table comes next. */
  | { readonly type: 'hidden'; readonly page: PageAddress; readonly redirectUrl: string | null }
  | { readonly type: 'absent' };

export interface MenuPage {
  readonly title: Translated;
  readonly path: string;
  readonly children: readonly MenuPage[];
}

/** A page as lists of visitors show it: sitemap, clients, cases. */
export interface ListedPublicPage extends PageAddress {
  readonly title: Translated;
  readonly robots: Robots;
  readonly updatedAt: string;
}

/**
 * What the website reads. Nothing here answers a draft or a protected page's content. Whoever keeps what is
 * drawn from it takes `revision` before reading: a write in between makes the drawing stale, never too new.
 */
export class SiteReader {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
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

  async findPublicPage(identifier: string): Promise<FoundPage> {
    const { db } = this.#storage;
    // What visitors type may hold anything, also what not every database takes as a question.
    const record = isIdentifier(identifier) ? await findPage(db, identifier) : undefined;
    if (!record || record.identifier !== identifier) return { type: 'absent' };
    const live = await findVersion(db, record.id, record.liveVersionId);
    const page = addressOf(record, await findIdentifier(db, record.parentId));
    if (record.isHidden || live?.status === 'HIDDEN') {
      return { type: 'hidden', page, redirectUrl: record.redirectUrl };
    }
    if (!live || !isVisible(record, live.status)) return { type: 'absent' };
    if (record.requiresLogin) return { type: 'locked', page };
    return { type: 'page', page: await this.#withContent(record, page, live) };
  }

  /** The page with the identifier 404; undefined when there is none, or none that visitors may see. */
  async findNotFoundPage(): Promise<PublicPage | undefined> {
    const found = await this.findPublicPage('404');
    if (found.type !== 'page') return undefined;
    if (await hasOverview(this.#storage.db, found.page.versionId)) return found.page;
    throw new Error('Invalid overview data structure');
  }

  async #withContent(record: PageRecord, page: PageAddress, live: VersionRecord): Promise<PublicPage> {
    const { db } = this.#storage;
    const { contentBlocks } = await this.settings();
    const ofVersion = { pageId: record.id, versionId: live.id };
    const ofPage = { pageId: record.id, versionId: undefined };
    const layout = (await findLayout(db, ofVersion)) ?? (await findLayout(db, ofPage));
    const versionBackground = await findBackground(db, ofVersion);
    const pageBackground = await findBackground(db, ofPage);
    return {
      ...page,
      title: live.content.title,
      overview: live.content.overview,
      layout: resolveLayout(contentBlocks, layout ?? undefined),
      background: {
        backgroundSettings:
          versionBackground.backgroundSettings ??
          pageBackground.backgroundSettings ??
          defaultBackground.backgroundSettings,
        dynamicBackgroundSettings:
          versionBackground.dynamicBackgroundSettings ??
          pageBackground.dynamicBackgroundSettings ??
          defaultBackground.dynamicBackgroundSettings,
      },
      robots: robotsOf(record),
      media: await mediaFactsOf(db, live.id),
      versionId: live.id,
      updatedAt: record.updatedAt,
    };
  }

  /** All pages that visitors may find in lists, in their order. */
  async publicPages(): Promise<ListedPublicPage[]> {
    return (await this.#publicPages()).map(({ page, title, address }) => ({
      ...address,
      title,
      robots: robotsOf(page),
      updatedAt: page.updatedAt,
    }));
  }

  /** The menu: no cases, no 404, nothing hidden from search or taken out of it. */
  async menuPages(): Promise<MenuPage[]> {
    const pages = (await this.#publicPages()).filter(
      ({ page }) =>
        page.kind === 'page' && page.identifier !== '404' && !page.hideFromSearchEngines && page.showInMenu,
    );
    const inMenu = new Set(pages.map(({ page }) => page.id));
    const parentOf = (page: PageRecord) =>
      page.parentId !== null && inMenu.has(page.parentId) ? page.parentId : null;
    const below = (parentId: string | null): MenuPage[] =>
      pages
        .filter(({ page }) => parentOf(page) === parentId)
        .map(({ page, title, address }) => ({ title, path: address.path, children: below(page.id) }));
    return below(null);
  }

  async #publicPages(): Promise<(ListedPage & { address: PageAddress })[]> {
    const all = await listPages(this.#storage.db, 'live');
    const identifiers = new Map(all.map(({ page }) => [page.id, page.identifier]));
    return all.filter(isPublic).map((listed) => {
      const { parentId } = listed.page;
      return {
        ...listed,
        address: addressOf(listed.page, (parentId !== null && identifiers.get(parentId)) || null),
      };
    });
  }

  /** Where the redirect table sends a pathname (with or without `/en`); undefined when nowhere. */
  async redirectFor(pathname: string): Promise<string | undefined> {
    return findRedirectTarget(this.#storage.db, pathname);
  }
}

function addressOf(page: PageRecord, parentIdentifier: string | null): PageAddress {
  const { id, identifier, kind } = page;
  return { id, identifier, kind, parentIdentifier, path: pagePath({ identifier, kind, parentIdentifier }) };
}

import type { SiteSettings } from '#api/schemas/settings.ts';
import type { Translated } from '#content/language/language.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import { lockedPageFields } from '#content/page/page-fields.ts';
import type { SectionBlocks } from '#content/page/show-sections.ts';
import type { SeenState } from '#server/journal/page-state.ts';
import {
  findPastContent,
  findPastSettings,
  listPastPages,
  type PastPage,
  readPastMediaFacts,
} from '#server/journal/past.repository.ts';
import { parseBackground, parseLayout } from '#server/pages/store/page-settings.repository.ts';
import type { ReadSections } from '#server/pages/store/sections.repository.ts';
import { parseMetadata, parseOverview, parseTitleOr } from '#server/pages/store/stored-content.ts';
import { findLock } from '#server/protection/locks/client-space-lock.repository.ts';
import { createAddressResolver, type PageAddress } from '#server/redirects/page-address.ts';
import { parseStoredSettings } from '#server/settings/settings.service.ts';
import type { Db } from '#server/storage/schema.ts';
import type { SiteSource, SourceContent, SourceListing, SourcePage } from './site-source.ts';
import { SiteView } from './site-view.ts';

/**
 * Page that visitors saw at the moment. Pages deleted permanently have no content in the journal and are left
 * out.
 */
interface SeenPage extends PastPage {
  readonly state: SeenState;
  readonly contentHash: string;
}

/**
 * Views the site at a moment, from the journal. Pages are read once and kept: use it for one answer only.
 * @param moment ISO 8601 in UTC with milliseconds, as in the journal
 */
export function createSiteViewAt(db: Db, moment: string): SiteView {
  return new SiteView(db, createPastSite(db, moment));
}

/** Finds a page's URL at a moment; undefined if visitors didn't see it then. */
export async function findAddressAt(db: Db, moment: string, id: string): Promise<PageAddress | undefined> {
  const pages = await listPastPages(db, moment);
  const page = pages.find((one) => one.id === id);
  return page && isSeen(page) && page.state.kind !== 'section'
    ? createPastAddressResolver(pages)(page)
    : undefined;
}

function createPastSite(db: Db, moment: string): SiteSource {
  let reading: Promise<readonly PastPage[]> | undefined;
  const readPages = () => {
    reading ??= listPastPages(db, moment);
    return reading;
  };
  return {
    settings: () => readSettingsAt(db, moment),
    async findPage(identifier) {
      const pages = await readPages();
      const found = pages.find(({ state }) => state.identifier === identifier && state.kind !== 'section');
      return found && toSourcePage(db, found, createPastAddressResolver(pages)(found));
    },
    readSections: async (identifiers) => readSectionsAt(db, await readPages(), identifiers),
    listPages: async () => (await readPages()).map(toListing),
    // Redirects have no history: a path without a page at that moment leads nowhere.
    redirectFor: async () => ({ type: 'nowhere' }),
  };
}

async function readSectionsAt(
  db: Db,
  pages: readonly PastPage[],
  identifiers: readonly string[],
): Promise<ReadSections> {
  const named = new Set(identifiers);
  const blocks: Record<string, SectionBlocks[string]> = {};
  const media: Record<string, MediaFacts> = {};
  for (const page of pages) {
    const { identifier, kind } = page.state;
    if (kind !== 'section' || !named.has(identifier) || !isSeen(page)) continue;
    const content = await readContent(db, page);
    blocks[identifier] = content.overview;
    Object.assign(media, content.media);
  }
  return { blocks, media };
}

async function readSettingsAt(db: Db, moment: string): Promise<SiteSettings> {
  return parseStoredSettings((await findPastSettings(db, moment)) ?? '{}');
}

function toSourcePage(db: Db, found: PastPage, address: PageAddress): SourcePage {
  const { id, state, now } = found;
  const seen = isSeen(found) ? found : undefined;
  return {
    page: { ...lockedPageFields, ...state },
    address,
    visibility: state.visibility === 'seen' && !seen ? 'unseen' : state.visibility,
    isProtected: isProtected(found),
    // The gate asks for today's password at the page's current URL.
    gate: { ...address, identifier: now?.identifier ?? address.identifier },
    findLock: async () => now && findLock(db, { ...now, id }),
    readContent: () => readContent(db, seen),
  };
}

async function readContent(db: Db, page: SeenPage | undefined): Promise<SourceContent> {
  const content = page && (await findPastContent(db, page.id, page.contentHash));
  if (!content) throw new Error('A page’s content was just deleted');
  const { id, state, contentHash: versionId, at } = page;
  const { layout, background, dynamicBackground: dynamic } = state;
  return {
    title: parsePastTitle(page),
    overview: parseOverview({ text: content.overview, versionId }),
    metadata: parseMetadata({ text: content.metadata, versionId }),
    layout: { page: parseLayout(layout.page), version: parseLayout(layout.version) },
    background: {
      page: parseBackground(background.page, dynamic.page),
      version: parseBackground(background.version, dynamic.version),
    },
    media: await readPastMediaFacts(db, id, versionId),
    versionId,
    updatedAt: at,
  };
}

function toListing(page: PastPage): SourceListing {
  return {
    page: { ...lockedPageFields, ...page.state, id: page.id },
    title: parsePastTitle(page),
    isPublic: page.state.kind !== 'section' && isSeen(page) && !isProtected(page),
    updatedAt: page.at,
    heroVersionId: null,
  };
}

function createPastAddressResolver(pages: readonly PastPage[]): (page: PastPage) => PageAddress {
  const address = createAddressResolver(pages.map(({ id, state }) => ({ ...state, id })));
  return ({ id, state }) => address({ ...state, id });
}

function isSeen(page: PastPage): page is SeenPage {
  return page.state.visibility === 'seen' && page.contentHash !== null && page.title !== null;
}

/** A page that is protected today counts as protected in the past: history must not bypass a password. */
function isProtected({ state, now }: PastPage): boolean {
  return (state.visibility === 'seen' && state.requiresLogin) || (now?.requiresLogin ?? false);
}

function parsePastTitle({ title, state, contentHash }: PastPage): Translated {
  return title === null
    ? state.identifier
    : parseTitleOr(state.identifier, { text: title, versionId: contentHash ?? '' });
}

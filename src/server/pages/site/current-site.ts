import { isIdentifier } from '#content/page/page.ts';
import { readVersionMediaFacts } from '#server/pages/store/media-facts.repository.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import { findBackground, findLayoutSettings } from '#server/pages/store/page-settings.repository.ts';
import { findPage, isPublic, type ListedPage, listPages } from '#server/pages/store/pages.repository.ts';
import { readSections } from '#server/pages/store/sections.repository.ts';
import { findVersion, findVersionHead } from '#server/pages/store/versions.repository.ts';
import { findLock } from '#server/protection/locks/client-space-lock.repository.ts';
import { findAddress } from '#server/redirects/addresses.repository.ts';
import { findRedirectOutcome } from '#server/redirects/follow-redirects.ts';
import { resolveInGraph } from '#server/redirects/load-graph.ts';
import { getVisibility } from '#server/redirects/visibility.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import type { Db } from '#server/storage/schema.ts';
import { listCasesAround, listMenuCases, listMenuPages } from './listed-pages.repository.ts';
import type { ListPurpose, SiteSource, SourceContent, SourceListing, SourcePage } from './site-source.ts';

/** @param origin the site's origin; without it, every absolute URL counts as external */
export function createCurrentSource(db: Db, origin: string): SiteSource {
  return {
    settings: () => readSettings(db),
    findPage: (identifier) => findCurrentPage(db, identifier),
    readSections: (identifiers) => readSections(db, identifiers),
    listPages: async (purpose) => (await listFor(db, purpose)).map(toListing),
    redirectFor: (pathname) => resolveInGraph(db, origin, (graph) => findRedirectOutcome(graph, pathname)),
  };
}

async function findCurrentPage(db: Db, identifier: string): Promise<SourcePage | undefined> {
  // A requested path may hold characters that the database rejects as a parameter.
  const page = isIdentifier(identifier) ? await findPage(db, identifier) : undefined;
  if (!page || page.identifier !== identifier || page.kind === 'section') return undefined;
  const live = await findVersionHead(db, page.id, page.liveVersionId);
  const address = await findAddress(db, page);
  const visibility = getVisibility(page, live?.status);
  const isLost = !live && page.published && page.liveVersionId !== null && visibility !== 'hidden';
  return {
    page,
    address,
    visibility: isLost ? 'lost' : visibility,
    isProtected: page.requiresLogin,
    gate: address,
    findLock: () => findLock(db, page),
    readContent: () => readVersion(db, page, page.liveVersionId),
  };
}

/** Reads content, layout and background of a version. */
export async function readVersion(
  db: Db,
  { id, identifier, updatedAt }: PageRecord,
  versionId: string | null,
): Promise<SourceContent> {
  const version = await findVersion(db, id, versionId);
  if (!version) throw new Error(`The version of ${identifier} was just deleted`);
  const ofPage = { pageId: id, versionId: undefined };
  const ofVersion = { pageId: id, versionId: version.id };
  const { title, overview, metadata } = version.content;
  return {
    title,
    overview,
    metadata,
    layout: { page: await findLayoutSettings(db, ofPage), version: await findLayoutSettings(db, ofVersion) },
    background: { page: await findBackground(db, ofPage), version: await findBackground(db, ofVersion) },
    media: await readVersionMediaFacts(db, [version.id]),
    versionId: version.id,
    updatedAt,
  };
}

/** Only `all` reads every page, so that the cost of a visit doesn't grow with their number. */
async function listFor(db: Db, purpose: ListPurpose): Promise<ListedPage[]> {
  if (purpose === 'menu') return listMenuPages(db);
  if (purpose === 'menu-cases') return listMenuCases(db);
  return purpose === 'all' ? listPages(db, 'live') : listCasesAround(db, purpose.around);
}

function toListing(listed: ListedPage): SourceListing {
  const { page, title, liveUpdatedAt } = listed;
  return {
    page,
    title,
    isPublic: isPublic(listed),
    updatedAt: liveUpdatedAt ?? page.updatedAt,
    heroVersionId: page.liveVersionId,
  };
}

import { buildPageTree } from '#api/build-page-tree.ts';
import type { User } from '#api/endpoints/auth.ts';
import { type PageColumns, packPages } from '#api/page-columns.ts';
import { pagesInPart } from '#api/schemas/common.ts';
import type { ApiPage, PageInList, PageNode } from '#api/schemas/page.ts';
import { listedPageFields } from '#api/schemas/page-columns.ts';
import type { Language } from '#content/language/language.ts';
import { listSectionNames, showSections } from '#content/page/show-sections.ts';
import { AppError } from '#server/http/app-error.ts';
import { authorize } from '#server/http/authorize.ts';
import { type AnswerWithRevisions, formatRevisions } from '#server/http/preconditions.ts';
import {
  createPageNotFoundError,
  type PageDeps,
  requireOpenTo,
  requirePage,
} from '#server/pages/store/page-deps.ts';
import { getCurrentVersionId, type PageRecord, type VersionRecord } from '#server/pages/store/page-record.ts';
import {
  isPublic,
  type ListedPage,
  listSiblings,
  listPages as listStored,
} from '#server/pages/store/pages.repository.ts';
import { readSections } from '#server/pages/store/sections.repository.ts';
import { getPageRevisions } from '#server/pages/store/store-page.ts';
import { findVersion, findVersionHead } from '#server/pages/store/versions.repository.ts';
import { findAddress } from '#server/redirects/addresses.repository.ts';
import { createAddressResolver } from '#server/redirects/page-address.ts';
import { isVisible } from '#server/redirects/visibility.ts';
import { countTextsToTranslate } from './count-texts.ts';
import { listPartOfPages } from './page-parts.repository.ts';
import { toApiPage, toLockedPage, toSummary } from './present-page.ts';

type Viewer = User | undefined;

/**
 * Lists the pages that the viewer may know of, optionally only some ids: all for members, public ones for
 * visitors.
 */
export async function listPages(
  deps: PageDeps,
  viewer: Viewer,
  language?: Language,
  only?: ReadonlySet<string>,
): Promise<PageInList[]> {
  const pages = await listStored(deps.storage.db, viewer ? 'current' : 'live', only);
  const address = createAddressResolver(pages.map(({ page }) => page));
  const known = viewer ? pages.filter(mayKnow(viewer)) : pages.filter(isPublic);
  const toDo = viewer ? await countTextsToTranslate(deps, known) : undefined;
  return known.map((listed) => toPageInList(listed, address(listed.page), { viewer, language, toDo }));
}

interface Part {
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
}

export interface PagesOfPart {
  readonly pages: readonly PageInList[];
  /** Cursor of the next part; null if there is none. */
  readonly next: string | null;
}

/** Lists one part of the pages of {@link listPages}, in the same order. */
export async function listPart(
  deps: PageDeps,
  viewer: Viewer,
  { limit = pagesInPart, after }: Part,
  language?: Language,
): Promise<PagesOfPart> {
  const all = authorize(viewer, 'read', 'protectedPage');
  const among = viewer ? (all ? 'all' : 'unlocked') : 'public';
  const found = await listPartOfPages(deps.storage.db, viewer ? 'current' : 'live', { among, after, limit });
  const toDo = viewer ? await countTextsToTranslate(deps, found.pages) : undefined;
  const pages = found.pages.map((listed) => toPageInList(listed, listed, { viewer, language, toDo }));
  return { pages, next: found.next };
}

interface Reader {
  readonly viewer: Viewer;
  readonly language: Language | undefined;
  readonly toDo: Awaited<ReturnType<typeof countTextsToTranslate>> | undefined;
}

function toPageInList(
  { page, title }: ListedPage,
  { parentIdentifier }: { readonly parentIdentifier: string | null },
  { viewer, language, toDo }: Reader,
): PageInList {
  const summary = toSummary(page, { title, viewer, language, parentIdentifier });
  if (!viewer) return summary;
  return {
    ...summary,
    revision: formatRevisions(getPageRevisions(page)),
    toTranslate: toDo?.get(page.id),
    lastMove: page.lastMove ?? undefined,
  };
}

function mayKnow(viewer: User): (listed: ListedPage) => boolean {
  const all = authorize(viewer, 'read', 'protectedPage');
  return ({ page }) => all || !page.requiresLogin;
}

/**
 * Builds the tree of pages. A page whose parent a visitor can't see is at the top level: it has its own URL.
 */
export async function readPageHierarchy(deps: PageDeps, viewer: Viewer): Promise<PageNode[]> {
  return buildPageTree(await listPages(deps, viewer));
}

/**
 * Reads pages for members, who may have thousands, as columns and with siblings together: both compress well.
 */
export async function readTree(
  deps: PageDeps,
  viewer: User,
  part: Part,
): Promise<{ readonly pages: PageColumns; readonly next: string | null }> {
  const { pages, next } = await listPart(deps, viewer, part);
  const siblings = Map.groupBy(pages, ({ parentId }) => parentId);
  return { pages: packPages([...siblings.values()].flat(), listedPageFields), next };
}

export async function listChildPages(deps: PageDeps, key: string, viewer: Viewer): Promise<PageInList[]> {
  const page = await requirePage(deps.storage.db, key);
  const below = (await listSiblings(deps.storage.db, page.id)).map(({ id }) => id);
  // SQL statements take about this many ids. A page rarely has more descendants; if it has, all pages are
  // read.
  const only = below.length > 1000 ? undefined : new Set([page.id, ...below]);
  const pages = await listPages(deps, viewer, undefined, only);
  if (!viewer && !pages.some((known) => known.id === page.id)) throw createPageNotFoundError(key);
  return pages.filter((child) => child.parentId === page.id);
}

interface Question {
  readonly language?: Language;
  readonly version?: string;
  readonly published?: boolean;
  readonly parent?: string;
}

/**
 * Reads one page with its blocks. Members get the draft, a named version, or with `published` the live
 * version; visitors always get the live version.
 */
export async function getPage(
  deps: PageDeps,
  key: string,
  question: Question,
  viewer: Viewer,
): Promise<AnswerWithRevisions<ApiPage>> {
  const { storage, definitions, vault } = deps;
  const page = await requirePage(storage.db, key);
  requireOpenTo(viewer, page, key);
  // Sections have no URL: visitors get their blocks on the pages that show them.
  if (!viewer && page.kind === 'section') throw createPageNotFoundError(key);
  const { parentIdentifier } = await findAddress(storage.db, page);
  if (question.parent !== undefined && ![page.parentId, parentIdentifier].includes(question.parent)) {
    throw createPageNotFoundError(key);
  }
  const { language } = question;
  const live = await findVersionHead(storage.db, page.id, page.liveVersionId);
  const published = !viewer || question.published === true;
  if (published && !isVisible(page, live?.status)) throw createPageNotFoundError(key);
  if (!viewer && page.requiresLogin) {
    return {
      answer: toLockedPage(page, parentIdentifier, language),
      revisions: getPageRevisions(page, 'other'),
    };
  }
  // specified: `version` counts unless `published` is asked for, for visitors too.
  if (!viewer && !question.published && question.version !== undefined && question.version !== live?.id)
    throw new AppError('version/not-found');
  const stored = await findWantedVersion(deps, page, { version: question.version, published });
  const version = stored && !viewer ? await withSections(deps, stored) : stored;
  const answer = toApiPage(page, { version, parentIdentifier, viewer, language, definitions, vault });
  const shows = version === undefined || version.id === getCurrentVersionId(page) ? 'current' : 'other';
  return { answer, revisions: getPageRevisions(page, shows) };
}

/** Puts the blocks of sections in the place of those that name them: visitors can't ask for a section. */
async function withSections(
  { storage, definitions }: PageDeps,
  version: VersionRecord,
): Promise<VersionRecord> {
  const { content } = version;
  const { blocks } = await readSections(storage.db, listSectionNames(definitions, content.overview));
  return {
    ...version,
    content: { ...content, overview: showSections(definitions, content.overview, blocks) },
  };
}

async function findWantedVersion(
  { storage }: PageDeps,
  page: PageRecord,
  { version, published }: { version: string | undefined; published: boolean },
) {
  if (published) return findVersion(storage.db, page.id, page.liveVersionId);
  const found = await findVersion(storage.db, page.id, version ?? getCurrentVersionId(page));
  if (!found && version !== undefined) throw new AppError('version/not-found');
  return found;
}

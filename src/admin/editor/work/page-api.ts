import { ApiError, type CallOptions } from '#api/client.ts';
import {
  publishContent as callPublish,
  createVersion,
  renamePage,
  savePage,
  setVersionStatus,
} from '#api/endpoints/pages.ts';
import type { ApiPage, SavePage } from '#api/schemas/page.ts';
import { getPagePath } from '#content/address/site-paths.ts';
import { isEqual } from '#content/is-equal.ts';
import type { PageContent } from '#content/page/page.ts';
import { removeUnstorable } from '#content/text/unstorable-text.ts';
import { type PageDocument, type PageSettings, pickSettings } from '#document/page-document.ts';
import { hierarchyKey, pageQuery, queryClient } from '../../data/queries.ts';
import { api } from '../../session/api.ts';
import type { SaveHow } from './saving/save-queue.ts';
import { pickChangedSettings, sendPageSettings } from './settings/send-page-settings.ts';

interface SenderOptions {
  readonly routeId: string;
  readonly pageId: string;
  /** Told where the server has other settings than were sent: somebody else's are among them. */
  readonly merged: (settings: Partial<PageSettings>) => void;
}

/**
 * Saves a page whole: its content, then its layout and background for the version that this content is in. One save for
 * whoever waits for it; when the second half fails, the whole is sent again.
 */
export function createDocumentSender({ routeId, pageId, merged }: SenderOptions) {
  let known: Partial<PageSettings> = {};
  /** Revision of the page after a save that failed half-way. */
  let reached: { readonly from: string | undefined; readonly to: string | undefined } | undefined;

  async function send(document: PageDocument, how: SaveHow): Promise<{ revision: string | undefined }> {
    const ifMatch = reached && reached.from === how.ifMatch ? reached.to : how.ifMatch;
    const { page, revision } = await sendContent(routeId, pageId, document, { ...how, ifMatch });
    reached = { from: how.ifMatch, to: revision };
    const wanted = pickSettings(document);
    if (pickChangedSettings(known, wanted).length === 0) return { revision };
    const version = await getVersion(page, revision);
    reached = { from: how.ifMatch, to: version.revision };
    const stored = await sendPageSettings({ pageId, versionId: version.id }, known, wanted);
    known = { ...known, ...stored };
    if (!isEqual({ ...wanted, ...stored }, wanted)) merged(stored);
    return { revision: version.revision };
  }

  /** The version that a save writes. A page whose words have not changed may not have a draft yet. */
  async function getVersion(page: ApiPage, revision: string | undefined) {
    const { versioning, draftVersionId, currentVersionId } = page;
    const id = versioning ? draftVersionId : (currentVersionId ?? draftVersionId);
    return id === null ? makeDraft(routeId, page, revision) : { id, revision };
  }

  return {
    send,
    /** State on the server. Only values read from it are saved. */
    knows(settings: Partial<PageSettings>): void {
      known = { ...known, ...settings };
    },
  };
}

/** Saves the content in all languages. What the answer says about the page goes to the query cache. */
export async function sendContent(routeId: string, pageId: string, content: PageContent, how: SaveHow) {
  const answer = await api.call(
    savePage,
    {
      params: { identifier: pageId },
      query: { ...(how.autosave ? { autosave: 'true' } : {}), keepAs: how.keepAs },
      body: contentToSend(content),
    },
    { ifMatch: how.ifMatch },
  );
  keepFacts(routeId, answer.data, answer.revision);
  return { page: answer.data, revision: answer.revision };
}

/**
 * Whoever says what texts were written against, or what others are told, says it whole: nothing is an answer as well. Content without its blocks
 * goes as it is to the client, which refuses to send it. Control characters that were stored before they were refused go: nobody
 * can see them in a text, to delete them.
 */
function contentToSend({ title, overview, translations = {}, metadata = {} }: PageContent) {
  const blocks = overview as PageContent['overview'][number][];
  return removeUnstorable({ title, overview: blocks, translations, metadata });
}

/** Makes a draft of what is live, for a change that is not one of content. Answers its id and the page's revision. */
export async function makeDraft(routeId: string, page: ApiPage, ifMatch: string | undefined) {
  const { data, revision } = await api.call(
    createVersion,
    { params: { identifier: page.id }, body: {} },
    { ifMatch },
  );
  const { id, status } = data;
  keepFacts(routeId, { ...page, draftVersionId: id, versionId: id, versionStatus: status }, revision);
  return { id, revision };
}

/** Saves visibility: a body without content fields leaves the blocks alone. */
export async function sendVisibility(
  routeId: string,
  pageId: string,
  body: SavePage,
  ifMatch?: string,
): Promise<{ revision: string | undefined }> {
  const answer = await api.call(savePage, { params: { identifier: pageId }, body }, { ifMatch });
  keepFacts(routeId, answer.data, answer.revision);
  return { revision: answer.revision };
}

/** Where a page is to stand. */
export interface MoveTo {
  readonly identifier: string;
  /** Null for the top. */
  readonly parentId: string | null;
}

interface Moving extends MoveTo {
  readonly id: string;
}

/** One call for both, so that a move is made as a whole, and is tried as one. */
function createMove({ id, parentId: stands }: Moving, { identifier, parentId }: MoveTo) {
  return { params: { id }, body: { identifier, ...(parentId === stands ? {} : { parentId }) } };
}

/** Moves a page, and answers its path and how many redirects lead there from where it was. */
export async function movePage(
  routeId: string,
  from: Moving,
  to: MoveTo,
  ifMatch: string | undefined,
): Promise<{ path: string; redirects: number }> {
  const { data } = await readWhenStale(routeId, api.call(renamePage, createMove(from, to), { ifMatch }));
  return { path: getPagePath(data), redirects: data.redirects.length };
}

/** What moving a page would change, for all its languages and the pages below it. It stays where it is. */
export function tryMove(routeId: string, from: Moving, to: MoveTo, { ifMatch, signal }: CallOptions) {
  return readWhenStale(routeId, api.dryRun(renamePage, createMove(from, to), { ifMatch, signal }));
}

/** Who is told that somebody has moved the page meanwhile sees where it is now, and can go on from there. */
async function readWhenStale<T>(routeId: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) await readPage(routeId);
    throw error;
  }
}

/** Answers the page's revision after it. */
export async function publishVersion(
  pageId: string,
  versionId: string,
  ifMatch: string | undefined,
): Promise<{ revision: string | undefined }> {
  const { revision } = await api.call(
    setVersionStatus,
    { params: { id: pageId, versionId }, body: { status: 'PUBLISHED' } },
    { ifMatch },
  );
  return { revision };
}

/** Makes content live that is no version yet; the draft stays as it is. */
export async function publishContent(
  pageId: string,
  { title, overview, translations = {}, metadata = {}, ...settings }: PageDocument,
  ifMatch: string | undefined,
): Promise<{ revision: string | undefined }> {
  const body = { title, overview, translations, metadata, ...pickSettings(settings) };
  const { revision } = await api.call(callPublish, { params: { identifier: pageId }, body }, { ifMatch });
  return { revision };
}

/** Reads the page again; for its facts, and to compare its content with ours. */
export async function readPage(routeId: string): Promise<{ page: ApiPage; revision: string | undefined }> {
  return queryClient.fetchQuery({ ...pageQuery(routeId), staleTime: 0 });
}

function keepFacts(routeId: string, page: ApiPage, revision: string | undefined): void {
  queryClient.setQueryData(pageQuery(routeId).queryKey, { page, revision });
  void queryClient.invalidateQueries({ queryKey: ['pages'], refetchType: 'none' });
  // Who left the editor while it still saved looks at this list, and what it shows is what they publish.
  void queryClient.invalidateQueries({ queryKey: hierarchyKey });
}

import { ApiError, type CallOptions } from '#api/client.ts';
import {
  publishContent as callPublish,
  createVersion,
  renamePage,
  savePage,
  setVersionStatus,
} from '#api/endpoints/pages.ts';
import type { ApiPage, SavePageBody } from '#api/schemas/page.ts';
import { getPagePath } from '#content/address/site-paths.ts';
import { isEqual } from '#content/is-equal.ts';
import type { PageContent } from '#content/page/page.ts';
import { removeUnstorable } from '#content/text/unstorable-text.ts';
import { type PageDocument, type PageSettings, pickSettings } from '#document/page-document.ts';
import { hierarchyKey, pageQuery, queryClient } from '../../data/queries.ts';
import { api } from '../../session/api.ts';
import type { SaveOptions } from './saving/save-queue.ts';
import { pickChangedSettings, sendPageSettings } from './settings/send-page-settings.ts';

interface SenderOptions {
  readonly routeId: string;
  readonly pageId: string;
  /** Called if the server has other settings than were sent, since another member changed them. */
  readonly merged: (settings: Partial<PageSettings>) => void;
}

/**
 * Sends a whole page: its content, then layout and background for the version that the content is in. Both
 * count as one save; if the second part fails, both are sent again.
 */
export function createDocumentSender({ routeId, pageId, merged }: SenderOptions) {
  let known: Partial<PageSettings> = {};
  /** Revision of the page after a save of which only the first part succeeded. */
  let reached: { readonly from: string | undefined; readonly to: string | undefined } | undefined;

  async function send(document: PageDocument, how: SaveOptions): Promise<{ revision: string | undefined }> {
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

  /** Gets the version that a save writes to. A page without content changes may not have a draft yet. */
  async function getVersion(page: ApiPage, revision: string | undefined) {
    const { versioning, draftVersionId, currentVersionId } = page;
    const id = versioning ? draftVersionId : (currentVersionId ?? draftVersionId);
    return id === null ? makeDraft(routeId, page, revision) : { id, revision };
  }

  return {
    send,
    /** Stores settings that were read from the server. Only known settings are saved. */
    knows(settings: Partial<PageSettings>): void {
      known = { ...known, ...settings };
    },
  };
}

/** Saves the content in all languages. Facts of the page in the response go to the query cache. */
export async function sendContent(routeId: string, pageId: string, content: PageContent, how: SaveOptions) {
  const answer = await api.call(
    savePage,
    {
      params: { identifier: pageId },
      query: { ...(how.autosave ? { autosave: 'true' } : {}), keepAs: how.keepAs },
      body: toRequestBody(content),
    },
    { ifMatch: how.ifMatch },
  );
  keepFacts(routeId, answer.data, answer.revision);
  return { page: answer.data, revision: answer.revision };
}

/**
 * Converts content to a request body. `translations` and `metadata` are replaced as a whole, so they are sent
 * even if empty. Content without blocks is passed on, and the client refuses to send it. Control characters,
 * which older texts may contain and the server refuses, are removed: they are invisible, so an author can't
 * delete them.
 */
function toRequestBody({ title, overview, translations = {}, metadata = {} }: PageContent) {
  const blocks = overview as PageContent['overview'][number][];
  return removeUnstorable({ title, overview: blocks, translations, metadata });
}

/**
 * Creates a draft from the live version, for a change outside of the content. Returns its id and the page's
 * revision.
 */
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

/** Saves visibility. A body without content fields leaves the blocks unchanged. */
export async function sendVisibility(
  routeId: string,
  pageId: string,
  body: SavePageBody,
  ifMatch?: string,
): Promise<{ revision: string | undefined }> {
  const answer = await api.call(savePage, { params: { identifier: pageId }, body }, { ifMatch });
  keepFacts(routeId, answer.data, answer.revision);
  return { revision: answer.revision };
}

/** New position of a page in the tree. */
export interface MoveTarget {
  readonly identifier: string;
  /** Null for the top level. */
  readonly parentId: string | null;
}

interface MoveSource extends MoveTarget {
  readonly id: string;
}

/** Builds one request for identifier and parent, so that a move is atomic and a dry run covers both. */
function createMove({ id, parentId: stands }: MoveSource, { identifier, parentId }: MoveTarget) {
  return { params: { id }, body: { identifier, ...(parentId === stands ? {} : { parentId }) } };
}

/** Moves a page. Returns its path and the number of redirects from its previous addresses. */
export async function movePage(
  routeId: string,
  from: MoveSource,
  to: MoveTarget,
  ifMatch: string | undefined,
): Promise<{ path: string; redirects: number }> {
  const { data } = await readWhenStale(routeId, api.call(renamePage, createMove(from, to), { ifMatch }));
  return { path: getPagePath(data), redirects: data.redirects.length };
}

/** Dry run of a move: returns what it would change, for all languages and child pages. */
export function tryMove(routeId: string, from: MoveSource, to: MoveTarget, { ifMatch, signal }: CallOptions) {
  return readWhenStale(routeId, api.dryRun(renamePage, createMove(from, to), { ifMatch, signal }));
}

/** After a 412, reloads the page's facts, so that the form shows its current position. */
async function readWhenStale<T>(routeId: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 412) await readPage(routeId);
    throw error;
  }
}

/** Returns the page's revision after publishing. */
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

/** Publishes content that is no version yet; the draft stays unchanged. */
export async function publishContent(
  pageId: string,
  { title, overview, translations = {}, metadata = {}, ...settings }: PageDocument,
  ifMatch: string | undefined,
): Promise<{ revision: string | undefined }> {
  const body = { title, overview, translations, metadata, ...pickSettings(settings) };
  const { revision } = await api.call(callPublish, { params: { identifier: pageId }, body }, { ifMatch });
  return { revision };
}

/** Reads the page again: for its facts, and to compare its content with the draft's. */
export async function readPage(routeId: string): Promise<{ page: ApiPage; revision: string | undefined }> {
  return queryClient.fetchQuery({ ...pageQuery(routeId), staleTime: 0 });
}

function keepFacts(routeId: string, page: ApiPage, revision: string | undefined): void {
  queryClient.setQueryData(pageQuery(routeId).queryKey, { page, revision });
  void queryClient.invalidateQueries({ queryKey: ['pages'], refetchType: 'none' });
  // The list of pages may be open already, and offers to publish what this save contains.
  void queryClient.invalidateQueries({ queryKey: hierarchyKey });
}

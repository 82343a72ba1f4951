import { createVersion, renamePage, savePage, setParent, setVersionStatus } from '#api/endpoints/pages.ts';
import type { ApiPage, SavePage } from '#api/schemas/page.ts';
import type { PageContent } from '#content/page.ts';
import { pagePath } from '#content/site-paths.ts';
import { hierarchyQuery, pageQuery, queryClient } from '../../data/queries.ts';
import { api } from '../../session/api.ts';
import type { SaveHow } from './saving/save-queue.ts';

/** Saves the content in all languages. What the answer says about the page goes to the query cache. */
export async function sendContent(routeId: string, pageId: string, content: PageContent, how: SaveHow) {
  const answer = await api.call(
    savePage,
    {
      params: { identifier: pageId },
      query: how.autosave ? { autosave: 'true' } : {},
      body: { title: content.title, overview: content.overview },
    },
    { ifMatch: how.ifMatch },
  );
  keepFacts(routeId, answer.data, answer.revision);
  return { page: answer.data, revision: answer.revision };
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

/** Moves a page, and answers its path and how many redirects lead there from where it was. */
export async function movePage(
  from: MoveTo & { readonly id: string },
  to: MoveTo,
  ifMatch: string | undefined,
): Promise<{ path: string; redirects: number }> {
  const params = { id: from.id };
  const { identifier, parentId } = to;
  const renamed =
    identifier === from.identifier
      ? undefined
      : await api.call(renamePage, { params, body: { identifier } }, { ifMatch });
  const moved =
    parentId === from.parentId
      ? undefined
      : await api.call(
          setParent,
          { params, body: { parentId } },
          { ifMatch: renamed ? renamed.revision : ifMatch },
        );
  const answers = [renamed, moved].flatMap((answer) => (answer ? [answer.data] : []));
  const path = answers.at(-1);
  return {
    path: path ? pagePath(path) : '',
    redirects: answers.reduce((sum, { redirects }) => sum + redirects.length, 0),
  };
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

/** Reads the page again; for its facts, and to compare its content with ours. */
export async function readPage(routeId: string): Promise<{ page: ApiPage; revision: string | undefined }> {
  return queryClient.fetchQuery({ ...pageQuery(routeId), staleTime: 0 });
}

function keepFacts(routeId: string, page: ApiPage, revision: string | undefined): void {
  queryClient.setQueryData(pageQuery(routeId).queryKey, { page, revision });
  void queryClient.invalidateQueries({ queryKey: ['pages'], refetchType: 'none' });
  // Who left the editor while it still saved looks at this list, and what it shows is what they publish.
  void queryClient.invalidateQueries(hierarchyQuery);
}

import { z } from 'zod';
import { getPage, listPages } from '#api/endpoints/pages.ts';
import { pagesInPart } from '#api/schemas/common.ts';
import type { ApiPage, PageInList } from '#api/schemas/page.ts';
import { findProtectedPages } from './assistant-pages.repository.ts';
import type { AssistantApi } from './call-api.ts';
import { listDraftLinks } from './draft-links.ts';
import { defineTool, mostListed, requireSchema } from './tool.ts';

/** The identifier parameter of a page. */
export const pageKey = requireSchema(getPage.params).shape.identifier;

export const listPagesTool = defineTool({
  name: 'list_pages',
  title: 'Pages and cases',
  description:
    'Lists pages and cases with their titles, visibility and the number of texts to translate, fifty at a time. Protected pages are left out. If there are more, the answer has `next`.',
  input: z.strictObject({
    search: z.string().max(200).describe('Text in the title or identifier.').optional(),
    after: requireSchema(listPages.query).shape.after.describe(
      'The `next` of the previous answer; by default the first pages.',
    ),
  }),
  reads: true,
  run: async ({ search = '', after }, { api, db }) => {
    const { found, next } = await findPages(api, search.trim().toLowerCase(), after);
    const above = found.map(({ parentId }) => parentId).filter((id) => id !== null);
    const kept = await findProtectedPages(db, [...new Set(above)]);
    return {
      pages: found.map((page) => describeListedPage(page, kept)),
      ...(next !== undefined && { next }),
    };
  },
});

/** Finds one answer's worth of pages from a position on, and the position of the rest. */
async function findPages(api: AssistantApi, wanted: string, from: string | undefined) {
  const read = async (after: string | undefined, limit: number) => {
    const { data, next } = await api.call(listPages, { query: { limit, after } });
    return { data, next };
  };
  const found: PageInList[] = [];
  // A search drops most pages, so it reads larger parts.
  const limit = wanted === '' ? mostListed : pagesInPart;
  for (let after = from; ; ) {
    const { data, next } = await read(after, limit);
    const fitting = data.filter(({ title, identifier }) =>
      JSON.stringify([title, identifier]).toLowerCase().includes(wanted),
    );
    const last = fitting[mostListed - found.length - 1];
    found.push(...fitting.slice(0, mostListed - found.length));
    // Further matches in this part belong to the next answer, which starts behind the last match.
    if (last) return { found, next: (await read(after, data.indexOf(last) + 1)).next };
    if (next === undefined) return { found, next };
    after = next;
  }
}

/** Describes a page in a list, without names of users, and without a parent that is hidden from assistants. */
function describeListedPage(page: PageInList, kept: ReadonlySet<string>) {
  const { id, identifier, kind, title, status, toTranslate, updatedAt, parentId } = page;
  const below = parentId !== null && !kept.has(parentId) ? page.parentIdentifier : null;
  const hasDraft = page.draftVersionId !== null;
  return {
    id,
    identifier,
    kind,
    title,
    status,
    isVisibleToVisitors: page.published && !page.isHidden,
    hasDraft,
    below,
    toTranslate,
    updatedAt,
  };
}

export const readPageTool = defineTool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'Reads a page or case as the editor opens it, in all languages: its draft, or else the live version. Send its revision with a change.',
  input: z.strictObject({
    page: pageKey,
    language: requireSchema(getPage.query).shape.language.describe(
      'Answers only this language. To change the whole draft, leave it out: you need all languages.',
    ),
  }),
  reads: true,
  run: async ({ page, language }, deps) => {
    const { data, revision } = await deps.api.call(getPage, {
      params: { identifier: page },
      query: { language },
    });
    return {
      ...summarizePageForAssistant(data),
      overview: data.overview,
      revision,
      ...(await listDraftLinks(deps, data)),
    };
  },
});

/** Describes a page without its blocks. */
export function summarizePageForAssistant({
  id,
  identifier,
  kind,
  title,
  status,
  versioning,
  metadata,
  updatedAt,
}: ApiPage) {
  return { id, identifier, kind, title, status, hasDrafts: versioning, metadata, updatedAt };
}

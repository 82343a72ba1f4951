import { z } from 'zod';
import { getPage, listPages } from '#api/endpoints/pages.ts';
import { pagesInPart } from '#api/schemas/common.ts';
import type { ApiPage, PageInList } from '#api/schemas/page.ts';
import { protectedAmong } from './assistant-pages.repository.ts';
import type { AssistantApi } from './call-api.ts';
import { linksSoFar } from './draft-links.ts';
import { mostListed, requireSchema, tool } from './tool.ts';

/** The page as an assistant names it. */
export const pageKey = requireSchema(getPage.params).shape.identifier;

export const listPagesTool = tool({
  name: 'list_pages',
  title: 'Pages and cases',
  description:
    'Lists the pages and cases of the site with what they are called, whether visitors see them, and how many texts are still to be translated. Protected pages are not among them. Fifty at a time; `next` is there as long as there are more.',
  input: z.strictObject({
    search: z.string().max(200).describe('Only those whose title or identifier has this in it.').optional(),
    after: requireSchema(listPages.query).shape.after.describe(
      'The `next` of the answer before; left out, the first ones.',
    ),
  }),
  reads: true,
  run: async ({ search = '', after }, { api, db }) => {
    const { found, next } = await findPages(api, search.trim().toLowerCase(), after);
    const above = found.map(({ parentId }) => parentId).filter((id) => id !== null);
    const kept = await protectedAmong(db, [...new Set(above)]);
    return { pages: found.map((page) => listed(page, kept)), ...(next !== undefined && { next }) };
  },
});

/** As many pages as one answer holds, read on from a place, and where those go on that come after them. */
async function findPages(api: AssistantApi, wanted: string, from: string | undefined) {
  const read = async (after: string | undefined, limit: number) => {
    const { data, next } = await api.call(listPages, { query: { limit, after } });
    return { data, next };
  };
  const found: PageInList[] = [];
  // Of those that are searched most are left out.
  const limit = wanted === '' ? mostListed : pagesInPart;
  for (let after = from; ; ) {
    const { data, next } = await read(after, limit);
    const fitting = data.filter(({ title, identifier }) =>
      JSON.stringify([title, identifier]).toLowerCase().includes(wanted),
    );
    const last = fitting[mostListed - found.length - 1];
    found.push(...fitting.slice(0, mostListed - found.length));
    // Those after the last one are for the next answer, wherever in its part it stands.
    if (last) return { found, next: (await read(after, data.indexOf(last) + 1)).next };
    if (next === undefined) return { found, next };
    after = next;
  }
}

/** Nobody's name is in it, and no page that is kept from assistants. */
function listed(page: PageInList, kept: ReadonlySet<string>) {
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

export const readPageTool = tool({
  name: 'read_page',
  title: 'Read a page',
  description:
    'One page or case as it is edited: its draft, or what visitors see where there is none, with its title, blocks and texts in all languages. The revision goes with a change of it.',
  input: z.strictObject({
    page: pageKey,
    language: requireSchema(getPage.query).shape.language.describe(
      'Answers the texts in this language alone. Left out, they come in all languages, as a change of the whole draft sends them.',
    ),
  }),
  reads: true,
  run: async ({ page, language }, deps) => {
    const { data, revision } = await deps.api.call(getPage, {
      params: { identifier: page },
      query: { language },
    });
    return { ...told(data), overview: data.overview, revision, ...(await linksSoFar(deps, data)) };
  },
});

/** What an assistant is told of a page, without its blocks. */
export function told({ id, identifier, kind, title, status, versioning, metadata, updatedAt }: ApiPage) {
  return { id, identifier, kind, title, status, hasDrafts: versioning, metadata, updatedAt };
}

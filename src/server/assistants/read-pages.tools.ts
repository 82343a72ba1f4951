import { z } from 'zod';
import { getPage, listPages } from '#api/endpoints/pages.ts';
import type { ApiPage, PageInList } from '#api/schemas/page.ts';
import { editorLink } from './draft-links.ts';
import { inParts, partOf, skipField, tool } from './tool.ts';

/** The page as an assistant names it. */
export const pageKey = partOf(getPage.params).shape.identifier;

export const listPagesTool = tool({
  name: 'list_pages',
  title: 'Pages and cases',
  description:
    'Lists the pages and cases of the site with what they are called, whether visitors see them, and how many texts are still to be translated. Protected pages are not among them. Fifty at a time.',
  input: z.strictObject({
    search: z.string().max(200).describe('Only those whose title or identifier has this in it.').optional(),
    skip: skipField,
  }),
  reads: true,
  run: async ({ search = '', skip }, { api }) => {
    const { data } = await api.call(listPages, { query: {} });
    const known = new Set(data.map(({ id }) => id));
    const wanted = search.trim().toLowerCase();
    const found = data.filter(({ title, identifier }) =>
      JSON.stringify([title, identifier]).toLowerCase().includes(wanted),
    );
    const { number, part } = inParts(found, skip);
    return { number, pages: part.map((page) => listed(page, known)) };
  },
});

/** Nobody's name is in it, and no page that is kept from assistants. */
function listed(page: PageInList, known: ReadonlySet<string>) {
  const { id, identifier, kind, title, status, toTranslate, updatedAt, parentId } = page;
  const below = parentId !== null && known.has(parentId) ? page.parentIdentifier : null;
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
    language: partOf(getPage.query).shape.language.describe(
      'Answers the texts in this language alone. Left out, they come in all languages, as a change of the whole draft sends them.',
    ),
  }),
  reads: true,
  run: async ({ page, language }, deps) => {
    const { data, revision } = await deps.api.call(getPage, {
      params: { identifier: page },
      query: { language },
    });
    return { ...told(data), overview: data.overview, revision, editor: editorLink(deps, data) };
  },
});

/** What an assistant is told of a page, without its blocks. */
export function told({ id, identifier, kind, title, status, versioning, metadata, updatedAt }: ApiPage) {
  return { id, identifier, kind, title, status, hasDrafts: versioning, metadata, updatedAt };
}

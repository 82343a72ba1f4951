import { z } from 'zod';
import { getPage } from '#api/endpoints/pages.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import type { Definitions } from '#content/block/block.ts';
import { formatPath, limitIssues } from '#content/block/issue.ts';
import { walkVisibleBlocks } from '#content/block/slots.ts';
import { validateContent } from '#content/block/validate.ts';
import { type Language, languages } from '#content/language/language.ts';
import { listUndescribedMedia } from '#content/media/undescribed-media.ts';
import type { PageContent } from '#content/page/page.ts';
import { isToDo, walkPageStates } from '#content/translation/page-states.ts';
import { createDraftLinks } from './draft-links.ts';
import { pageKey, summarizePageForAssistant } from './read-pages.tools.ts';
import { defineTool } from './tool.ts';

/** Places listed per kind; after fixing those, the next check lists others. */
const mostNamed = 40;

/** A place in a block; `block` is null for the page's title. */
interface Place {
  readonly block: string | null;
  readonly path: string;
}

export const checkDraft = defineTool({
  name: 'check_draft',
  title: 'Check a draft',
  description:
    'Checks whether a draft can be published. Lists what blocks publishing, missing or outdated translations, and images without alt text.',
  input: z.strictObject({ page: pageKey }),
  // The tool is not read-only: it creates share links if there are none.
  reads: false,
  run: async ({ page }, deps) => {
    const { data, revision } = await deps.api.call(getPage, { params: { identifier: page }, query: {} });
    const content = getContent(data);
    const { issues, warnings, notes } = validateContent(deps.definitions, content);
    return {
      ...summarizePageForAssistant(data),
      revision,
      refusesPublishing: limitIssues([...issues, ...warnings]),
      remarks: limitIssues(notes),
      toTranslate: Object.fromEntries(
        languages.map((language) => [
          language,
          limitPlaces(toTranslate(deps.definitions, content, language)),
        ]),
      ),
      withoutAltText: limitPlaces(withoutAltText(deps.definitions, content)),
      ...(await createDraftLinks(deps, data)),
    };
  },
});

function getContent({ title, overview, translations, metadata }: ApiPage): PageContent {
  return { title, overview, ...(translations && { translations }), ...(metadata && { metadata }) };
}

function toTranslate(definitions: Definitions, content: PageContent, language: Language) {
  return [...walkPageStates(definitions, content, language)]
    .filter(({ state }) => isToDo(state))
    .map(({ block, path, state }) => ({
      block: block?.id ?? null,
      path: block ? formatPath(path) : 'title',
      // Placeholders of the editor count as missing.
      state: state === 'starter' ? 'missing' : state,
    }));
}

function withoutAltText(definitions: Definitions, { overview }: PageContent): Place[] {
  return [...walkVisibleBlocks(definitions, overview)].flatMap(({ block }) =>
    listUndescribedMedia(definitions, block).map(({ path }) => ({ block: block.id, path: formatPath(path) })),
  );
}

function limitPlaces<T>(places: readonly T[]): { readonly number: number; readonly places: readonly T[] } {
  return { number: places.length, places: places.slice(0, mostNamed) };
}

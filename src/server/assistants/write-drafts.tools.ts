import { z } from 'zod';
import { type ApiAnswer, ApiError } from '#api/client.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { createPage, getPage, savePage } from '#api/endpoints/pages.ts';
import { createDraftLinks } from './draft-links.ts';
import { pageKey, summarizePageForAssistant } from './read-pages.tools.ts';
import { defineTool, requireSchema, type ToolDeps } from './tool.ts';

/** Content of a page: the only input fields that are for assistants. */
const content = { title: true, overview: true, language: true, metadata: true } as const;

export const createDraftTool = defineTool({
  name: 'create_draft',
  title: 'Create a draft',
  description:
    'Creates a page or a case as a draft that visitors do not see. Write every text in Dutch (nl) and English (en). The answer has share links; a member of the studio publishes the draft.',
  input: requireSchema(createPage.body).pick({
    ...content,
    identifier: true,
    kind: true,
    parentIdentifier: true,
  }),
  reads: false,
  run: async (body, deps) => answer(deps, await deps.api.call(createPage, { body })),
});

export const changeDraftTool = defineTool({
  name: 'change_draft',
  title: 'Change a draft',
  description:
    'Saves the title and all blocks of a page as its draft; the live version stays the same. Send all blocks, including unchanged ones; the previous state is kept as a version. With language, title and texts are in that language, and other languages stay the same.',
  input: requireSchema(savePage.body)
    .pick(content)
    .required({ title: true, overview: true })
    .extend({
      page: pageKey,
      revision: z
        .string()
        .min(1)
        .max(500)
        .regex(/^[\w.-]+$/, 'is not a revision: send the one from read_page or from the previous change')
        .describe(
          'The revision from read_page or from the previous change. Later changes by others are never overwritten.',
        ),
    }),
  reads: false,
  run: async ({ page, revision, ...body }, deps) => {
    const { data: before } = await deps.api.call(getPage, { params: { identifier: page }, query: {} });
    if (!before.versioning) throw new ApiError(noDrafts, 403);
    return answer(
      deps,
      await deps.api.call(
        savePage,
        { params: { identifier: before.id }, query: {}, body },
        { ifMatch: revision },
      ),
    );
  },
});

const noDrafts =
  'This page has no drafts: every save is public immediately. Ask a member of the studio to turn on drafts for it in the editor.';

async function answer(deps: ToolDeps, { data, revision }: ApiAnswer<AnswerOf<typeof savePage>>) {
  return {
    ...summarizePageForAssistant(data),
    revision,
    changedTexts: data.changes,
    beforePublishing: data.warnings,
    ...(await createDraftLinks(deps, data)),
    next: 'Visitors do not see this. Give the links to a member of the studio, who reviews and publishes it in the editor.',
  };
}

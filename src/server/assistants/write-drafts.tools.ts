import { z } from 'zod';
import { type Answered, ApiError } from '#api/client.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { createPage, getPage, savePage } from '#api/endpoints/pages.ts';
import { createDraftLinks } from './draft-links.ts';
import { pageKey, summarizePageForAssistant } from './read-pages.tools.ts';
import { defineTool, requireSchema, type ToolDeps } from './tool.ts';

/** Content of a page: the only input fields that are for assistants. */
const content = { title: true, overview: true, language: true, metadata: true } as const;

export const createDraftTool = defineTool({
  name: 'create_draft',
  title: 'Make a draft',
  description:
    'Makes a page or a case as a draft that visitors do not see. Give every text in Dutch (nl) and English (en). The answer has links to look at it; somebody of the studio publishes it.',
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
    'Saves the title and all blocks of a page as its draft; of a published page visitors go on seeing what they saw. Send the whole list of blocks, also those that you leave as they are. With language, title and texts are those of one language, and the others stay. The state before is kept among the versions.',
  input: requireSchema(savePage.body)
    .pick(content)
    .required({ title: true, overview: true })
    .extend({
      page: pageKey,
      revision: z
        .string()
        .min(1)
        .max(500)
        .regex(
          /^[\w.-]+$/,
          'is not a revision: send the one that read_page, or the write before, has answered',
        )
        .describe(
          'The one that read_page, or the write before, has answered. What somebody has saved since is not overwritten.',
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
  'This page has no drafts: what is saved on it is seen by visitors at once. Ask somebody of the studio to switch drafts on for it in the editor.';

async function answer(deps: ToolDeps, { data, revision }: Answered<AnswerOf<typeof savePage>>) {
  return {
    ...summarizePageForAssistant(data),
    revision,
    changedTexts: data.changes,
    beforePublishing: data.warnings,
    ...(await createDraftLinks(deps, data)),
    next: 'Visitors do not see this. Give the links to somebody of the studio, who looks at it and publishes it in the editor.',
  };
}

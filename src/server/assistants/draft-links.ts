import { ApiError } from '#api/client.ts';
import { createPreviewLink, listPreviewLinks } from '#api/endpoints/preview-links.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { type Language, languages } from '#content/language/language.ts';
import type { ToolDeps } from './tool.ts';

/** Preview links of a draft, and the URL to edit it. */
export interface DraftLinks {
  /** URL of the editor, where it can be published. */
  readonly editor: string;
  /**
   * By language; each works for anyone who has it, until it expires. A sentence instead if they could not be
   * created.
   */
  readonly preview: Readonly<Partial<Record<Language, string>>> | string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns links of a draft. Reuses those that this assistant created if they work for another day. */
export async function createDraftLinks(
  deps: ToolDeps,
  page: Pick<ApiPage, 'id' | 'kind'>,
): Promise<DraftLinks> {
  return { editor: buildEditorLink(deps, page), preview: await ensurePreviews(deps, page.id) };
}

/** Returns existing links only: reading creates none, since each is a row and a log entry. */
export async function listDraftLinks(
  deps: ToolDeps,
  page: Pick<ApiPage, 'id' | 'kind'>,
): Promise<DraftLinks> {
  const known = await listOwnPreviews(deps, page.id).catch(explainFailure);
  const isNone = typeof known !== 'string' && Object.keys(known).length === 0;
  return { editor: buildEditorLink(deps, page), preview: isNone ? noneYet : known };
}

const noneYet = 'There are none yet: check_draft and change_draft create them.';

function buildEditorLink({ publicUrl }: ToolDeps, { id, kind }: Pick<ApiPage, 'id' | 'kind'>): string {
  const area = kind === 'case' ? 'cases' : 'pages';
  return new URL(`/admin/${area}/edit/${encodeURIComponent(id)}`, publicUrl).href;
}

type Previews = Partial<Record<Language, string>>;

async function ensurePreviews(deps: ToolDeps, id: string): Promise<DraftLinks['preview']> {
  try {
    const found = await listOwnPreviews(deps, id);
    for (const language of languages) {
      found[language] ??= (
        await deps.api.call(createPreviewLink, { params: { id }, body: { language } })
      ).data.link;
    }
    return found;
  } catch (error) {
    // The draft is saved regardless: an error would make the assistant write it again.
    return `The draft is saved. ${explainFailure(error)}`;
  }
}

/** Lists links that this assistant created and that work for another day. */
async function listOwnPreviews({ api, assistant }: ToolDeps, id: string): Promise<Previews> {
  const { data } = await api.call(listPreviewLinks, { params: { id } });
  const own = data.filter(
    ({ createdBy, expiresAt }) => createdBy === assistant && Date.parse(expiresAt) > Date.now() + dayMs,
  );
  return Object.fromEntries(own.map(({ language, link }) => [language, link]));
}

function explainFailure(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  return `Share links could not be created: ${error.message}`;
}

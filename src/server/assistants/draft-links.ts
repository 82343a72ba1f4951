import { ApiError } from '#api/client.ts';
import { createPreviewLink, listPreviewLinks } from '#api/endpoints/preview-links.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { type Language, languages } from '#content/language.ts';
import type { ToolDeps } from './tool.ts';

/** Where a draft is looked at, and where somebody of the studio goes on with it. */
export interface DraftLinks {
  /** Where it is published. */
  readonly editor: string;
  /** By language; each opens for whoever has it, until it ends. A sentence in their place where they could not be made. */
  readonly preview: Readonly<Partial<Record<Language, string>>> | string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The links of a draft. Those that this assistant has handed out already are handed out again while they work for a day. */
export async function draftLinks(deps: ToolDeps, page: Pick<ApiPage, 'id' | 'kind'>): Promise<DraftLinks> {
  return { editor: editorLink(deps, page), preview: await previews(deps, page.id) };
}

export function editorLink({ publicUrl }: ToolDeps, { id, kind }: Pick<ApiPage, 'id' | 'kind'>): string {
  const area = kind === 'case' ? 'cases' : 'pages';
  return new URL(`/admin/${area}/edit/${encodeURIComponent(id)}`, publicUrl).href;
}

async function previews({ api, assistant }: ToolDeps, id: string): Promise<DraftLinks['preview']> {
  try {
    const { data: known } = await api.call(listPreviewLinks, { params: { id } });
    const found: Partial<Record<Language, string>> = {};
    for (const language of languages) {
      const own = known.find(
        (link) =>
          link.createdBy === assistant &&
          link.language === language &&
          Date.parse(link.expiresAt) > Date.now() + dayMs,
      );
      found[language] =
        own?.link ?? (await api.call(createPreviewLink, { params: { id }, body: { language } })).data.link;
    }
    return found;
  } catch (error) {
    // The draft is saved all the same: whoever hears of a failure would write it once more.
    if (!(error instanceof ApiError)) throw error;
    return `The draft is saved. Links to look at it could not be made: ${error.message}`;
  }
}

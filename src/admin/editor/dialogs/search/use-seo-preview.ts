import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSettings } from '#api/endpoints/settings.ts';
import { getPagePath, withLanguage } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';
import { createPageSnippet, type PageSnippet } from '#content/page/page-snippet.ts';
import { api } from '../../../session/api.ts';
import { useDraft, useEditor } from '../../services/editor-context.ts';
import { usePageFacts } from '../../services/page-facts.ts';

/** Site settings that are shared with each page. */
const siteQuery = queryOptions({
  queryKey: ['settings', 'told'],
  queryFn: async ({ signal }) => {
    const { studioName, description } = (await api.call(getSettings, {}, { signal })).data;
    return { studioName, description };
  },
});

/** Metadata of the page as edited. */
export interface SeoPreview {
  readonly summary: PageSnippet;
  readonly studioName: string;
  /** Parts of its address for display: the host, and the path. */
  readonly steps: readonly string[];
}

/** Metadata derived from the page, used where no text is set. */
export type DefaultMetadata = Pick<PageSnippet, 'language' | 'title' | 'description'>;

function usePage() {
  const facts = usePageFacts();
  const content = useDraft((state) => state.content);
  return { ...content, identifier: facts.identifier, path: getPagePath(facts) };
}

export function useDefaultMetadata(language: Language): DefaultMetadata {
  const { definitions } = useEditor();
  const { data: site } = useQuery(siteQuery);
  // The site's description is used once it is loaded; typing does not wait for it.
  const description = site?.description ?? '';
  return createPageSnippet(
    definitions,
    { ...usePage(), metadata: undefined },
    { description, asked: language },
  );
}

export function useSeoPreview(language: Language): { preview: SeoPreview | undefined; error: Error | null } {
  const { definitions } = useEditor();
  const { data: site, error } = useQuery(siteQuery);
  const page = usePage();
  if (!site) return { preview: undefined, error };
  const summary = createPageSnippet(definitions, page, { description: site.description, asked: language });
  const steps = withLanguage(page.path, summary.language).split('/').filter(Boolean);
  return {
    preview: { summary, studioName: site.studioName, steps: [location.host, ...steps] },
    error: null,
  };
}

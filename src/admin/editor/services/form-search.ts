import { type EditorServices, useDraft, useEditor, useView } from './editor-context.ts';

type SearchContext = Pick<EditorServices, 'view' | 'draft'>;

const getSearched = ({ draft }: SearchContext) => draft.store.getState().selection.ids.join(' ');

/** Opens the search of the form, and focuses it. */
export function openFormSearch({ view, draft }: SearchContext): void {
  const of = getSearched({ view, draft });
  const query = view.getState().formSearch;
  view.setState({
    panelOpen: true,
    area: 'properties',
    formSearch: query?.of === of ? query : { of, query: '' },
  });
  globalThis.document?.querySelector<HTMLElement>('.form-search input')?.focus();
}

/** The query of the open search, undefined if it is closed, and functions that change and close it. */
export function useFormSearch() {
  const { view } = useEditor();
  const of = useDraft(({ selection }) => selection.ids.join(' '));
  const query = useView(({ formSearch }) => (formSearch?.of === of ? formSearch.query : undefined));
  return {
    query,
    setQuery: (next: string) => view.setState({ formSearch: { of, query: next } }),
    close: () => view.setState({ formSearch: undefined }),
  };
}

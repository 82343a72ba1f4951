import type { Language } from '#content/language/language.ts';
import type { EditorServices } from './editor-context.ts';

/** A field of a block or of the page, in one language if only that one is meant. */
export interface FieldPlace {
  readonly blockId: string | null;
  /** Path as `slides[0].alt`; '' for the block as a whole. */
  readonly field: string;
  readonly language?: Language | undefined;
}

/** Selects a block, opens the tab of the field, scrolls it into view and focuses it. */
export function goToPlace(
  { draft, view, panes }: Pick<EditorServices, 'draft' | 'view' | 'panes'>,
  { blockId, field, language }: FieldPlace,
): void {
  if (language) panes.showLanguage(language);
  draft.select(blockId);
  view.setState({ area: 'properties', panelOpen: true, pageTab: 'page' });
  if (blockId !== null && field !== '') view.setState({ fieldRequest: { blockId, field, focus: true } });
  // After the panel has rendered the form of the page.
  if (blockId === null) setTimeout(() => document.getElementById('page-title')?.focus(), 0);
}

import type { Language } from '#content/language/language.ts';
import type { EditorServices } from './editor-context.ts';

/** A field of a block, or of the page; where it is about one language, in that one. */
export interface FieldPlace {
  readonly blockId: string | null;
  /** Its path as people read it; '' for a block as a whole. */
  readonly field: string;
  readonly language?: Language | undefined;
}

/** Brings a field into view with the keyboard in it: its block selected, its tab open. */
export function goToPlace(
  { draft, view, panes }: Pick<EditorServices, 'draft' | 'view' | 'panes'>,
  { blockId, field, language }: FieldPlace,
): void {
  if (language) panes.showLanguage(language);
  draft.select(blockId);
  view.setState({ area: 'properties', panelOpen: true, pageTab: 'page' });
  if (blockId !== null && field !== '') view.setState({ fieldRequest: { blockId, field, focus: true } });
  // Once the panel has rendered the page's own form.
  if (blockId === null) setTimeout(() => document.getElementById('page-title')?.focus(), 0);
}

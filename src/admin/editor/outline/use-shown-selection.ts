import { type RefObject, useEffect } from 'react';
import { useDraft, useEditor } from '../services/editor-context.ts';
import { slotKeyOf } from './outline-rows.ts';

/** A block that is selected, here or elsewhere, is shown: what it is in opens, and its row comes into view. */
export function useShownSelection(tree: RefObject<HTMLElement | null>): void {
  const { draft, view } = useEditor();
  const lead = useDraft((state) => state.selection.lead);
  useEffect(() => {
    if (lead === null) return;
    const { tree: page } = draft.store.getState();
    const within = [...page.around(lead).map(({ id }) => id), lead];
    const closed = new Set(
      within.flatMap((id) => {
        const place = page.placeOf(id);
        return place && place.parent !== null ? [place.parent, slotKeyOf(place)] : [];
      }),
    );
    view.setState((state) =>
      [...closed].some((key) => state.collapsed.has(key))
        ? { collapsed: new Set([...state.collapsed].filter((key) => !closed.has(key))) }
        : state,
    );
    const row = tree.current?.querySelector(`[data-row="${CSS.escape(lead)}"]`);
    row?.scrollIntoView?.({ block: 'nearest' });
  }, [lead, draft, view, tree]);
}

import { useStore } from 'zustand';
import { useEditor } from '../services/editor-context.ts';
import type { Person } from '../work/presence/people.ts';

/**
 * Marks the rows of the blocks that others work on, in their colours. As styles, so that a page of a thousand rows has
 * none that listens.
 */
export function PeopleInRows() {
  const { presence } = useEditor();
  const people = useStore(presence, (state) => state.people);
  const rules = people.flatMap(({ hue, blockIds }: Person) =>
    blockIds.map((id) => `.row[data-row="${CSS.escape(id)}"]::after { --person-hue: ${hue}; content: ""; }`),
  );
  return rules.length === 0 ? null : <style>{rules.join('\n')}</style>;
}

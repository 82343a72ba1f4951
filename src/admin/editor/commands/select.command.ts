import { selectBlocks } from '#document/selection.ts';
import { announce } from '../../shared/announcer.tsx';
import { enterArea, getFocusedArea, leaveProperties } from '../services/area-focus.ts';
import type { EditorServices } from '../services/editor-context.ts';
import { editorAreas } from '../services/view-store.ts';
import { editWords } from '../work/edit-words.ts';
import { defineCommand } from './command.ts';

/** Selects all siblings of the leading block; without a selection, all blocks at the top level. */
export const selectAllCommand = defineCommand({
  id: 'select-all',
  group: 'block',
  position: 9,
  strokes: [{ key: 'a', mod: true }],
  can: ({ draft }) => draft.store.getState().content.overview.length > 0,
  run: ({ draft }) => {
    const { tree, selection } = draft.store.getState();
    const place = tree.getPlace(selection.lead ?? '') ?? { parent: null, slot: [] };
    const ids = tree.listAt(place)?.blocks.map(({ id }) => id) ?? [];
    draft.select({ ...selectBlocks(tree, ids), lead: selection.lead ?? ids.at(-1) ?? null });
  },
});

/** Selects all blocks of the leading block's type on the page. The leading block stays the same. */
export const selectLikeCommand = defineCommand({
  id: 'select-like',
  group: 'block',
  isOfSelection: true,
  position: 17,
  strokes: [{ key: 'a', mod: true, alt: true }],
  can: ({ draft }) => draft.store.getState().selection.lead !== null,
  run: ({ draft, editing }) => {
    const { tree, selection } = draft.store.getState();
    const block = tree.find(selection.lead)?.block;
    if (!block) return;
    const ids = [...tree.walk()].flatMap((visit) => (visit.block.type === block.type ? visit.block.id : []));
    draft.select({ ...selectBlocks(tree, ids), lead: block.id });
    announce(editWords.selectedLike(ids.length, editing.describeBlocks([block])));
  },
});

/**
 * Escape goes up: from a field to its block, from several blocks to one, from a block to its parent, from the
 * top level to no selection.
 */
export const parentCommand = defineCommand({
  id: 'parent',
  group: 'block',
  position: 10,
  strokes: [{ key: 'Escape' }],
  whileTyping: true,
  can: ({ draft }) => getFocusedArea() === 'properties' || draft.store.getState().selection.lead !== null,
  run: ({ draft, view }) => {
    if (getFocusedArea() === 'properties') {
      leaveProperties({ draft, view });
      return;
    }
    const { tree, selection } = draft.store.getState();
    const { ids, lead } = selection;
    draft.select(ids.length > 1 ? lead : (tree.find(lead)?.parent?.id ?? null));
  },
});

/** F6 moves the focus to the next area, as in many programs; with Shift to the previous one. */
export const areaCommands = [
  defineCommand({
    id: 'next-area',
    group: 'view',
    position: 10,
    strokes: [{ key: 'F6' }],
    whileTyping: true,
    run: (services) => go(services, 1),
  }),
  defineCommand({
    id: 'previous-area',
    group: 'view',
    position: 11,
    strokes: [{ key: 'F6', shift: true }],
    whileTyping: true,
    run: (services) => go(services, -1),
  }),
];

/** Goes to the next area; from the bars to the first or the last one. */
function go(services: EditorServices, step: 1 | -1): void {
  const focused = getFocusedArea();
  const from = focused ? editorAreas.indexOf(focused) : step > 0 ? -1 : editorAreas.length;
  const next = editorAreas.at((from + step) % editorAreas.length);
  if (next) enterArea(next, services);
}

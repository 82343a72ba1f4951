import type { Block } from '#content/block/block.ts';
import { type PathPart, readPath } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import type { PageTree } from '#document/page-tree.ts';
import type { MenuAction, MenuGroup } from '../../../shared/menu/action-menu.tsx';
import { columnsWords } from '../../form/inputs/columns/columns-words.ts';
import type { EditorServices } from '../../services/editor-context.ts';
import { editWords } from '../../work/edit-words.ts';

/** Actions on the column that was pressed, else on the one that the selected block is in; none without columns. */
export function describeColumnMenu(
  services: EditorServices,
  field: string | undefined,
): readonly MenuGroup[] {
  const { draft, view, editing } = services;
  const { tree, selection } = draft.store.getState();
  const lead = selection.ids.length === 1 ? selection.lead : null;
  const pressed = field === undefined ? undefined : findColumn(tree, lead, readPath(field));
  const place = tree.getPlace(lead ?? '');
  const column = pressed ?? (place && findColumn(tree, place.parent, place.slot));
  if (!column) return [];
  const { block, columns, path, index } = column;
  const createAction = (id: string, label: string, next: Block | undefined): MenuAction => ({
    id,
    label,
    isDisabled: next === undefined,
    run: () => {
      if (next) editing.setValues([block.id], listChanges(block, next), label);
    },
  });
  const stored = getValueAt(block, path);
  const count = Array.isArray(stored) ? stored.length : 0;
  return [
    {
      title: columnsWords.name(index + 1),
      actions: [
        {
          id: 'column-insert',
          label: editWords.addTo(columnsWords.name(index + 1)),
          run: () =>
            view.setState({ dialog: { type: 'insert', at: { parent: block.id, slot: path, index: count } } }),
        },
        createAction('column-before', columnsWords.before, columns.add(block, path)),
        createAction('column-after', columnsWords.after, columns.add(block, path.with(-1, index + 1))),
        createAction('column-equal', columnsWords.equal, columns.equalize(block, path)),
        createAction('column-remove', columnsWords.remove(index + 1), columns.join(block, path)),
      ],
    },
  ];
}

function findColumn(tree: PageTree, blockId: string | null, path: readonly PathPart[]) {
  const block = tree.find(blockId)?.block;
  const columns = block && tree.findDefinition(block)?.columns;
  const index = path.at(-1);
  if (!block || !columns || typeof index !== 'number' || !columns.isColumn(path)) return undefined;
  return { block, columns, path, index };
}

/** Lists the properties that differ. */
function listChanges(before: Block, after: Block) {
  return Object.keys({ ...before, ...after })
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ path: [name], value: after[name] }));
}

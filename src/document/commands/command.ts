import type { Edit } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import type { Selection } from '../selection.ts';

/**
 * An action on the selected blocks: returns the edit, or undefined if the action is not possible. The editor
 * also calls it to decide whether a button is enabled.
 */
export type BlockCommand = (tree: PageTree, selection: Selection, newId: () => string) => Edit | undefined;

import type { Edit } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import type { Selection } from '../selection.ts';

/**
 * What can be done to the selected blocks: the edit that does it, or undefined where it cannot be done. Asking is all
 * there is to "can": nothing changes before the edit is applied.
 */
export type BlockCommand = (tree: PageTree, selection: Selection, newId: () => string) => Edit | undefined;

import type { EditorServices } from '../../services/editor-context.ts';
import type { Insertable } from '../../work/insertable.ts';
import type { ListBox } from '../drops/drop-place.ts';
import { type DropTarget, findDropTarget, findInsertTarget } from '../drops/drop-target.ts';
import type { Point } from '../overlay/geometry.ts';

/** Blocks, or an item of the insert menu, that are dragged over a page. */
export interface DragPayload {
  readonly name: string;
  /** Block type; undefined for several blocks. */
  readonly type: string | undefined;
  readonly findTarget: (lists: readonly ListBox[], point: Point) => DropTarget | undefined;
  /** Drops it at the target. Returns the id of a new block. */
  readonly drop: (target: DropTarget) => string | undefined;
}

type Services = Pick<EditorServices, 'draft' | 'editing'>;

/** Describes existing blocks that are moved. */
export function createBlockPayload({ draft, editing }: Services, ids: readonly string[]): DragPayload {
  const { tree } = draft.store.getState();
  const blocks = ids.flatMap((id) => tree.find(id)?.block ?? []);
  const [only, ...others] = blocks;
  return {
    name: editing.describeBlocks(blocks),
    type: others.length === 0 ? only?.type : undefined,
    findTarget: (lists, point) => findDropTarget(lists, point, draft.store.getState().tree, ids),
    drop: ({ place }) => {
      if (ids[0] !== undefined) editing.drop(ids[0], place);
      return undefined;
    },
  };
}

/** Describes a block or section that is dragged onto the page from the insert menu. */
export function createInsertablePayload({ draft, editing }: Services, insertable: Insertable): DragPayload {
  const { label, types, definition } = insertable;
  return {
    name: label,
    type: definition?.type,
    findTarget: (lists, point) => findInsertTarget(lists, point, draft.store.getState().tree, types),
    drop: ({ place }) => editing.insert(insertable, place),
  };
}

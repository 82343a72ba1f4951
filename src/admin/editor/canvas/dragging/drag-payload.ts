import type { EditorServices } from '../../services/editor-context.ts';
import type { Insertable } from '../../work/insertable.ts';
import type { ListBox } from '../drops/drop-place.ts';
import { type DropTarget, findDropTarget, findInsertTarget } from '../drops/drop-target.ts';
import type { Point } from '../overlay/geometry.ts';

/** What is dragged over a page. */
export interface DragPayload {
  readonly name: string;
  /** The type of a single block. */
  readonly type: string | undefined;
  readonly landingAt: (lists: readonly ListBox[], point: Point) => DropTarget | undefined;
  /** Puts it there; the block that is new then. */
  readonly land: (landing: DropTarget) => string | undefined;
}

type Services = Pick<EditorServices, 'draft' | 'editing'>;

/** Blocks of the page itself. */
export function createBlockPayload({ draft, editing }: Services, ids: readonly string[]): DragPayload {
  const { tree } = draft.store.getState();
  const blocks = ids.flatMap((id) => tree.find(id)?.block ?? []);
  const [only, ...others] = blocks;
  return {
    name: editing.nameOfBlocks(blocks),
    type: others.length === 0 ? only?.type : undefined,
    landingAt: (lists, point) => findDropTarget(lists, point, draft.store.getState().tree, ids),
    land: ({ place }) => {
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
    landingAt: (lists, point) => findInsertTarget(lists, point, draft.store.getState().tree, types),
    land: ({ place }) => editing.insert(insertable, place),
  };
}

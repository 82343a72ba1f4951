import { type BlockSide, insertBlocksBeside, moveBlocksBeside } from '#document/commands/place-beside.ts';
import type { PageTree } from '#document/page-tree.ts';
import { createFreshId } from '../../../shared/fresh-id.ts';
import type { EditorServices } from '../../services/editor-context.ts';
import type { Insertable } from '../../work/insertable.ts';
import type { ListBox } from '../drops/drop-place.ts';
import { type DropTarget, findBesideTarget, findDropTarget, findInsertTarget } from '../drops/drop-target.ts';
import type { Point } from '../overlay/geometry.ts';

/** Blocks, or an item of the insert menu, that are dragged over a page. */
export interface DragPayload {
  readonly name: string;
  /** Block type; undefined for several blocks. */
  readonly type: string | undefined;
  /** With `isSideways`, it may also go beside a block, into a new column. */
  readonly findTarget: (
    lists: readonly ListBox[],
    point: Point,
    isSideways: boolean,
  ) => DropTarget | undefined;
  /** Drops it at the target. Returns the id of a new block. */
  readonly drop: (target: DropTarget) => string | undefined;
}

/** Remembers per page and place if a drop fits beside a block: a drag asks once per frame. */
function rememberFits(tree: () => PageTree, fits: (tree: PageTree, beside: BlockSide) => boolean) {
  let page: PageTree | undefined;
  let known = new Map<string, boolean>();
  return (beside: BlockSide): boolean => {
    const now = tree();
    if (now !== page) [page, known] = [now, new Map()];
    const key = `${beside.side} ${beside.blockId}`;
    const fit = known.get(key) ?? fits(now, beside);
    known.set(key, fit);
    return fit;
  };
}

type Services = Pick<EditorServices, 'draft' | 'editing'>;

/** Describes existing blocks that are moved. */
export function createBlockPayload({ draft, editing }: Services, ids: readonly string[]): DragPayload {
  const { tree } = draft.store.getState();
  const blocks = ids.flatMap((id) => tree.find(id)?.block ?? []);
  const [only, ...others] = blocks;
  const getTree = () => draft.store.getState().tree;
  const fits = rememberFits(
    getTree,
    (page, beside) => moveBlocksBeside(page, ids, beside, createFreshId) !== undefined,
  );
  return {
    name: editing.describeBlocks(blocks),
    type: others.length === 0 ? only?.type : undefined,
    findTarget: (lists, point, isSideways) =>
      (isSideways ? findBesideTarget(lists, point, fits) : undefined) ??
      findDropTarget(lists, point, getTree(), ids),
    drop: ({ place, beside }) => {
      if (ids[0] !== undefined) editing.drop(ids[0], beside ?? place);
      return undefined;
    },
  };
}

/** Describes a block or section that is dragged onto the page from the insert menu. */
export function createInsertablePayload({ draft, editing }: Services, insertable: Insertable): DragPayload {
  const { label, types, definition } = insertable;
  const getTree = () => draft.store.getState().tree;
  const samples = types.map((type, index) => ({ id: `new-${index}`, type }));
  const fits = rememberFits(
    getTree,
    (page, beside) => insertBlocksBeside(page, samples, beside, createFreshId) !== undefined,
  );
  return {
    name: label,
    type: definition?.type,
    findTarget: (lists, point, isSideways) =>
      (isSideways ? findBesideTarget(lists, point, fits) : undefined) ??
      findInsertTarget(lists, point, getTree(), types),
    drop: ({ place, beside }) => editing.insert(insertable, beside ?? place),
  };
}

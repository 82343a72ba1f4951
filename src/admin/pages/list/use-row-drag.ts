import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { attachInstruction, extractInstruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { type RefObject, useEffect, useState } from 'react';
import { getPageTitle } from '../page-title.ts';
import type { PageRow } from '../page-tree.ts';
import { type ListServices, useList } from './list-services.ts';
import { pageListWords } from './list-words.ts';
import { isPlace, type RowOperation } from './move-places.ts';

const dragType = 'page-row';

/** Effect of dropping here, or why it is not allowed. */
export interface RowDrop {
  readonly operation: RowOperation;
  readonly issue: string | undefined;
}

/**
 * Makes a row draggable, and a drop target: before or after it, and onto it where rows are below each other. Returns
 * the current drop.
 */
export function usePageRowDrag(
  element: RefObject<HTMLElement | null>,
  row: PageRow,
  axis: 'vertical' | 'horizontal' = 'vertical',
) {
  const list = useList();
  const [over, setOver] = useState<RowDrop>();
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    return combine(
      draggable({
        element: target,
        getInitialData: () => ({ type: dragType, rows: list.dragged(row.page.id) }),
        onGenerateDragPreview: ({ nativeSetDragImage, source }) =>
          setCustomNativeDragPreview({
            nativeSetDragImage,
            render: ({ container }) => container.append(createDragImage(getDraggedRows(source.data))),
          }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: target,
        canDrop: ({ source }) =>
          isRows(source.data) && !getDraggedRows(source.data).some(({ page }) => page.id === row.page.id),
        getData: ({ input, source }) => {
          const moving = getDraggedRows(source.data);
          const can = (operation: RowOperation) =>
            isPlace(list.placeAt(moving, row, operation)) ? 'available' : 'blocked';
          const operations = {
            'reorder-before': can('reorder-before'),
            'reorder-after': can('reorder-after'),
            combine: axis === 'vertical' ? can('combine') : 'not-available',
          } as const;
          return attachInstruction({}, { input, element: target, operations, axis });
        },
        onDrag: ({ self, source }) =>
          setOver((before) => reuseEqualDrop(before, findDrop(list, row, self.data, source.data))),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ self, source }) => {
          setOver(undefined);
          const found = extractInstruction(self.data);
          if (!found) return;
          const moving = getDraggedRows(source.data);
          list.drop(moving, list.placeAt(moving, row, found.operation));
        },
      }),
    );
  }, [element, row, list, axis]);
  return { over, isDragged };
}

type Data = Record<string | symbol, unknown>;

const isRows = (data: Data) => data.type === dragType;
const getDraggedRows = (data: Data) => (isRows(data) ? (data.rows as readonly PageRow[]) : []);

function findDrop(list: ListServices, row: PageRow, at: Data, source: Data): RowDrop | undefined {
  const found = extractInstruction(at);
  if (!found) return undefined;
  const place = list.placeAt(getDraggedRows(source), row, found.operation);
  return { operation: found.operation, issue: isPlace(place) ? undefined : place.issue };
}

/** Avoids a render for each pointer event that does not change the drop. */
function reuseEqualDrop(before: RowDrop | undefined, next: RowDrop | undefined): RowDrop | undefined {
  return before?.operation === next?.operation && before?.issue === next?.issue ? before : next;
}

/** Creates the drag image: the page's name, or the number of pages. */
function createDragImage(rows: readonly PageRow[]): HTMLElement {
  const ghost = document.createElement('div');
  const [only] = rows;
  ghost.className = 'page-list__ghost';
  ghost.textContent =
    only && rows.length === 1 ? getPageTitle(only.page) : pageListWords.moves.dragged(rows.length);
  return ghost;
}

import { createContext, use } from 'react';
import type { PageRow } from '../page-tree.ts';
import type { FoundPlace, RowOperation } from './move-places.ts';
import type { RowAction } from './row-actions.ts';

/** What the rows of the list ask and do. It stays the same object, so that rows are drawn again only when they change. */
export interface ListServices {
  /** What stands where rows that are dragged are let go, and the rows that are: the selected ones, where this is one of them. */
  readonly dragged: (id: string) => readonly PageRow[];
  readonly placeAt: (moving: readonly PageRow[], target: PageRow, operation: RowOperation) => FoundPlace;
  readonly drop: (moving: readonly PageRow[], to: FoundPlace) => void;
  readonly act: (action: RowAction, row: PageRow) => void;
  readonly fold: (id: string, closed: boolean) => void;
  readonly focus: (id: string) => void;
  readonly select: (id: string, how: 'one more' | 'up to it') => void;
  /** Opens the menu of a row, beside what was pressed. */
  readonly openMenu: (row: PageRow, at: HTMLElement) => void;
  /** Whether a press selects instead of opening, as on a phone. */
  readonly isSelecting: () => boolean;
}

export const ListContext = createContext<ListServices | undefined>(undefined);

export function useList(): ListServices {
  const services = use(ListContext);
  if (!services) throw new Error('useList must be used inside the list of pages');
  return services;
}

import { createContext, use } from 'react';
import type { MenuAnchor } from '../../shared/menu/menu-anchor.ts';
import type { PageRow } from '../page-tree.ts';
import type { PlaceOrIssue, RowOperation } from './move-places.ts';
import type { RowAction } from './row-actions.ts';

/** Queries and actions of the rows. A stable object, so that rows render only when their own data changes. */
export interface ListServices {
  /** The dragged rows: all selected ones if the dragged row is one of them. */
  readonly dragged: (id: string) => readonly PageRow[];
  readonly placeAt: (moving: readonly PageRow[], target: PageRow, operation: RowOperation) => PlaceOrIssue;
  readonly drop: (moving: readonly PageRow[], to: PlaceOrIssue) => void;
  readonly act: (action: RowAction, row: PageRow) => void;
  readonly fold: (id: string, closed: boolean) => void;
  readonly focus: (id: string) => void;
  readonly select: (id: string, how: 'one more' | 'up to it') => void;
  /** Opens the menu of a row beside the clicked element. */
  readonly openMenu: (row: PageRow, at: MenuAnchor | HTMLElement) => void;
  /** True if a tap selects instead of opening, as on phones. */
  readonly isSelecting: () => boolean;
}

export const ListContext = createContext<ListServices | undefined>(undefined);

export function useList(): ListServices {
  const services = use(ListContext);
  if (!services) throw new Error('useList must be used inside the list of pages');
  return services;
}

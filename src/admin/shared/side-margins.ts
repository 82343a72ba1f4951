import { createContext } from 'react';
import type { ContainerKey } from '#content/look/layout-levels.ts';

/** The margins beside the blocks of a page as it renders them, in CSS pixels. */
export interface SideMargins {
  readonly left: number;
  readonly right: number;
}

/** Margins of the page in the form's frame; undefined until the frame has reported them. */
export const SideMarginsContext = createContext<SideMargins | undefined>(undefined);

/** The margin that `auto` gives in a field of the layout; undefined for a field that is no side margin. */
export function findRenderedMargin(
  margins: SideMargins | undefined,
  field: ContainerKey,
): number | undefined {
  if (field === 'marginLeft') return margins?.left;
  return field === 'marginRight' ? margins?.right : undefined;
}

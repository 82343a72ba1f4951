import { createContext } from 'react';
import type { ContainerKey } from '#content/look/layout-levels.ts';

/** Rendered side margins of a page's blocks, in CSS pixels. */
export interface SideMargins {
  readonly left: number;
  readonly right: number;
}

/** Margins of the page in the form's frame; undefined until the frame has reported them. */
export const SideMarginsContext = createContext<SideMargins | undefined>(undefined);

/** Finds the rendered margin that `auto` gives a layout field; undefined if the field isn't a side margin. */
export function findRenderedMargin(
  margins: SideMargins | undefined,
  field: ContainerKey,
): number | undefined {
  if (field === 'marginLeft') return margins?.left;
  return field === 'marginRight' ? margins?.right : undefined;
}

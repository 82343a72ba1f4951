import { createContext } from 'react';
import type { ContainerKey } from '#content/layout-levels.ts';

/** The margins beside the blocks of a page as it renders them, in CSS pixels. */
export interface SideMargins {
  readonly left: number;
  readonly right: number;
}

/** Those of the page that the form's frame shows; undefined until it has told them. */
export const SideMarginsContext = createContext<SideMargins | undefined>(undefined);

/** What `auto` comes to in a field of the layout; undefined for fields that are no side margin. */
export function renderedMargin(margins: SideMargins | undefined, field: ContainerKey): number | undefined {
  if (field === 'marginLeft') return margins?.left;
  return field === 'marginRight' ? margins?.right : undefined;
}

/** Anchor of a menu: a point of the editor's window, or an element. */
export interface MenuAnchor {
  readonly x: number;
  readonly y: number;
  /** Width and height of an element, whose lower edge the menu is below. */
  readonly width?: number;
  readonly height?: number;
}

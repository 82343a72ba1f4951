/** A compartment in the drawing's units. */
export interface NicheBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far the back wall is from each edge, as shares of the box: seen from slightly above. */
const inset = { sides: 0.1, top: 0.08, bottom: 0.16 };

/** Draws the inside of a compartment as paths, with the light that falls in from its ceiling. */
export function drawNiche({ x, y, width, height }: NicheBox) {
  const [right, bottom] = [x + width, y + height];
  const near = { left: x + width * inset.sides, right: right - width * inset.sides };
  const [top, floor] = [y + height * inset.top, bottom - height * inset.bottom];
  const middle = x + width / 2;
  return {
    back: `M${near.left} ${top}H${near.right}V${floor}H${near.left}Z`,
    ceiling: `M${x} ${y}H${right}L${near.right} ${top}H${near.left}Z`,
    left: `M${x} ${y}L${near.left} ${top}V${floor}L${x} ${bottom}Z`,
    right: `M${right} ${y}L${near.right} ${top}V${floor}L${right} ${bottom}Z`,
    floor: `M${x} ${bottom}L${near.left} ${floor}H${near.right}L${right} ${bottom}Z`,
    beam: `M${middle - width * 0.12} ${top}h${width * 0.24}L${near.right} ${bottom}H${near.left}Z`,
  };
}

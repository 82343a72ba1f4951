/** CSS pixels of the page from its upper and lower edge within which it scrolls while something is dragged. */
const edge = 64;

/** The most that it scrolls, in CSS pixels of the page per second. */
const fastest = 1400;

/** How fast a page scrolls with the pointer at a height of its window, in CSS pixels per second; upwards it is negative. */
export function computeScrollSpeed(y: number, height: number): number {
  const zone = Math.min(edge, height / 4);
  const above = zone - y;
  const below = y - (height - zone);
  const depth = Math.min(1, Math.max(above, below, 0) / zone);
  // Gently at first: most of what is near the edge is aimed at.
  return Math.sign(below - above) * fastest * depth * depth;
}

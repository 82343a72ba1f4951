/** Distance from the upper and lower edge within which a drag scrolls the page, in its CSS pixels. */
const edge = 64;

/** Highest speed, in CSS pixels of the page per second. */
const fastest = 1400;

/**
 * Speed of auto-scroll for a pointer at height `y` of the viewport, in CSS pixels per second; negative is
 * upwards.
 */
export function computeScrollSpeed(y: number, height: number): number {
  const zone = Math.min(edge, height / 4);
  const above = zone - y;
  const below = y - (height - zone);
  const depth = Math.min(1, Math.max(above, below, 0) / zone);
  // Slow at first, since most pointer positions near the edge aim at something there.
  return Math.sign(below - above) * fastest * depth * depth;
}

/** Limits and default of the second image's share, in percent of the width. */
export const positionLimits = { min: 20, max: 100, standard: 50 } as const;

export function clampPosition(position: number): number {
  if (Number.isNaN(position)) return positionLimits.standard;
  return Math.min(positionLimits.max, Math.max(positionLimits.min, position));
}

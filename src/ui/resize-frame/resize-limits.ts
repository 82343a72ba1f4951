/** Limits of the width in percent of the available space; specified. */
export const resizeLimits = { min: 20, max: 100, step: 1, leap: 10 } as const;

export function clampShare(share: number): number {
  if (Number.isNaN(share)) return resizeLimits.max;
  return Math.min(resizeLimits.max, Math.max(resizeLimits.min, Math.round(share)));
}

/** Computes the width after a key on the handle; undefined for keys without an effect. */
export function computeShareAfterKey(share: number, key: string, leap: boolean): number | undefined {
  const by = leap ? resizeLimits.leap : resizeLimits.step;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return clampShare(share - by);
    case 'ArrowRight':
    case 'ArrowUp':
      return clampShare(share + by);
    case 'PageDown':
      return clampShare(share - resizeLimits.leap);
    case 'PageUp':
      return clampShare(share + resizeLimits.leap);
    case 'Home':
      return resizeLimits.min;
    case 'End':
      return resizeLimits.max;
    default:
      return undefined;
  }
}

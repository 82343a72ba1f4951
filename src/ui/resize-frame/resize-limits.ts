/** The share of its place that a sample takes in the editor's frame, in percent; specified. */
export const resizeLimits = { min: 20, max: 100, step: 1, leap: 10 } as const;

export function clampShare(share: number): number {
  if (Number.isNaN(share)) return resizeLimits.max;
  return Math.min(resizeLimits.max, Math.max(resizeLimits.min, Math.round(share)));
}

/** The share after a key on the handle; undefined for a key that is none of its own. */
export function shareAfterKey(share: number, key: string, leap: boolean): number | undefined {
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

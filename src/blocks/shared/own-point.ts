import type { FocalPoint, MediaFacts } from '#content/media/image-url.ts';

/** What a place keeps in view: its own point, in percent, where it has one; else that of the file. */
export function ownPoint(
  x: number | undefined,
  y: number | undefined,
  facts: Pick<MediaFacts, 'focalPoint'> | undefined,
): FocalPoint | undefined {
  const { focalPoint } = facts ?? {};
  if (x === undefined && y === undefined) return focalPoint;
  return { x: shareOf(x) ?? focalPoint?.x ?? 0.5, y: shareOf(y) ?? focalPoint?.y ?? 0.5 };
}

function shareOf(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : Math.min(1, Math.max(0, percent / 100));
}

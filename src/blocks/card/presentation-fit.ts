import type { PresentationOptions } from './presentation.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The modal's largest width, for pages of which nobody said how wide they were made. */
const standardWidth = 1200;

/**
 * The size at which a presentation is laid out on a stage (CSS pixels), and how much smaller it is then
 * rendered. A page that is narrower than its place keeps its own width.
 */
export function presentationFit(
  stage: Size,
  { scale, fit, width, type }: Pick<PresentationOptions, 'scale' | 'fit' | 'width' | 'type'>,
): Size & { readonly zoom: number } {
  const room = { width: stage.width * scale, height: stage.height * scale };
  // A PDF viewer fits its pages itself.
  if (!fit || type === 'pdf' || room.width <= 0) return { ...room, zoom: 1 };
  const madeFor = width ?? standardWidth;
  const zoom = Math.min(1, room.width / madeFor);
  return { width: madeFor, height: room.height / zoom, zoom };
}

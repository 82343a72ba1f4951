import type { Sharp } from 'sharp';
import type { FocalPoint } from '#content/media/image-url.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a box lies on a picture that has been scaled to cover it. */
interface Crop extends Size {
  readonly scaled: Size;
  readonly left: number;
  readonly top: number;
}

/**
 * The part of a picture that fills a box. A point at a third of the picture comes to a third of the box, as with
 * `object-position` (CSS Images 3, 5.2): so it is always in it, and the same in a browser and in a file.
 */
export function cropOf(picture: Size, box: Size, { x, y }: FocalPoint): Crop {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const scaled = {
    width: Math.max(box.width, Math.round(picture.width * scale)),
    height: Math.max(box.height, Math.round(picture.height * scale)),
  };
  return {
    ...box,
    scaled,
    left: Math.round((scaled.width - box.width) * x),
    top: Math.round((scaled.height - box.height) * y),
  };
}

/** Fills a box with an upright picture, keeping a point of it in view. `size` is the picture's own. */
export function cropTo(upright: Sharp, size: Size, box: Size, focalPoint: FocalPoint): Sharp {
  const { scaled, left, top, width, height } = cropOf(size, box, focalPoint);
  return upright.resize({ ...scaled, fit: 'fill' }).extract({ left, top, width, height });
}

import { isBlankFrame } from './video-rules.ts';

/** Width and height in pixels at which a frame is checked for being blank. */
const looked = 16;

export type AnyCanvas = HTMLCanvasElement | OffscreenCanvas;

/** True if the frame is of nearly one colour. */
export function isBlankCanvas(frame: AnyCanvas): boolean {
  const small = document.createElement('canvas');
  small.width = looked;
  small.height = looked;
  const context = small.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.drawImage(frame, 0, 0, looked, looked);
  return isBlankFrame(context.getImageData(0, 0, looked, looked).data);
}

/** Quality of the poster, 0 to 1: no visible loss. The server makes smaller sizes of it. */
const quality = 0.9;

/** Encodes a canvas as WebP, or as JPEG if the browser can't write WebP. */
export async function encodePoster(canvas: AnyCanvas): Promise<Blob> {
  for (const type of ['image/webp', 'image/jpeg']) {
    const blob = await encodeCanvas(canvas, type);
    // Browsers return PNG for types that they can't write.
    if (blob?.type === type) return blob;
  }
  throw new Error('The canvas could not be written as a picture');
}

function encodeCanvas(canvas: AnyCanvas, type: string): Promise<Blob | null> {
  if (canvas instanceof OffscreenCanvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

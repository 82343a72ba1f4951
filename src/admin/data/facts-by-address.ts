import type { Media } from '#api/endpoints/media.ts';
import type { MediaFacts } from '#content/media/image-url.ts';

/** Maps file URLs to the facts a page needs to render them. Sent to the preview frame. */
export function mapFactsByAddress(files: readonly Media[]): Record<string, MediaFacts> {
  return Object.fromEntries(files.map((file) => [file.url, pickMediaFacts(file)]));
}

function pickMediaFacts(file: Media): MediaFacts {
  const { width, height, animated, duration, focalPoint, blur, address, poster, phone } = file;
  return {
    width,
    height,
    animated,
    ...(duration !== undefined && { duration }),
    ...(focalPoint && { focalPoint }),
    ...(blur !== undefined && { blur }),
    ...(address !== undefined && { address }),
    ...(poster && { poster: poster.url }),
    ...(phone && { phone: { src: phone.url, type: phone.mimeType } }),
  };
}

import type { Media } from '#api/endpoints/media.ts';
import { focalPosition, imageUrl } from '#content/image-url.ts';
import { mediaKindOf } from '#content/media-types.ts';

/** A file as lists show it: small, and whole. */
export function MediaThumb({ media }: { readonly media: Media }) {
  if (mediaKindOf(media.mimeType) === 'video') {
    return <video className="media-tile__picture" src={media.url} muted preload="metadata" />;
  }
  const style = { objectPosition: focalPosition(media) };
  return (
    <img
      className="media-tile__picture"
      src={imageUrl(media.url, { w: 320 })}
      style={style}
      alt=""
      loading="lazy"
    />
  );
}

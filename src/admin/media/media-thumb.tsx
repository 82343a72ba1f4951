import type { Media } from '#api/endpoints/media.ts';
import { focalPosition, imageUrl } from '#content/image-url.ts';
import { mediaKindOf } from '#content/media-types.ts';
import { bytesOf } from './media-facts.ts';

interface MediaThumbProps {
  readonly media: Pick<Media, 'url' | 'address' | 'mimeType' | 'focalPoint'>;
  readonly className?: string;
}

/** A file as lists show it: small, and whole. */
export function MediaThumb({ media, className = 'media-tile__picture' }: MediaThumbProps) {
  if (mediaKindOf(media.mimeType) === 'video') {
    return <video className={className} src={bytesOf(media)} muted preload="metadata" />;
  }
  const style = { objectPosition: focalPosition(media) };
  return (
    <img
      className={className}
      src={imageUrl(bytesOf(media), { w: 320 })}
      style={style}
      alt=""
      loading="lazy"
    />
  );
}

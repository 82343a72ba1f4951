import type { Media } from '#api/endpoints/media.ts';
import { focalPosition, imageUrl } from '#content/image-url.ts';
import { mediaKindOf } from '#content/media-types.ts';

interface MediaThumbProps {
  readonly media: Pick<Media, 'url' | 'mimeType' | 'focalPoint'>;
  readonly className?: string;
}

/** A file as lists show it: small, and whole. */
export function MediaThumb({ media, className = 'media-tile__picture' }: MediaThumbProps) {
  if (mediaKindOf(media.mimeType) === 'video') {
    return <video className={className} src={media.url} muted preload="metadata" />;
  }
  const style = { objectPosition: focalPosition(media) };
  return <img className={className} src={pictureOf(media)} style={style} alt="" loading="lazy" />;
}

/** Of a document its first page. */
function pictureOf({ url, mimeType }: MediaThumbProps['media']): string {
  return mediaKindOf(mimeType) === undefined ? `${url}?f=jpg&w=320` : imageUrl(url, { w: 320 });
}

import { Presentation } from 'lucide-react';
import type { Media } from '#api/endpoints/media.ts';
import { posterInWidth } from '#content/film.ts';
import { focalPosition, imageUrl } from '#content/image-url.ts';
import { isDeckType, mediaKindOf } from '#content/media-types.ts';
import { bytesOf } from './media-facts.ts';
import './media-thumb.css';

interface MediaThumbProps {
  readonly media: Pick<Media, 'url' | 'address' | 'mimeType' | 'focalPoint' | 'poster'>;
  readonly className?: string;
}

/** In pixels: one of the widths that pictures come in. */
const thumbWidth = 320;

/** A file as lists show it: small, and whole. */
export function MediaThumb({ media, className = 'media-tile__picture' }: MediaThumbProps) {
  if (media.poster) {
    const { url } = media.poster;
    return <img className={className} src={posterInWidth(url, thumbWidth)} alt="" loading="lazy" />;
  }
  if (mediaKindOf(media.mimeType) === 'video') {
    return <video className={className} src={bytesOf(media)} muted preload="metadata" />;
  }
  if (isDeckType(media.mimeType)) {
    return (
      <span className={`${className} media-thumb-deck`}>
        <Presentation aria-hidden="true" />
      </span>
    );
  }
  const style = { objectPosition: focalPosition(media) };
  return <img className={className} src={pictureOf(media)} style={style} alt="" loading="lazy" />;
}

/** Of a document its first page. */
function pictureOf(media: MediaThumbProps['media']): string {
  const bytes = bytesOf(media);
  if (mediaKindOf(media.mimeType) !== undefined) return imageUrl(bytes, { w: thumbWidth });
  return `${bytes}${bytes.includes('?') ? '&' : '?'}f=jpg&w=${thumbWidth}`;
}

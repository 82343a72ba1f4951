import { Presentation } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import { getBlurColors } from '#content/media/blur.ts';
import { buildImageUrl, formatFocalPosition } from '#content/media/image-url.ts';
import { getMediaKind, isDeckType } from '#content/media/media-types.ts';
import { resizePosterUrl } from '#content/media/video.ts';
import { getFileUrl } from './media-facts.ts';
import '#blocks/shared/placeholder.css';
import './media-thumb.css';

type ThumbMedia = Pick<
  Media,
  'url' | 'address' | 'mimeType' | 'focalPoint' | 'poster' | 'blur' | 'width' | 'height'
>;

interface MediaThumbProps {
  readonly media: ThumbMedia;
  readonly className?: string;
}

/** Width in pixels, one of those of the image service. */
const thumbWidth = 320;

/** A thumbnail of a file, not cropped. */
export function MediaThumb({ media, className = 'media-tile__picture' }: MediaThumbProps) {
  if (media.poster) {
    const { url } = media.poster;
    return <img className={className} src={resizePosterUrl(url, thumbWidth)} alt="" loading="lazy" />;
  }
  if (getMediaKind(media.mimeType) === 'video') {
    return <video className={className} src={getFileUrl(media)} muted preload="metadata" />;
  }
  if (isDeckType(media.mimeType)) {
    return (
      <span className={`${className} media-thumb-deck`}>
        <Presentation aria-hidden="true" />
      </span>
    );
  }
  const style = { objectPosition: formatFocalPosition(media), ...buildPlaceholderStyle(media) };
  return <img className={className} src={getThumbUrl(media)} style={style} alt="" loading="lazy" />;
}

/** Width divided by height of a thumbnail, the `aspect-ratio` of its styles. */
const thumbRatio = 16 / 10;

/** Builds the blurred placeholder (`placeholder.css`) in the size of the image within its thumbnail. */
function buildPlaceholderStyle({ blur = '', width, height, ...media }: ThumbMedia): CSSProperties {
  const colors = getBlurColors(blur).map((color, index) => [`--b${index + 1}`, color]);
  if (colors.length === 0) return {};
  const ratio = width / height;
  const formatPercent = (share: number) => `${Math.min(100, share * 100)}%`;
  return {
    ...Object.fromEntries(colors),
    backgroundPosition: formatFocalPosition(media) ?? 'center',
    backgroundSize: `${formatPercent(ratio / thumbRatio)} ${formatPercent(thumbRatio / ratio)}`,
    backgroundRepeat: 'no-repeat',
    backgroundColor: 'var(--color-surface-strong)',
  };
}

/** Gets the thumbnail's URL. A document has its first page. */
function getThumbUrl(media: MediaThumbProps['media']): string {
  const bytes = getFileUrl(media);
  if (getMediaKind(media.mimeType) !== undefined) return buildImageUrl(bytes, { w: thumbWidth });
  return `${bytes}${bytes.includes('?') ? '&' : '?'}f=jpg&w=${thumbWidth}`;
}

import { imageQuality } from '#content/image-url.ts';
import { Anchor } from '../shared/anchor.tsx';
import { ratioOf } from '../shared/aspect-ratio.ts';
import { EmptyMedia } from '../shared/empty-media.tsx';
import { ownPoint } from '../shared/own-point.ts';
import { Picture, sizesOf } from '../shared/picture.tsx';
import { style } from '../shared/style.ts';
import type { ViewProps } from '../shared/view-context.ts';
import { blockWords } from '../shared/words.ts';
import type { imageBlock } from './image.block.ts';

export function ImageView({ block, context, edit, handles }: ViewProps<typeof imageBlock>) {
  const facts = context.media(block.src);
  const ratio = ratioOf(block.aspectRatio, facts);
  const looks = style({ maxWidth: block.maxWidth, borderRadius: block.borderRadius });
  if (block.src === '') {
    if (!context.preview) return null;
    return (
      <div className="image" style={looks} {...edit('src')} {...handles('borderRadius')}>
        <EmptyMedia label="Choose a picture" style={{ aspectRatio: ratio }} />
      </div>
    );
  }
  const picture = (
    <Picture
      src={block.src}
      alt={block.alt}
      facts={facts}
      hosts={context.imageHosts}
      sizes={sizesOf(context.depth > 0 ? 'container' : block.widthType, block.maxWidth)}
      quality={context.priority ? imageQuality.priority : imageQuality.normal}
      priority={context.priority}
      className={ratio && 'picture--box'}
      style={{ aspectRatio: ratio }}
      fit={block.objectFit}
      focalPoint={ownPoint(block.focalX, block.focalY, facts)}
    />
  );
  return (
    <div className="image" style={looks} {...edit('src')} {...handles('borderRadius', 'focalPoint')}>
      {block.link ? (
        <Anchor
          className="image__link"
          href={block.link}
          language={context.language}
          aria-label={block.alt ? undefined : blockWords[context.language].view}
        >
          {picture}
        </Anchor>
      ) : (
        picture
      )}
    </div>
  );
}

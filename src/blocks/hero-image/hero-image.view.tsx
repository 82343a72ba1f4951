import { imageQuality, imageUses } from '#content/image-url.ts';
import { EmptyMedia } from '../shared/empty-media.tsx';
import { ownPoint } from '../shared/own-point.ts';
import { Picture, sizesOf } from '../shared/picture.tsx';
import { style } from '../shared/style.ts';
import type { ViewProps } from '../shared/view-context.ts';
import type { heroImageBlock } from './hero-image.block.ts';

/** How many heroes of a page are asked for before the document gets to them. */
const preloadedHeroes = 2;

export function HeroImageView({ block, context, edit, handles }: ViewProps<typeof heroImageBlock>) {
  if (block.src === '' && !context.preview) return null;
  const heights = style({
    '--hero-mobile': `${block.heightPercentageMobile}svh`,
    '--hero-tablet': `${block.heightPercentageTablet}svh`,
    '--hero-desktop': `${block.heightPercentageDesktop}svh`,
  });
  const facts = context.media(block.src);
  const picture = {
    src: block.src,
    alt: block.alt,
    facts,
    focalPoint: ownPoint(block.focalX, block.focalY, facts),
    hosts: context.imageHosts,
    widths: imageUses.hero.widths,
    sizes: sizesOf(context.depth > 0 ? 'container' : block.widthType),
    quality: context.heroIndex === 0 ? imageQuality.heroFirst : imageQuality.hero,
    priority: true,
  };
  if ((context.heroIndex ?? 0) < preloadedHeroes && block.src !== '') context.preload(picture);
  return (
    <div className="hero" style={heights} {...edit('src')} {...handles('heightPercentage', 'focalPoint')}>
      {block.src === '' ? (
        <EmptyMedia label="Choose a hero picture" style={{ height: '100%' }} />
      ) : (
        <Picture className="picture--box hero__picture" {...picture} />
      )}
    </div>
  );
}

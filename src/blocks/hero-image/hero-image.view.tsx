import { imageQuality, imageUses } from '#content/media/image-url.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyMedia } from '../shared/empty-media.tsx';
import { Picture, sizedFor } from '../shared/picture.tsx';
import { style } from '../shared/style.ts';
import { themedPictures } from '../shared/themed-picture.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import type { heroImageBlock } from './hero-image.block.ts';
import { HeroSpots, usableSpots } from './hero-spots.tsx';

/** How many heroes of a page are asked for before the document gets to them. */
const preloadedHeroes = 2;

export function HeroImageView({ block, context, edit, handles }: ViewProps<typeof heroImageBlock>) {
  if (block.src === '' && !context.preview) return null;
  const heights = style({
    '--hero-mobile': `${block.heightPercentageMobile}svh`,
    '--hero-tablet': `${block.heightPercentageTablet}svh`,
    '--hero-desktop': `${block.heightPercentageDesktop}svh`,
  });
  const pictures = themedPictures({
    src: block.src,
    darkSrc: block.darkSrc,
    alt: block.alt,
    media: context.media,
    point: [block.focalX, block.focalY],
    phones: block,
    className: 'picture--box hero__picture',
    hosts: context.imageHosts,
    ...sizedFor(context.width, imageUses.hero.widths),
    quality: context.heroIndex === 0 ? imageQuality.heroFirst : imageQuality.hero,
    priority: true,
  });
  if ((context.heroIndex ?? 0) < preloadedHeroes && block.src !== '') pictures.forEach(context.preload);
  const [{ facts, focalPoint } = {}] = pictures;
  const spots = facts ? usableSpots(block.hotspots) : [];
  return (
    <div
      className={classNames(
        'hero',
        spots.length > 0 && 'hero--spots',
        block.phoneSrc !== '' && 'hero--phones',
      )}
      style={heights}
      {...edit('src')}
      {...handles('heightPercentage', 'focalPoint', 'phoneFocalPoint')}
    >
      {block.src === '' ? (
        <EmptyMedia label="Choose a hero picture" style={{ height: '100%' }} />
      ) : (
        pictures.map((picture) => <Picture key={picture.theme ?? ''} {...picture} />)
      )}
      {facts && spots.length > 0 && (
        <HeroSpots {...{ spots, facts, focalPoint, edit }} language={context.language} />
      )}
    </div>
  );
}

import type { Language } from '#content/language/language.ts';
import { type FocalPoint, imageQuality, imageUses, type MediaFacts } from '#content/media/image-url.ts';
import { classNames } from '#ui/class-names.ts';
import { Anchor } from '../shared/anchor.tsx';
import { EmptyMedia } from '../shared/empty-media.tsx';
import { getSizeProps, Picture } from '../shared/picture.tsx';
import { style } from '../shared/style.ts';
import { listThemedPictures } from '../shared/themed-picture.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import type { heroImageBlock } from './hero-image.block.ts';

/** Number of heroes on a page that are preloaded. */
const preloadedHeroes = 2;

export function HeroImageView({ block, context, edit, handles }: ViewProps<typeof heroImageBlock>) {
  if (block.src === '' && !context.preview) return null;
  const heights = style({
    '--hero-mobile': `${block.heightPercentageMobile}svh`,
    '--hero-tablet': `${block.heightPercentageTablet}svh`,
    '--hero-desktop': `${block.heightPercentageDesktop}svh`,
  });
  const pictures = listThemedPictures({
    src: block.src,
    darkSrc: block.darkSrc,
    alt: block.alt,
    media: context.media,
    point: [block.focalX, block.focalY],
    phones: block,
    className: 'picture--box hero__picture',
    hosts: context.imageHosts,
    ...getSizeProps(context.width, imageUses.hero.widths),
    quality: context.heroIndex === 0 ? imageQuality.heroFirst : imageQuality.hero,
    priority: true,
  });
  if ((context.heroIndex ?? 0) < preloadedHeroes && block.src !== '') pictures.forEach(context.preload);
  const [{ facts, focalPoint } = {}] = pictures;
  const spots = facts ? listUsableSpots(block.hotspots) : [];
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

type View = ViewProps<typeof heroImageBlock>;

interface HeroSpotsProps {
  readonly spots: readonly (View['block']['hotspots'][number] & { readonly index: number })[];
  readonly facts: MediaFacts;
  readonly focalPoint: FocalPoint | undefined;
  readonly language: Language;
  readonly edit: View['edit'];
}

/**
 * Hotspots on an image that fills its box. `hero-spots.css` computes their position in the crop from the
 * ratio of the whole image. The visible name is hidden from screen readers, since the link has the same one.
 */
function HeroSpots({ spots, facts, focalPoint, language, edit }: HeroSpotsProps) {
  const picture = style({
    '--ratio': `${facts.width / facts.height}`,
    '--focal-x': `${focalPoint?.x ?? 0.5}`,
    '--focal-y': `${focalPoint?.y ?? 0.5}`,
  });
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without its own bullets a list is none to VoiceOver
    <ul className="hero__spots" role="list" style={picture}>
      {spots.map(({ index, label, link, x, y, width, height }) => {
        const name = edit(`hotspots[${index}].label`);
        const place = { '--x': share(x), '--y': share(y), '--w': share(width), '--h': share(height) };
        return (
          <li key={index} className="hero__spot" style={style(place)}>
            <span className="hero__area">
              <Anchor
                className="hero__link"
                href={link}
                language={language}
                aria-label={label}
                lang={name.lang}
              />
            </span>
            <span className="hero__name" aria-hidden="true" {...name}>
              {label}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const share = (percent: number) => `${Math.round(percent * 100) / 10_000}`;

/** Lists the hotspots with a name and a link. */
function listUsableSpots(spots: View['block']['hotspots']): HeroSpotsProps['spots'] {
  return spots
    .map((spot, index) => ({ ...spot, index }))
    .filter(({ label, link }) => label !== '' && link !== '');
}

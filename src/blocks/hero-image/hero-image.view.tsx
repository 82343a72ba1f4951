import type { Language } from '#content/language/language.ts';
import { type FocalPoint, imageQuality, imageUses, type MediaFacts } from '#content/media/image-url.ts';
import { classNames } from '#ui/class-names.ts';
import { Anchor } from '../shared/anchor.tsx';
import { EmptyMedia } from '../shared/empty-media.tsx';
import { getSizeProps, type PhonePicture, Picture } from '../shared/picture.tsx';
import { style } from '../shared/style.ts';
import { listThemedPictures } from '../shared/themed-picture.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import type { heroImageBlock } from './hero-image.block.ts';

/** Number of heroes on a page that are preloaded. */
const preloadedHeroes = 2;

export function HeroImageView({ block, context, edit, handles }: ViewProps<typeof heroImageBlock>) {
  if (block.src === '' && !context.preview) return null;
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
  const [{ facts, focalPoint, phone } = {}] = pictures;
  const isWhole = block.wholeImage && facts !== undefined;
  const heights = style({
    '--hero-mobile': `${block.heightPercentageMobile}svh`,
    '--hero-tablet': `${block.heightPercentageTablet}svh`,
    '--hero-desktop': `${block.heightPercentageDesktop}svh`,
    '--shape': isWhole ? formatRatio(facts) : undefined,
    '--phone-shape': isWhole && phone ? formatRatio(phone.facts ?? facts) : undefined,
  });
  if ((context.heroIndex ?? 0) < preloadedHeroes && block.src !== '') pictures.forEach(context.preload);
  const spots = facts ? listUsableSpots(block.hotspots) : [];
  return (
    <div
      className={classNames(
        'hero',
        spots.length > 0 && 'hero--spots',
        block.phoneSrc !== '' && 'hero--phones',
        isWhole && 'hero--whole',
      )}
      style={heights}
      {...edit('src')}
      {...(isWhole ? {} : handles('heightPercentage', 'focalPoint', 'phoneFocalPoint'))}
    >
      {block.src === '' ? (
        <EmptyMedia label="Choose a hero picture" style={{ height: '100%' }} />
      ) : (
        pictures.map((picture) => <Picture key={picture.theme ?? ''} {...picture} />)
      )}
      {facts && spots.length > 0 && (
        <HeroSpots {...{ spots, facts, focalPoint, phone, edit }} language={context.language} />
      )}
    </div>
  );
}

type View = ViewProps<typeof heroImageBlock>;

interface HeroSpotsProps {
  readonly spots: readonly (View['block']['hotspots'][number] & { readonly index: number })[];
  readonly facts: MediaFacts;
  readonly focalPoint: FocalPoint | undefined;
  readonly phone: PhonePicture | undefined;
  readonly language: Language;
  readonly edit: View['edit'];
}

/**
 * Hotspots on an image that fills its box. `hero-spots.css` computes their position in the crop from the
 * ratio of the whole image. The visible name is hidden from screen readers, since the link has the same one.
 */
function HeroSpots({ spots, facts, focalPoint, phone, language, edit }: HeroSpotsProps) {
  const picture = style({
    '--ratio': formatRatio(facts),
    '--focal-x': `${focalPoint?.x ?? 0.5}`,
    '--focal-y': `${focalPoint?.y ?? 0.5}`,
    ...(phone?.facts && {
      '--phone-ratio': formatRatio(phone.facts),
      '--phone-focal-x': `${phone.focalPoint?.x ?? 0.5}`,
      '--phone-focal-y': `${phone.focalPoint?.y ?? 0.5}`,
    }),
  });
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without its own bullets a list is none to VoiceOver
    <ul className="hero__spots" role="list" style={picture}>
      {spots.map(({ index, label, link, x, y, width, height, ...spot }) => {
        const name = edit(`hotspots[${index}].label`);
        const isOnPhones = phone?.facts !== undefined && spot.phoneWidth > 0 && spot.phoneHeight > 0;
        const place = {
          '--x': share(x),
          '--y': share(y),
          '--w': share(width),
          '--h': share(height),
          ...(isOnPhones && {
            '--phone-x': share(spot.phoneX),
            '--phone-y': share(spot.phoneY),
            '--phone-w': share(spot.phoneWidth),
            '--phone-h': share(spot.phoneHeight),
          }),
        };
        return (
          <li
            key={index}
            className={classNames('hero__spot', isOnPhones && 'hero__spot--phones')}
            style={style(place)}
          >
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

const formatRatio = ({ width, height }: MediaFacts) => `${width / height}`;

const share = (percent: number) => `${Math.round(percent * 100) / 10_000}`;

/** Lists the hotspots with a name and a link. */
function listUsableSpots(spots: View['block']['hotspots']): HeroSpotsProps['spots'] {
  return spots
    .map((spot, index) => ({ ...spot, index }))
    .filter(({ label, link }) => label !== '' && link !== '');
}

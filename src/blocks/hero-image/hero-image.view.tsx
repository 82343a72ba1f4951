import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import type { Language } from '#content/language/language.ts';
import { imageQuality, imageUses, type MediaFacts } from '#content/media/image-url.ts';
import { classNames } from '#ui/class-names.ts';
import { Anchor } from '../shared/anchor.tsx';
import { EmptyMedia } from '../shared/empty-media.tsx';
import { getSizeProps, type PhonePicture, Picture } from '../shared/picture.tsx';
import { buildPointRules } from '../shared/point-rules.ts';
import { style } from '../shared/style.ts';
import { getPhoneImage, listThemedPictures, resolveFocalPoint } from '../shared/themed-picture.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import type { heroImageBlock } from './hero-image.block.ts';

/** Number of heroes on a page that are preloaded. */
const preloadedHeroes = 2;

export function HeroImageView({
  block,
  context,
  edit,
  handles,
  buildStyles,
}: ViewProps<typeof heroImageBlock>) {
  if (block.src === '' && !context.preview) return null;
  const phones = getPhoneImage(block);
  const image = buildPointRules(block, buildStyles, {
    facts: context.media(block.src),
    hasPhoneImage: phones !== undefined,
  });
  const pictures = listThemedPictures({
    src: block.src,
    darkSrc: block.darkSrc,
    alt: block.alt,
    media: context.media,
    point: [block.focalX, block.focalY],
    phones,
    rules: { image },
    className: 'picture--box hero__picture',
    hosts: context.imageHosts,
    ...getSizeProps(context.width, imageUses.hero.widths),
    quality: context.heroIndex === 0 ? imageQuality.heroFirst : imageQuality.hero,
    priority: true,
  });
  const [{ facts, phone } = {}] = pictures;
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
        phones && 'hero--phones',
        isWhole && 'hero--whole',
      )}
      style={heights}
      {...edit('src')}
      {...(isWhole ? {} : handles('heightPercentage', 'focalPoint'))}
    >
      {block.src === '' ? (
        <EmptyMedia label="Choose a hero picture" style={{ height: '100%' }} />
      ) : (
        pictures.map((picture) => <Picture key={picture.theme ?? ''} {...picture} />)
      )}
      {facts && spots.length > 0 && (
        <HeroSpots {...{ block, spots, facts, phone, edit, buildStyles }} language={context.language} />
      )}
    </div>
  );
}

type View = ViewProps<typeof heroImageBlock>;

interface HeroSpotsProps extends Pick<View, 'block' | 'edit' | 'buildStyles'> {
  readonly spots: readonly (View['block']['hotspots'][number] & { readonly index: number })[];
  readonly facts: MediaFacts;
  readonly phone: PhonePicture | undefined;
  readonly language: Language;
}

/**
 * Hotspots on an image that fills its box. `hero-spots.css` computes their position in the crop from the
 * ratio of the whole image. The visible name is hidden from screen readers, since the link has the same one.
 */
function HeroSpots({ block, spots, facts, phone, language, edit, buildStyles }: HeroSpotsProps) {
  const { 'data-theme': _, ...picture } = buildStyles(
    (device) => {
      const { focalX, focalY } = getValuesOnDevice(block, device);
      const focalPoint = resolveFocalPoint(focalX, focalY, facts);
      return {
        '--ratio': formatRatio(facts),
        '--focal-x': `${focalPoint?.x ?? 0.5}`,
        '--focal-y': `${focalPoint?.y ?? 0.5}`,
        ...(phone?.facts && {
          '--phone-ratio': formatRatio(phone.facts),
          '--phone-focal-x': `${phone.focalPoint?.x ?? 0.5}`,
          '--phone-focal-y': `${phone.focalPoint?.y ?? 0.5}`,
        }),
      };
    },
    { part: 'spots' },
  );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without its own bullets a list is none to VoiceOver
    <ul className="hero__spots" role="list" {...picture}>
      {spots.map(({ index, label, link, x, y, width, height, ...spot }) => {
        const name = edit(`hotspots[${index}].label`);
        const isOnPhones = phone?.facts !== undefined && spot.phoneWidth > 0 && spot.phoneHeight > 0;
        const place = {
          '--x': formatFraction(x),
          '--y': formatFraction(y),
          '--w': formatFraction(width),
          '--h': formatFraction(height),
          ...(isOnPhones && {
            '--phone-x': formatFraction(spot.phoneX),
            '--phone-y': formatFraction(spot.phoneY),
            '--phone-w': formatFraction(spot.phoneWidth),
            '--phone-h': formatFraction(spot.phoneHeight),
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

const formatFraction = (percent: number) => `${Math.round(percent * 100) / 10_000}`;

/** Lists the hotspots with a name and a link. */
function listUsableSpots(spots: View['block']['hotspots']): HeroSpotsProps['spots'] {
  return spots
    .map((spot, index) => ({ ...spot, index }))
    .filter(({ label, link }) => label !== '' && link !== '');
}

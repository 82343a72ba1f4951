import type { ReactNode } from 'react';
import type { Language } from '#content/language/language.ts';
import {
  buildImageUrl,
  buildLighterUrl,
  hasVariants,
  imageQuality,
  imageUses,
  type MediaFacts,
} from '#content/media/image-url.ts';
import { siteWords } from '#i18n/site-words.ts';
import { Anchor } from '../shared/anchor.tsx';
import { EmptyMedia } from '../shared/empty-media.tsx';
import { FilmSources, filmKey, filmSrc } from '../shared/film-sources.tsx';
import { sizedFor } from '../shared/picture.tsx';
import { ThemedPicture } from '../shared/themed-picture.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import type { carouselBlock } from './carousel.block.ts';
import { slideWidth } from './carousel-style.ts';
import { adaptiveFit, slideTime } from './slide-rules.ts';

type View = ViewProps<typeof carouselBlock>;
type SlideValues = View['block']['slides'][number];

/** The first slides load at once. */
const eagerSlides = 3;

/** What a slide shows; words stand in for a picture that is still to come. */
export function slideKind(slide: SlideValues): 'picture' | 'video' | 'words' | 'nothing' {
  if (slide.type === 'video' && slide.videoSrc !== '') return 'video';
  if (slide.src !== '') return 'picture';
  return slide.alt === '' ? 'nothing' : 'words';
}

interface Place {
  readonly index: number;
  readonly count: number;
}

interface SlideProps {
  readonly view: View;
  readonly slide: SlideValues;
  /** `stored` counts the slides that are not rendered too. */
  readonly place: Place & { readonly stored: number };
  readonly ratio: number;
  readonly link: string;
}

export function Slide({ view, slide, place, ratio, link }: SlideProps) {
  const { block, context, edit, handles } = view;
  const { language } = context;
  const facts = context.media(slide.src);
  const kind = slideKind(slide);
  const content = { view, slide, ratio, facts, eager: place.index < eagerSlides, first: place.index === 0 };
  const shown =
    kind === 'video' ? (
      <SlideVideo {...content} />
    ) : kind === 'picture' ? (
      <SlidePicture {...content} />
    ) : kind === 'words' ? (
      <p className="carousel__words" {...edit(`slides[${place.stored}].alt`)}>
        {slide.alt}
      </p>
    ) : (
      <EmptyMedia label="Choose a picture" />
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for groups
    <div
      className="carousel__slide"
      role="group"
      aria-roledescription={siteWords[language].carousel.slide}
      aria-label={nameOf(place, language)}
      // A film takes presses itself, so that it stands in no link.
      data-link={kind === 'video' && link !== '' ? link : undefined}
      {...(kind === 'picture' ? gifAttributes(block, slide, facts) : timeAttribute(block, slide))}
      {...edit(`slides[${place.stored}].${kind === 'video' ? 'videoSrc' : 'src'}`)}
      {...(kind === 'picture' ? handles(`slides[${place.stored}].focalPoint`) : {})}
    >
      {link === '' || kind === 'video' ? (
        shown
      ) : (
        <Anchor
          className="carousel__press"
          href={link}
          language={language}
          aria-label={slide.alt === '' ? siteWords[language].carousel.link : undefined}
        >
          {shown}
        </Anchor>
      )}
    </div>
  );
}

interface CardSlideProps {
  readonly place: Place;
  readonly language: Language;
  readonly children: ReactNode;
}

export function CardSlide({ place, language, children }: CardSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for groups
    <div
      className="carousel__slide"
      role="group"
      aria-roledescription={siteWords[language].carousel.slide}
      aria-label={nameOf(place, language)}
    >
      {children}
    </div>
  );
}

interface ContentProps {
  readonly view: View;
  readonly slide: SlideValues;
  readonly ratio: number;
  readonly facts: MediaFacts | undefined;
  readonly eager: boolean;
  readonly first: boolean;
}

function SlidePicture({ view: { block, context }, slide, ratio, facts, eager, first }: ContentProps) {
  const adaptive = block.contentFit === 'adaptive';
  return (
    <ThemedPicture
      className="picture--box carousel__media"
      fit={adaptive ? adaptiveFit(facts, ratio) : block.contentFit}
      src={slide.src}
      // The island starts the one gif of a slide.
      darkSrc={slide.type === 'image' && !isGif(slide.src) ? slide.darkSrc : ''}
      alt={slide.alt}
      media={context.media}
      point={[slide.focalX, slide.focalY]}
      hosts={context.imageHosts}
      {...sizedFor(slideWidth(block, context.width), adaptive ? imageUses.slide.widths : undefined)}
      quality={context.priority && eager ? imageQuality.priority : imageQuality.normal}
      priority={context.priority && first}
      // Further down a page the island loads these as soon as it is near: three that nobody sees yet would be
      // asked for together with the hero.
      eager={eager && context.priority}
    />
  );
}

function SlideVideo({ view: { block, context }, slide, ratio, facts, eager, first }: ContentProps) {
  const film = context.media(slide.videoSrc);
  const fit = block.contentFit === 'adaptive' ? adaptiveFit(facts, ratio) : block.contentFit;
  // A gif as the poster would move for people who want less motion, too: the video's own first frame stands still.
  const chosen = isGif(slide.src)
    ? ''
    : hasVariants(slide.src)
      ? buildImageUrl(slide.src, { w: 1200, f: 'jpg' })
      : slide.src;
  const poster = chosen || (film?.poster ?? '');
  return (
    <video
      key={filmKey(slide.videoSrc, film)}
      className="carousel__video carousel__media"
      style={{ objectFit: fit }}
      src={filmSrc(slide.videoSrc, film)}
      poster={poster || undefined}
      aria-label={slide.alt || undefined}
      controls={slide.controls}
      // Browsers play nothing by itself that makes a sound.
      muted={slide.muted || slide.autoplay}
      loop={slide.loop}
      // The island plays the others when they show; without scripts the first one plays.
      autoPlay={slide.autoplay && first}
      data-autoplay={slide.autoplay ? '' : undefined}
      playsInline
      preload={eager || poster === '' ? 'metadata' : 'none'}
    >
      <FilmSources src={slide.videoSrc} facts={film} />
      Your browser does not support the video tag.
    </video>
  );
}

/** What a slide and its dot are called. */
export function nameOf({ index, count }: Place, language: Language): string {
  return `${index + 1} ${siteWords[language].carousel.of} ${count}`;
}

const isGif = (src: string) => /\.gif(?:[?#]|$)/i.test(src);

/** What the island needs to know of a slide with a gif. */
function gifAttributes(block: View['block'], slide: SlideValues, facts: MediaFacts | undefined) {
  if (!isGif(slide.src)) return timeAttribute(block, slide);
  const synchronised = block.gifSynchronization || slide.gifSyncEnabled || slide.gifPlayOnce;
  const delay = slide.gifDelayBeforePlay ?? block.delayBeforePlay;
  const gif = { length: facts?.duration, delay, once: slide.gifPlayOnce };
  return {
    'data-gif': buildLighterUrl(slide.src, facts) ?? slide.src,
    'data-sync': synchronised ? '' : undefined,
    'data-once': slide.gifPlayOnce ? '' : undefined,
    'data-delay': synchronised && delay > 0 ? delay : undefined,
    ...timeAttribute(block, slide, synchronised ? gif : undefined),
  };
}

function timeAttribute(
  block: View['block'],
  slide: SlideValues,
  gif?: Parameters<typeof slideTime>[0]['gif'],
) {
  const interval = block.autoplayInterval;
  const time = slideTime({ own: slide.duration, interval, gif });
  return { 'data-time': block.autoplay && time !== interval ? time : undefined };
}

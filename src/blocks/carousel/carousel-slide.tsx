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
import { getSizeProps } from '../shared/picture.tsx';
import { ThemedPicture } from '../shared/themed-picture.tsx';
import { getVideoKey, getVideoSrc, VideoSources } from '../shared/video-sources.tsx';
import type { ViewProps } from '../shared/view-context.ts';
import type { carouselBlock } from './carousel.block.ts';
import { computeSlideWidth } from './carousel-style.ts';
import { chooseAdaptiveFit, computeSlideTime } from './slide-rules.ts';

type View = ViewProps<typeof carouselBlock>;
type SlideValues = View['block']['slides'][number];

/** Number of slides that load eagerly. */
const eagerSlides = 3;

/** Gets the kind of content of a slide. Text is shown instead of a missing image. */
export function getSlideKind(slide: SlideValues): 'picture' | 'video' | 'words' | 'nothing' {
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
  /** `stored` also counts slides that are not rendered. */
  readonly place: Place & { readonly stored: number };
  readonly ratio: number;
  readonly link: string;
}

export function Slide({ view, slide, place, ratio, link }: SlideProps) {
  const { block, context, edit, handles } = view;
  const { language } = context;
  const facts = context.media(slide.src);
  const kind = getSlideKind(slide);
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
      aria-label={formatSlideName(place, language)}
      // A video handles clicks itself, so no link is wrapped around it.
      data-link={kind === 'video' && link !== '' ? link : undefined}
      {...(kind === 'picture' ? buildGifAttributes(block, slide, facts) : buildTimeAttribute(block, slide))}
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
      aria-label={formatSlideName(place, language)}
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
      fit={adaptive ? chooseAdaptiveFit(facts, ratio) : block.contentFit}
      src={slide.src}
      // The island plays only one GIF per slide, so a GIF has no dark variant.
      darkSrc={slide.type === 'image' && !isGif(slide.src) ? slide.darkSrc : ''}
      alt={slide.alt}
      media={context.media}
      point={[slide.focalX, slide.focalY]}
      hosts={context.imageHosts}
      {...getSizeProps(
        computeSlideWidth(block, context.width),
        adaptive ? imageUses.slide.widths : undefined,
      )}
      quality={context.priority && eager ? imageQuality.priority : imageQuality.normal}
      priority={context.priority && first}
      // Further down a page, the island loads these once the carousel is near. Loading them eagerly would
      // request three unseen images together with the hero.
      eager={eager && context.priority}
    />
  );
}

function SlideVideo({ view: { block, context }, slide, ratio, facts, eager, first }: ContentProps) {
  const video = context.media(slide.videoSrc);
  const fit = block.contentFit === 'adaptive' ? chooseAdaptiveFit(facts, ratio) : block.contentFit;
  // A GIF as the poster would also move with reduced motion, so the video's own poster replaces it.
  const chosen = isGif(slide.src)
    ? ''
    : hasVariants(slide.src)
      ? buildImageUrl(slide.src, { w: 1200, f: 'jpg' })
      : slide.src;
  const poster = chosen || (video?.poster ?? '');
  return (
    <video
      key={getVideoKey(slide.videoSrc, video)}
      className="carousel__video carousel__media"
      style={{ objectFit: fit }}
      src={getVideoSrc(slide.videoSrc, video)}
      poster={poster || undefined}
      aria-label={slide.alt || undefined}
      controls={slide.controls}
      // Browsers autoplay only muted videos.
      muted={slide.muted || slide.autoplay}
      loop={slide.loop}
      // The island plays the others when they become visible. Without scripts only the first one plays.
      autoPlay={slide.autoplay && first}
      data-autoplay={slide.autoplay ? '' : undefined}
      playsInline
      preload={eager || poster === '' ? 'metadata' : 'none'}
    >
      <VideoSources src={slide.videoSrc} facts={video} />
      Your browser does not support the video tag.
    </video>
  );
}

/** Builds the accessible name of a slide and its dot, such as "1 of 4". */
export function formatSlideName({ index, count }: Place, language: Language): string {
  return `${index + 1} ${siteWords[language].carousel.of} ${count}`;
}

const isGif = (src: string) => /\.gif(?:[?#]|$)/i.test(src);

/** Builds the data attributes with which the island plays a slide's GIF. */
function buildGifAttributes(block: View['block'], slide: SlideValues, facts: MediaFacts | undefined) {
  if (!isGif(slide.src)) return buildTimeAttribute(block, slide);
  const synchronised = block.gifSynchronization || slide.gifSyncEnabled || slide.gifPlayOnce;
  const delay = slide.gifDelayBeforePlay ?? block.delayBeforePlay;
  const gif = { length: facts?.duration, delay, once: slide.gifPlayOnce };
  return {
    'data-gif': buildLighterUrl(slide.src, facts) ?? slide.src,
    'data-sync': synchronised ? '' : undefined,
    'data-once': slide.gifPlayOnce ? '' : undefined,
    'data-delay': synchronised && delay > 0 ? delay : undefined,
    ...buildTimeAttribute(block, slide, synchronised ? gif : undefined),
  };
}

function buildTimeAttribute(
  block: View['block'],
  slide: SlideValues,
  gif?: Parameters<typeof computeSlideTime>[0]['gif'],
) {
  const interval = block.autoplayInterval;
  const time = computeSlideTime({ own: slide.duration, interval, gif });
  return { 'data-time': block.autoplay && time !== interval ? time : undefined };
}

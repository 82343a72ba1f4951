import { Children, type ReactNode } from 'react';
import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import type { Language } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import { classNames } from '#ui/class-names.ts';
import { ControllerIsland } from '#ui/island/controller-island.tsx';
import { EmptyMedia } from '../shared/empty-media.tsx';
import { buildLinkAttributes } from '../shared/link-attributes.ts';
import type { HandleMark, ViewProps } from '../shared/view-context.ts';
import type { carouselBlock } from './carousel.block.ts';
import { hydrate } from './carousel.island.ts';
import type { CarouselOptions } from './carousel-options.ts';
import { CardSlide, getSlideKind, Slide } from './carousel-slide.tsx';
import { buildCarouselStyle } from './carousel-style.ts';
import { type ControlChoice, Controls } from './controls.tsx';
import { computeBoxRatio } from './slide-rules.ts';

type View = ViewProps<typeof carouselBlock>;

export function CarouselView(view: View) {
  const { block, context, edit, handles, buildStyles } = view;
  const cards = Children.toArray(block.cardSlides);
  const withCards = cards.length > 0;
  const slides = block.slides
    .map((slide, index) => ({ slide, index }))
    .filter(({ slide }) => context.preview || getSlideKind(slide) !== 'nothing');
  const count = withCards ? cards.length : slides.length;
  if (count === 0) {
    return context.preview ? <EmptyMedia label="Add slides" attributes={edit('slides')} /> : null;
  }
  const ratio = computeBoxRatio(slides.map(({ slide }) => context.media(slide.src)));
  const looks = classNames(
    'carousel',
    block.transitionType === 'fade' && 'carousel--fades',
    withCards && 'carousel--cards',
    block.heightMode !== 'auto' && `carousel--${block.heightMode}`,
    block.fullbleed && 'carousel--fullbleed',
    (block.fullbleed || block.widthMode === 'full-width' || block.layoutWidth === 'viewport') &&
      'carousel--wide',
    (block.backgroundColorLight ?? block.backgroundColorDark) !== undefined && 'carousel--filled',
  );
  const links = withCards
    ? cards.map(() => '')
    : slides.map(({ slide }) => resolveLink(slide, context.language));
  const { 'data-theme': _, ...attributes } = buildStyles((device) =>
    buildCarouselStyle(getValuesOnDevice(block, device), { count, cards: withCards, ratio }),
  );
  return (
    <div className={looks} {...attributes}>
      <ControllerIsland
        name="carousel"
        hydrate={hydrate}
        options={buildOptions(block)}
        assets={context.islands}
      >
        <CarouselBody
          language={context.language}
          count={count}
          fades={block.transitionType === 'fade'}
          controls={chooseControls(view, links, withCards)}
          marks={{ height: handles('heightPerDevice'), gap: handles('slideGap') }}
        >
          {withCards
            ? cards.map((card, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the card inside has the identity
                <CardSlide key={index} place={{ index, count }} language={context.language}>
                  {card}
                </CardSlide>
              ))
            : slides.map(({ slide, index: stored }, index) => (
                <Slide
                  key={slide.id || stored}
                  view={view}
                  slide={slide}
                  place={{ index, count, stored }}
                  ratio={ratio}
                  link={links[index] ?? ''}
                />
              ))}
        </CarouselBody>
      </ControllerIsland>
    </div>
  );
}

/** Gets a slide's own link, or the path of its case. */
function resolveLink({ link, slug }: View['block']['slides'][number], language: View['context']['language']) {
  const address = link !== '' ? link : slug === '' ? '' : `/cases/${encodeURIComponent(slug)}`;
  return address === '' ? '' : buildLinkAttributes(address, language).href;
}

function chooseControls({ block, context }: View, links: readonly string[], cards: boolean): ControlChoice {
  const several = links.length > 1 && block.showControls;
  const isMoving = (slide: View['block']['slides'][number]) =>
    slide.type === 'video'
      ? slide.autoplay
      : !slide.gifPlayOnce && (context.media(slide.src)?.animated ?? /\.gif(?:[?#]|$)/i.test(slide.src));
  return {
    link: links.some(Boolean) ? links[0] : undefined,
    plays: block.autoplay || (!cards && block.slides.some(isMoving)),
    arrows: several && block.showArrows,
    dots: several && block.showDots,
  };
}

function buildOptions(block: View['block']): CarouselOptions {
  return {
    autoplay: block.autoplay
      ? {
          interval: block.autoplayInterval,
          loops: block.autoplayLoop,
          pauseOnHover: block.pauseOnHover,
          pauseOnFocus: block.pauseOnFocus,
        }
      : undefined,
    respectReducedMotion: block.respectReducedMotion ? undefined : false,
    preload: block.preloadGifs || undefined,
  };
}

interface CarouselBodyProps {
  readonly language: Language;
  readonly count: number;
  readonly fades: boolean;
  readonly controls: ControlChoice;
  /** Drag handles for the height and for the gap between slides. */
  readonly marks: { readonly height: HandleMark; readonly gap: HandleMark };
  /** The slides. Interactive content in them has its own script. */
  readonly children: ReactNode;
}

/**
 * A carousel's markup before hydration. `carousel.island.ts` finds elements by these classes and `data-`
 * attributes, and fills the clones and the live region.
 */
function CarouselBody({ language, count, fades, controls, marks, children }: CarouselBodyProps) {
  const words = siteWords[language].carousel;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group, and a fieldset is for forms
    <section
      className="carousel__body"
      role="group"
      aria-roledescription={words.carousel}
      aria-label={words.label}
      // An attribute, since a document keeps the styles of every class that its scripts name.
      data-fades={fades ? '' : undefined}
    >
      {/* Takes the arrow keys until controls take them. */}
      <div className="carousel__viewport" tabIndex={count < 2 ? undefined : 0} {...marks.height}>
        <div className="carousel__track">
          <div className="carousel__clones carousel__clones--before" />
          <div className="carousel__slides" data-island-slot="" {...marks.gap}>
            {children}
          </div>
          <div className="carousel__clones" />
        </div>
      </div>
      <Controls language={language} count={count} {...controls} />
      <div className="carousel__said" aria-live="polite" />
    </section>
  );
}

import { Children } from 'react';
import { classNames } from '#ui/class-names.ts';
import { EnlivenedIsland } from '#ui/island/enlivened-island.tsx';
import { EmptyMedia } from '../shared/empty-media.tsx';
import { linkAttributes } from '../shared/link-attributes.ts';
import { style } from '../shared/style.ts';
import type { ViewProps } from '../shared/view-context.ts';
import type { carouselBlock } from './carousel.block.ts';
import { enliven } from './carousel.island.ts';
import { CarouselBody } from './carousel-body.tsx';
import type { CarouselOptions } from './carousel-options.ts';
import { CardSlide, Slide, slideKind } from './carousel-slide.tsx';
import { carouselStyle } from './carousel-style.ts';
import type { ControlChoice } from './controls.tsx';
import { boxRatio } from './slide-rules.ts';

type View = ViewProps<typeof carouselBlock>;

export function CarouselView(view: View) {
  const { block, context, edit, handles } = view;
  const cards = Children.toArray(block.cardSlides);
  const withCards = cards.length > 0;
  const slides = block.slides
    .map((slide, index) => ({ slide, index }))
    .filter(({ slide }) => context.preview || slideKind(slide) !== 'nothing');
  const count = withCards ? cards.length : slides.length;
  if (count === 0) {
    return context.preview ? <EmptyMedia label="Add slides" attributes={edit('slides')} /> : null;
  }
  const ratio = boxRatio(slides.map(({ slide }) => context.media(slide.src)));
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
  const links = withCards ? cards.map(() => '') : slides.map(({ slide }) => linkOf(slide, context.language));
  return (
    <div className={looks} style={style(carouselStyle(block, { count, cards: withCards, ratio }))}>
      <EnlivenedIsland name="carousel" enliven={enliven} options={optionsOf(block)} assets={context.islands}>
        <CarouselBody
          language={context.language}
          count={count}
          fades={block.transitionType === 'fade'}
          controls={controlsOf(view, links, withCards)}
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
      </EnlivenedIsland>
    </div>
  );
}

/** A slide's own link, or the case that it names. */
function linkOf({ link, slug }: View['block']['slides'][number], language: View['context']['language']) {
  const address = link !== '' ? link : slug === '' ? '' : `/cases/${encodeURIComponent(slug)}`;
  return address === '' ? '' : linkAttributes(address, language).href;
}

function controlsOf({ block, context }: View, links: readonly string[], cards: boolean): ControlChoice {
  const several = links.length > 1 && block.showControls;
  const moves = (slide: View['block']['slides'][number]) =>
    slide.type === 'video'
      ? slide.autoplay
      : !slide.gifPlayOnce && (context.media(slide.src)?.animated ?? /\.gif(?:[?#]|$)/i.test(slide.src));
  return {
    link: links.some(Boolean) ? links[0] : undefined,
    plays: block.autoplay || (!cards && block.slides.some(moves)),
    arrows: several && block.showArrows,
    dots: several && block.showDots,
  };
}

function optionsOf(block: View['block']): CarouselOptions {
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

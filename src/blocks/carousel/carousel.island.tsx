import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Controls, Dots } from './controls.tsx';
import { fillClones, markSlides, slideName, slidesIn, takeScroll } from './driver.ts';
import { type Course, canMove, cloneCount, firstPlace, type Move, move, slideAt } from './engine.ts';
import { useDrag } from './use-drag.ts';
import { useJump } from './use-jump.ts';
import { type Autoplay, useAutoplay, useMedia } from './use-playing.ts';
import { useSignals } from './use-signals.ts';
import type { CarouselWords } from './words.ts';

export interface CarouselProps {
  readonly count: number;
  /** Where each slide leads; '' for nowhere. */
  readonly links: readonly string[];
  readonly words: Omit<CarouselWords, 'slide'>;
  readonly fades: boolean;
  readonly arrows: boolean;
  readonly dots: boolean;
  /** Undefined when it does not go on by itself. */
  readonly autoplay: Autoplay | undefined;
  /** Something in the slides moves by itself, so there is a button that stops it. */
  readonly moving: boolean;
  readonly respectReducedMotion: boolean;
  readonly preload: boolean;
  readonly children?: ReactNode;
}

/**
 * Slides that come as children and stay as the server drew them. This moves the track they stand on, by the
 * rules of the engine, and draws the controls.
 */
export function Carousel(props: CarouselProps) {
  const { count, fades, links, words, autoplay, children } = props;
  const body = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(firstPlace);
  const [said, say] = useState('');
  // What a person chose with the button; undefined as long as nobody did.
  const [chosen, choose] = useState<boolean>();
  const { alive, awake, seen, hovered, focused, reduced, perView } = useSignals(body);
  const course = useMemo<Course>(
    () => ({ count, fades, perView: fades ? 1 : perView }),
    [count, fades, perView],
  );
  const current = slideAt(place.at, count);
  const nameOf = (index: number) => `${index + 1} ${words.of} ${count}`;

  const act = (action: Move) => {
    const next = move(place, action, course);
    if (next === place) return;
    setPlace(next);
    const index = slideAt(next.at, count);
    say([nameOf(index), slideName(slidesIn(body.current)[index])].filter(Boolean).join(': '));
  };
  const step = (by: -1 | 1) => act({ type: 'step', by });
  const { dragging, handlers } = useDrag(course, place.jumping, step);
  useJump(place, course, setPlace);

  const plays = chosen ?? !(reduced && props.respectReducedMotion);
  const held = autoplay && ((hovered && autoplay.pauseOnHover) || (focused && autoplay.pauseOnFocus));
  // Who asks for it by the button gets it, pointer and focus being on that very button.
  const runs = alive && seen && plays && !dragging && canMove(course) && (chosen || !held);
  useAutoplay(body, place, course, runs ? autoplay : undefined, (next) => {
    say('');
    setPlace(move(place, next, course));
  });
  useMedia(body, { place, course, awake, seen, still: !plays, preload: props.preload, children });

  // Without scripts the slides scroll; the one scrolled to stays in view.
  useLayoutEffect(() => {
    const to = alive ? takeScroll(view.current) : 0;
    if (to > 0) setPlace({ ...firstPlace, at: to });
  }, [alive]);

  const clones = awake ? cloneCount(course) : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new children are new slides, and need new clones
  useLayoutEffect(() => fillClones(body.current, clones), [clones, children]);

  useLayoutEffect(() => {
    if (!alive || !body.current) return;
    markSlides(body.current, place, course);
    // A silent place is drawn before the next one, which would else start from where this one began.
    if (place.silent) body.current.getBoundingClientRect();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
    const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!by || modified || (event.target as Element).closest('video,input,textarea,select')) return;
    event.preventDefault();
    step(by);
  };
  const states = [alive && 'alive', (place.silent || dragging) && 'silent', dragging && 'dragging'];

  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group, and a fieldset is for forms
    <section
      ref={body}
      className={states.reduce<string>(
        (names, state) => (state ? `${names} carousel__body--${state}` : names),
        'carousel__body',
      )}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={words.label}
      onKeyDown={onKeyDown}
    >
      <div
        ref={view}
        className="carousel__viewport"
        // Where nothing else takes the arrow keys, this does.
        tabIndex={count < 2 ? undefined : alive && (props.arrows || props.dots) ? -1 : 0}
        {...handlers}
      >
        <div className="carousel__track" style={{ '--at': String(place.at) } as object}>
          <div className="carousel__clones carousel__clones--before" />
          {children}
          <div className="carousel__clones" />
        </div>
      </div>
      <Controls
        words={words}
        link={links.some(Boolean) ? links[current] : undefined}
        plays={autoplay || props.moving ? plays : undefined}
        setPlays={choose}
        arrows={props.arrows}
        step={step}
      >
        {props.dots && (
          <Dots count={count} current={current} nameOf={nameOf} go={(to) => act({ type: 'go', to })} />
        )}
      </Controls>
      <div className="carousel__said" aria-live="polite">
        {said}
      </div>
    </section>
  );
}

/** The name under which the loader finds the component. */
export { Carousel as island };

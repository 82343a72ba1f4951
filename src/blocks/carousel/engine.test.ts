import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import {
  type CarouselMove,
  type CarouselPlace,
  type Course,
  canMove,
  countClones,
  firstPlace,
  getAutoplayMove,
  getSlideIndex,
  getSwipeStep,
  isSlideInView,
  limitDrag,
  move,
} from './engine.ts';

const courses: fc.Arbitrary<Course> = fc
  .record({
    count: fc.integer({ min: 0, max: 12 }),
    perView: fc.constantFrom(1, 1.5, 2, 3, 6),
    fades: fc.boolean(),
  })
  .map((course) => (course.fades ? { ...course, perView: 1 } : course));
const movable = courses.filter(canMove);
const moves: fc.Arbitrary<CarouselMove> = fc.oneof(
  fc.constantFrom<CarouselMove>(
    { type: 'step', by: 1 },
    { type: 'step', by: -1 },
    { type: 'jump' },
    { type: 'fit' },
  ),
  fc.record({ type: fc.constant('go' as const), to: fc.integer({ min: -3, max: 15 }) }),
);
const reached = (course: Course, list: readonly CarouselMove[], from = firstPlace): CarouselPlace =>
  list.reduce((place, action) => move(place, action, course), from);
const settled = (course: Course, place: CarouselPlace) => move(place, { type: 'jump' }, course);

describe('moving between slides', () => {
  it('stays within the slides and one clone at either end, and always jumps from a clone', () => {
    fc.assert(
      fc.property(courses, fc.array(moves, { maxLength: 40 }), (course, list) => {
        const place = reached(course, list);
        expect(place.at).toBeGreaterThanOrEqual(course.fades ? 0 : -1);
        expect(place.at).toBeLessThanOrEqual(Math.max(0, course.fades ? course.count - 1 : course.count));
        const onClone = place.at < 0 || (course.count > 0 && place.at >= course.count);
        expect(place.jumping).toBe(onClone);
      }),
    );
  });

  it('shows the same slides before and after the silent jump', () => {
    fc.assert(
      fc.property(movable, fc.array(moves, { maxLength: 40 }), (course, list) => {
        const place = reached(course, list);
        const there = settled(course, place);
        expect(there.jumping).toBe(false);
        expect(there.silent).toBe(place.jumping || place.silent);
        for (let index = 0; index < course.count; index += 1) {
          expect(isSlideInView(index, there, course)).toBe(isSlideInView(index, place, course));
        }
      }),
    );
  });

  it('ignores input while a jump is pending', () => {
    fc.assert(
      fc.property(movable, fc.array(moves, { maxLength: 20 }), moves, (course, list, action) => {
        const place = reached(course, list);
        fc.pre(place.jumping && (action.type === 'step' || action.type === 'go'));
        expect(move(place, action, course)).toBe(place);
      }),
    );
  });

  it('wraps around in either direction, and back', () => {
    fc.assert(
      fc.property(movable, fc.constantFrom<-1 | 1>(-1, 1), fc.nat({ max: 11 }), (course, by, from) => {
        const start = reached(course, [{ type: 'go', to: from }]);
        const round = Array.from({ length: course.count }, (): CarouselMove => ({ type: 'step', by }));
        const end = round.reduce((place, action) => settled(course, move(place, action, course)), start);
        expect(end.at).toBe(start.at);
        const there = settled(course, move(start, { type: 'step', by }, course));
        const back = settled(course, move(there, { type: 'step', by: by === 1 ? -1 : 1 }, course));
        expect(back.at).toBe(start.at);
        expect(there.at).toBe(getSlideIndex(start.at + by, course.count));
      }),
    );
  });

  it('does nothing if all slides are in view', () => {
    fc.assert(
      fc.property(courses, fc.array(moves, { maxLength: 20 }), (course, list) => {
        fc.pre(!canMove(course));
        expect(reached(course, list).at).toBe(0);
        expect(countClones(course)).toBe(0);
      }),
    );
  });

  it('adds enough clones to fill the view, but no more than there are slides', () => {
    fc.assert(
      fc.property(movable, (course) => {
        fc.pre(!course.fades);
        expect(countClones(course)).toBeGreaterThanOrEqual(course.perView);
        expect(countClones(course)).toBeLessThanOrEqual(course.count);
      }),
    );
  });

  it('stays on an existing slide when slides are removed', () => {
    fc.assert(
      fc.property(courses, courses, fc.array(moves, { maxLength: 20 }), (before, now, list) => {
        const place = move(reached(before, list), { type: 'fit' }, now);
        expect(place.at).toBeGreaterThanOrEqual(0);
        expect(place.at).toBeLessThanOrEqual(Math.max(0, now.count - 1));
      }),
    );
  });
});

describe('a swipe', () => {
  it('changes the slide only beyond 50 px, in the direction of the finger', () => {
    expect([-51, -50, 0, 50, 51].map(getSwipeStep)).toEqual([1, 0, 0, 0, -1]);
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (distance) => {
        expect(getSwipeStep(distance)).toBe(Math.abs(distance) > 50 ? -Math.sign(distance) : 0);
      }),
    );
  });

  it('drags no further than one slide', () => {
    expect([limitDrag(-900, 300), limitDrag(20, 300), limitDrag(900, 300)]).toEqual([-300, 20, 300]);
  });
});

it('autoplay loops, or stops at the last slide', () => {
  const course = { count: 3, perView: 1, fades: false };
  const last = reached(course, [{ type: 'go', to: 2 }]);
  expect(getAutoplayMove(last, course, true)).toEqual({ type: 'step', by: 1 });
  expect(getAutoplayMove(last, course, false)).toBeUndefined();
  expect(getAutoplayMove(firstPlace, course, false)).toEqual({ type: 'step', by: 1 });
});

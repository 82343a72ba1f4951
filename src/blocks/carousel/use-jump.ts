import { useEffect, useLayoutEffect } from 'react';
import { type Course, jumpDelay, move, type Place } from './engine.ts';

type SetPlace = (change: (place: Place) => Place) => void;

/** The silent jump from a clone, and staying on the slides when there are other ones. */
export function useJump({ jumping }: Place, course: Course, setPlace: SetPlace): void {
  useEffect(() => {
    if (!jumping) return;
    const timer = setTimeout(() => setPlace((place) => move(place, { type: 'jump' }, course)), jumpDelay);
    return () => clearTimeout(timer);
  }, [jumping, course, setPlace]);

  useLayoutEffect(
    () => setPlace((place) => (place.jumping ? place : move(place, { type: 'fit' }, course))),
    [course, setPlace],
  );
}

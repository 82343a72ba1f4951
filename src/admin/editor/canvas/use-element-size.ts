import { type RefObject, useLayoutEffect, useState } from 'react';

/** The inner size of an element, kept up to date, in CSS pixels. */
export function useElementSize(element: RefObject<HTMLElement | null>): {
  readonly width: number;
  readonly height: number;
} {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

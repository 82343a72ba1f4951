import { type RefObject, useEffect, useState } from 'react';

/** What a carousel notices of its surroundings. */
export interface Signals {
  readonly alive: boolean;
  /** Enough of it is in the viewport, and the tab is the one that shows. */
  readonly seen: boolean;
  /** Has been seen or touched once: from then on it is worth its clones. */
  readonly awake: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
  readonly reduced: boolean;
  readonly perView: number;
}

const none: Signals = {
  alive: false,
  seen: false,
  awake: false,
  hovered: false,
  focused: false,
  reduced: false,
  perView: 1,
};
/** The part of it that must be in view for it to play. */
const threshold = 0.25;

export function useSignals(root: RefObject<HTMLElement | null>): Signals {
  const [signals, setSignals] = useState(none);
  const tell = (change: Partial<Signals>) =>
    setSignals((now) =>
      Object.entries(change).every(([name, value]) => now[name as keyof Signals] === value)
        ? now
        : { ...now, ...change },
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners are set once, and need nothing else
  useEffect(() => {
    const body = root.current;
    if (!body) return;
    const end = new AbortController();
    const { signal } = end;
    let inside = false;
    const on = (target: EventTarget, types: string, change: () => Partial<Signals>) => {
      for (const type of types.split(' ')) target.addEventListener(type, () => tell(change()), { signal });
    };
    const seen = (): Partial<Signals> =>
      inside && !document.hidden ? { seen: true, awake: true } : { seen: false };
    const motion = globalThis.matchMedia?.('(prefers-reduced-motion:reduce)');
    const reduced = () => ({ reduced: motion?.matches === true });
    on(body, 'pointerenter', () => ({ hovered: true, awake: true }));
    on(body, 'pointerleave', () => ({ hovered: false }));
    on(body, 'focusin', () => ({ focused: true, awake: true }));
    on(body, 'focusout', () => ({ focused: false }));
    on(body, 'pointerdown keydown click', () => ({ awake: true }));
    on(document, 'visibilitychange', seen);
    on(window, 'resize', () => perViewOf(body));
    if (motion) on(motion, 'change', reduced);
    const observer =
      'IntersectionObserver' in globalThis
        ? new IntersectionObserver(
            (entries) => {
              inside = entries.at(-1)?.isIntersecting === true;
              tell(seen());
            },
            { threshold },
          )
        : undefined;
    observer?.observe(body);
    tell({ alive: true, ...reduced(), ...perViewOf(body) });
    return () => {
      end.abort();
      observer?.disconnect();
    };
  }, []);

  // In the editor the number changes without the window's size.
  useEffect(() => {
    if (root.current && signals.alive) tell(perViewOf(root.current));
  });

  return signals;
}

/** The style sheet knows the device; this reads what it made of it. */
const perViewOf = (body: HTMLElement): Partial<Signals> => ({
  perView: Number(getComputedStyle(body).getPropertyValue('--per')) || 1,
});

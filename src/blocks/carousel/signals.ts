/** Events of a carousel's surroundings. */
export interface Signals {
  /** True if enough of the carousel is in the viewport of a visible tab. */
  readonly seen: boolean;
  /** True after the carousel was first seen or touched. Clones are created then. */
  readonly awake: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
  readonly reduced: boolean;
}

export const nothingNoticed: Signals = {
  seen: false,
  awake: false,
  hovered: false,
  focused: false,
  reduced: false,
};

/** Share of the carousel that must be in the viewport for it to play. */
const threshold = 0.25;

/** Reports the signals: at once, when they change, and when the window is resized. */
export function watchSignals(body: HTMLElement, signal: AbortSignal, tell: (signals: Signals) => void): void {
  const motion = globalThis.matchMedia?.('(prefers-reduced-motion:reduce)');
  const reduced = () => ({ reduced: motion?.matches === true });
  let inside = false;
  const seen = (): Partial<Signals> =>
    inside && !document.hidden ? { seen: true, awake: true } : { seen: false };
  let now: Signals = { ...nothingNoticed, ...reduced() };
  const change = (to: Partial<Signals>) => {
    now = { ...now, ...to };
    tell(now);
  };
  const on = (target: EventTarget, types: string, to: () => Partial<Signals>) => {
    for (const type of types.split(' ')) target.addEventListener(type, () => change(to()), { signal });
  };
  on(body, 'pointerenter', () => ({ hovered: true, awake: true }));
  on(body, 'pointerleave', () => ({ hovered: false }));
  on(body, 'focusin', () => ({ focused: true, awake: true }));
  on(body, 'focusout', () => ({ focused: false }));
  on(body, 'pointerdown keydown click', () => ({ awake: true }));
  on(document, 'visibilitychange', seen);
  on(window, 'resize', () => ({}));
  if (motion) on(motion, 'change', reduced);
  tell(now);
  if (!('IntersectionObserver' in globalThis)) return;
  const observer = new IntersectionObserver(
    (entries) => {
      inside = entries.at(-1)?.isIntersecting === true;
      change(seen());
    },
    { threshold },
  );
  observer.observe(body);
  signal.addEventListener('abort', () => observer.disconnect());
}

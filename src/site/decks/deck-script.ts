/**
 * Runs in the deck's document, which contains it as text, so it must not use anything from outside. The
 * browser scrolls and snaps the row of slides; this adds keys, buttons, the counter and the messages with the
 * embedding page. It also works alone in a tab.
 *
 * @param target origin of the embedding page; `*` where the deck's own origin is opaque
 */
export function runDeck(loaded: string, close: string, target = location.origin): void {
  const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
  const row = find('.deck');
  const slides = [...document.querySelectorAll<HTMLElement>('.slide')];
  const dots = [...document.querySelectorAll<HTMLAnchorElement>('.dots a')];
  const current = find('.counter b');
  const [previous, next] = [find<HTMLButtonElement>('.previous'), find<HTMLButtonElement>('.next')];
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const last = slides.length - 1;
  let shown = 0;
  /** Target of the current scroll, so that two presses move two slides; otherwise the visible slide. */
  let wanted = 0;
  /** True while the deck itself scrolls, not a swipe. */
  let going = false;

  function show(index: number): void {
    shown = index;
    current.textContent = String(index + 1);
    dots.forEach((dot, at) => {
      if (at === index) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
    // A disabled button would lose the focus.
    previous.setAttribute('aria-disabled', String(index === 0));
    next.setAttribute('aria-disabled', String(index === last));
    document.documentElement.dataset.slide = String(index + 1);
  }

  function go(index: number, smooth = true): void {
    wanted = Math.max(0, Math.min(last, index));
    going = wanted !== shown;
    row.scrollTo({
      left: wanted * row.clientWidth,
      behavior: smooth && !calm.matches ? 'smooth' : 'instant',
    });
  }

  /** Number of slides that each key moves. */
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowDown: 1,
    PageDown: 1,
    ' ': 1,
    ArrowLeft: -1,
    ArrowUp: -1,
    PageUp: -1,
    Home: -Infinity,
    End: Infinity,
  };
  const page = parent === window ? undefined : parent;
  const notifyPage = (type: string) => page?.postMessage({ type }, target);

  addEventListener('keydown', (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'Escape') return notifyPage(close);
    const pressed = (event.target as Element).closest('a, button');
    const step = steps[event.key];
    if (step === undefined || (pressed && event.key === ' ')) return;
    event.preventDefault();
    go(wanted + step);
  });
  row.addEventListener(
    'scroll',
    () => {
      const index = Math.max(0, Math.min(last, Math.round(row.scrollLeft / row.clientWidth)));
      if (index !== shown) show(index);
      if (shown === wanted) going = false;
      // After swiping or scrolling the next key continues from there.
      if (!going) wanted = shown;
    },
    { passive: true },
  );
  for (const type of ['pointerdown', 'wheel', 'touchstart']) {
    row.addEventListener(
      type,
      () => {
        going = false;
        wanted = shown;
      },
      { passive: true },
    );
  }
  dots.forEach((dot, index) => {
    dot.addEventListener('click', (event) => {
      event.preventDefault();
      go(index);
    });
  });
  previous.addEventListener('click', () => go(wanted - 1));
  next.addEventListener('click', () => go(wanted + 1));
  addEventListener('resize', () => go(shown, false));

  const asked = slides.findIndex((slide) => `#${slide.id}` === location.hash);
  show(Math.max(0, asked));
  go(shown, false);
  notifyPage(loaded);
}

/** Applies the theme of the page that embeds the deck. */
export const deckHeadScript =
  'try{var t=parent.document.documentElement.dataset.theme;if(parent!==self&&t)document.documentElement.dataset.theme=t}catch(e){}';

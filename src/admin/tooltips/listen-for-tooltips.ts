/** An element whose tooltip is requested by pointer or focus. */
export interface TooltipRequest {
  readonly element: HTMLElement;
  /** True if it got the focus by keyboard: its tooltip comes without a delay. */
  readonly isFocused: boolean;
}

/**
 * Calls `ask` with the element whose tooltip to show, when a mouse is over it or it gets keyboard focus.
 * Calls it with undefined to hide the tooltip: when the pointer or the focus leaves, or something is pressed.
 * Returns a function that stops listening.
 */
export function listenForTooltips(ask: (asked: TooltipRequest | undefined) => void): () => void {
  const ended = new AbortController();
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, { signal: ended.signal, capture: true });
  let hovered: HTMLElement | undefined;
  const hover = (element: HTMLElement | undefined) => {
    if (element === hovered) return;
    hovered = element;
    ask(element && { element, isFocused: false });
  };
  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') hover(findDescribed(target));
  });
  // The pointer has moved into a frame or out of the window.
  listen('pointerout', ({ relatedTarget }) => {
    if (relatedTarget === null) hover(undefined);
  });
  listen('focusin', ({ target }) => {
    const element = findDescribed(target);
    if (element?.matches(':focus-visible')) ask({ element, isFocused: true });
  });
  listen('focusout', ({ target }) => {
    if (findDescribed(target)) ask(undefined);
  });
  listen('pointerdown', () => ask(undefined));
  listen('keydown', () => ask(undefined));
  return () => ended.abort();
}

function findDescribed(target: EventTarget | null): HTMLElement | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
  return element ?? undefined;
}

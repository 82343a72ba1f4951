import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface TopLayerPopoverProps {
  readonly label: string;
  readonly className: string;
  /** Called for Escape and for a press outside. The owner then unmounts it. */
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Distance from the field and from the edges of the window, in CSS pixels. */
const gap = 4;

/**
 * A popover below the element before it, or above if there is no room. The browser's own top layer shows it, since
 * a dialog clips what it contains and makes everything else inert.
 */
export function TopLayerPopover({ label, className, close, children }: TopLayerPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = popover.current;
    const anchor = element?.previousElementSibling;
    if (!element || !anchor) return;
    element.showPopover();
    const place = () => {
      const { style, offsetWidth, offsetHeight } = element;
      const { left, top, bottom } = anchor.getBoundingClientRect();
      const { innerWidth, innerHeight } = window;
      const below = bottom + gap;
      const above = top - gap - offsetHeight;
      const lowest = innerHeight - offsetHeight - gap;
      style.left = `${Math.max(gap, Math.min(left, innerWidth - offsetWidth - gap))}px`;
      style.top = `${below <= lowest || above < gap ? Math.max(gap, Math.min(below, lowest)) : above}px`;
    };
    place();
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener('resize', place, { signal });
    window.addEventListener('scroll', place, { capture: true, signal });
    return () => {
      ending.abort();
      // Hidden before React removes it, so that the browser restores the focus.
      element.hidePopover();
    };
  }, []);
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={className}
      onToggle={({ newState }) => newState === 'closed' && close()}
    >
      {children}
    </div>
  );
}

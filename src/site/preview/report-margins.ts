import { previewLimits } from '#preview/limits.ts';
import type { PageMessage } from '#preview/messages.ts';

/**
 * Sends the side margins of the page's blocks to the editor; those that are `auto` are known only after
 * layout. Returns a function that measures again after a change of the layout; measuring forces a layout, so
 * it runs only then.
 */
export function reportMargins(
  send: (message: PageMessage) => void,
): (...layoutSettings: readonly unknown[]) => void {
  let measured: readonly unknown[] = [];
  let told = '';
  const measure = () => {
    const blocks = document.querySelector('main > .blocks');
    if (!blocks) return;
    const { marginLeft, marginRight } = getComputedStyle(blocks);
    const [left, right] = [Number.parseFloat(marginLeft), Number.parseFloat(marginRight)];
    if (Number.isNaN(left + right) || told === `${left} ${right}`) return;
    told = `${left} ${right}`;
    send({ type: 'page/margins', left, right });
  };
  // The window's width changed.
  new ResizeObserver(() => measured.length > 0 && measure()).observe(document.documentElement);
  return (...settings) => {
    if (measured.length > 0 && settings.every((one, index) => one === measured[index])) return;
    measured = settings;
    measure();
  };
}

/** Sends the scroll position to the editor after scrolling has ended. */
export function reportScroll(send: (message: PageMessage) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    const length = document.documentElement.scrollHeight - innerHeight;
    const part = length > 0 ? Math.min(1, Math.max(0, scrollY / length)) : 0;
    send({ type: 'page/scroll', y: scrollY, part });
  };
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(report, previewLimits.scrollReportDelay);
    },
    { passive: true },
  );
}

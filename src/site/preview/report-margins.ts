import { previewLimits } from '#preview/limits.ts';
import type { PageMessage } from '#preview/messages.ts';

/**
 * Tells the editor the side margins that the page's blocks have, which for `auto` only the page knows. Answers what
 * measures again where the layout is another one; measuring costs a layout of the page, so nothing else does.
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
  // Another width of the window.
  new ResizeObserver(() => measured.length > 0 && measure()).observe(document.documentElement);
  return (...settings) => {
    if (measured.length > 0 && settings.every((one, index) => one === measured[index])) return;
    measured = settings;
    measure();
  };
}

/** Tells the editor where the page is scrolled to, once it has come to rest for a moment. */
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

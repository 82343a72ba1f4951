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

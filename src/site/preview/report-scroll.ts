import { previewLimits } from '#preview/limits.ts';
import type { PageMessage } from '#preview/messages.ts';

/** Tells the editor where the page is scrolled to, once it has come to rest for a moment. */
export function reportScroll(send: (message: PageMessage) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => send({ type: 'page/scroll', y: scrollY }), previewLimits.scrollReportDelay);
    },
    { passive: true },
  );
}

import { previewLimits } from '#preview/limits.ts';
import type { PageMessage } from '#preview/messages.ts';

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

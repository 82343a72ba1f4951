import { useEffect } from 'react';
import type { PageBackground } from '#content/look/background.ts';
import { backgroundRange } from '../background-css.ts';
import { startScrollBackground } from '../client/scroll-background.ts';
import { scrollTimelines } from '../scroll-timeline.ts';

/** The page's changing background while its settings are being edited, also where CSS cannot move it along. */
export function useScrollBackground({ dynamicBackgroundSettings }: PageBackground): void {
  const range = backgroundRange(dynamicBackgroundSettings)?.join(' ');
  useEffect(() => {
    if (range === undefined) return;
    document.body.dataset.backgroundRange = range;
    const stop = CSS.supports(scrollTimelines) ? undefined : startScrollBackground();
    return () => {
      stop?.();
      delete document.body.dataset.backgroundRange;
    };
  }, [range]);
}

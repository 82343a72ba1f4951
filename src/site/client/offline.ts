import type { VisitMessage } from '../offline/visit-message.ts';
import { runWhenLoaded, runWhenShown } from './run-when.ts';

/**
 * Registers the service worker after the page has loaded, so that they do not compete. Browsers that refuse
 * or block storage have no offline pages.
 */
export function startOffline(): void {
  // The dev server serves sources, which must not be cached.
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const register = () => void keepForLater().catch(() => undefined);
  runWhenShown(() => runWhenLoaded(register));
}

async function keepForLater(): Promise<void> {
  const { serviceWorker } = navigator;
  const first = !serviceWorker.controller;
  await serviceWorker.register('/sw.js');
  if (!first) return;
  const { active } = await serviceWorker.ready;
  const tell = (urls: readonly string[]) =>
    active?.postMessage({ type: 'visit', urls } satisfies VisitMessage);
  tell([location.href]);
  // Includes files that were requested before the worker took control and arrived later.
  new PerformanceObserver((list) => {
    const past = (list.getEntries() as PerformanceResourceTiming[]).filter(
      (entry) => entry.workerStart === 0,
    );
    tell(past.map(({ name }) => name));
  }).observe({ type: 'resource', buffered: true });
}

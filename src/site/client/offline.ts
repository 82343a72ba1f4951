import type { VisitMessage } from '../offline/visit.ts';
import { runWhenLoaded, runWhenShown } from './run-when.ts';

/**
 * Registers the service worker once the page is shown and has loaded, so that it never competes with it. A
 * browser that refuses, or forbids storage, simply has no copy to read.
 */
export function startOffline(): void {
  // The dev server serves sources, which no cache may keep.
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
  // Includes files that were requested before the worker took over and arrive after that.
  new PerformanceObserver((list) => {
    const past = (list.getEntries() as PerformanceResourceTiming[]).filter(
      (entry) => entry.workerStart === 0,
    );
    tell(past.map(({ name }) => name));
  }).observe({ type: 'resource', buffered: true });
}

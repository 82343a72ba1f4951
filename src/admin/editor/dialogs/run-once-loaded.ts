import { whenIdle } from '../../shared/when-idle.ts';

/**
 * Runs a callback once, after the page in the frame has loaded and the browser is idle, so that preloading
 * does not delay the page. Returns a function that cancels it.
 */
export function runOnceLoaded(run: () => void): () => void {
  const onLoaded = ({ target }: Event) => {
    if (!(target instanceof HTMLIFrameElement)) return;
    stop();
    whenIdle(run);
  };
  // The load event of a frame does not bubble, but it can be captured.
  const stop = () => document.removeEventListener('load', onLoaded, true);
  document.addEventListener('load', onLoaded, true);
  return stop;
}

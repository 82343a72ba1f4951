import { whenIdle } from '../../shared/when-idle.ts';

/**
 * Runs something once, when the page in the frame has loaded and the browser has nothing else to do: what is only
 * wanted later does not hold up what a person waits for. Answers how to give up waiting.
 */
export function runOnceLoaded(run: () => void): () => void {
  const loaded = ({ target }: Event) => {
    if (!(target instanceof HTMLIFrameElement)) return;
    stop();
    whenIdle(run);
  };
  // A frame's event does not bubble; on its way down it can be heard.
  const stop = () => document.removeEventListener('load', loaded, true);
  document.addEventListener('load', loaded, true);
  return stop;
}

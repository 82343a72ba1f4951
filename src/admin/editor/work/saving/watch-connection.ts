import { listenToResponses } from '../../../session/api.ts';

/**
 * Calls back when the server can be reached again: on the browser's `online` event, or when a request gets a
 * response. Returns a function that stops it.
 */
export function watchConnection(isBack: () => void): () => void {
  const stop = listenToResponses(isBack);
  window.addEventListener('online', isBack);
  return () => {
    stop();
    window.removeEventListener('online', isBack);
  };
}

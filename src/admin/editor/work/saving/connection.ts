import { listenToResponses } from '../../../session/api.ts';

/** Hears when the server can be reached again: the browser says so, or a request is answered. Answers how to stop. */
export function hearConnection(isBack: () => void): () => void {
  const stop = listenToResponses(isBack);
  window.addEventListener('online', isBack);
  return () => {
    stop();
    window.removeEventListener('online', isBack);
  };
}

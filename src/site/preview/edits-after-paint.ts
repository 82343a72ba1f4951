import type { PageMessage } from '#preview/messages.ts';

type Send = (message: PageMessage) => void;

/** ms after which edits go without a frame: a page in the background paints none. */
const withoutFrame = 100;

/**
 * Sends what is typed in the page once the browser has painted it: the editor shares this thread, and what it does with a
 * letter would come before the letter is seen. Any other message sends first what waits, so that their order stays.
 */
export function editsAfterPaint(send: Send): Send {
  let waiting: PageMessage[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const painted = new MessageChannel();

  function flush(): void {
    clearTimeout(timer);
    const messages = waiting;
    waiting = [];
    for (const message of messages) send(message);
  }

  painted.port1.onmessage = flush;
  addEventListener('pagehide', flush);
  return (message) => {
    if (message.type !== 'page/edit') {
      flush();
      send(message);
      return;
    }
    waiting.push(message);
    if (waiting.length > 1) return;
    timer = setTimeout(flush, withoutFrame);
    // What is posted from within a frame comes when it has been painted.
    requestAnimationFrame(() => painted.port2.postMessage(null));
  };
}

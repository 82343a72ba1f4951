import { fillPath } from '#api/client.ts';
import {
  watchPresence as endpoint,
  type PresentPerson,
  presenceLineSchema,
} from '#api/endpoints/presence.ts';

/** ms without a line after which the connection counts as lost: the server sends one every 10 s. */
const silenceLimit = 25_000;
/** ms before each retry in a row; the last value repeats. */
const pauses = [500, 2000, 5000, 15_000, 30_000];

interface WatchOptions {
  readonly pageId: string;
  readonly tab: string;
  /** Sends the token in a header, since URLs end up in logs. */
  readonly fetch: typeof fetch;
  readonly received: (people: readonly PresentPerson[]) => void;
}

/**
 * Streams the presence of other members while the window is visible: browsers limit the connections to one
 * server, and hidden windows would use them up. Returns a function that stops it.
 */
export function watchPresence(options: WatchOptions): () => void {
  let reading: AbortController | undefined;
  const follow = () => {
    if (document.visibilityState === 'visible') {
      if (reading) return;
      reading = new AbortController();
      void keepReading(options, reading.signal);
    } else {
      reading?.abort();
      reading = undefined;
      options.received([]);
    }
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    reading?.abort();
  };
}

/** Reads the stream and reconnects when it breaks: at once, then with growing pauses. */
async function keepReading(options: WatchOptions, stopped: AbortSignal): Promise<void> {
  for (let failures = 0; !stopped.aborted; failures += 1) {
    const outcome = await readOnce(options, stopped).catch(() => 'lost' as const);
    if (stopped.aborted) return;
    options.received([]);
    if (outcome === 'refused') return;
    if (outcome === 'ended') failures = 0;
    await pause(pauses[Math.min(failures, pauses.length - 1)] ?? 0, stopped);
  }
}

type Outcome = 'ended' | 'refused' | 'lost';

async function readOnce(
  { pageId, tab, fetch, received }: WatchOptions,
  stopped: AbortSignal,
): Promise<Outcome> {
  const lost = new AbortController();
  const giveUp = () => lost.abort();
  stopped.addEventListener('abort', giveUp, { once: true });
  let timer = setTimeout(giveUp, silenceLimit);
  try {
    const path = `/api${fillPath(endpoint.path, { id: pageId })}?${new URLSearchParams({ tab })}`;
    const response = await fetch(path, { signal: lost.signal, credentials: 'same-origin' });
    // A page that was deleted or is forbidden will not come back on a retry.
    if ([400, 403, 404].includes(response.status)) return 'refused';
    if (!response.ok || !response.body) return 'lost';
    await readLines(response.body, (text) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silenceLimit);
      const people = parsePeople(text);
      if (people) received(people);
    });
    return 'ended';
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', giveUp);
  }
}

function parsePeople(text: string): readonly PresentPerson[] | undefined {
  if (text === '') return undefined;
  try {
    return presenceLineSchema.safeParse(JSON.parse(text)).data?.people;
  } catch {
    return undefined;
  }
}

function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    stopped.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Calls back with each line of a stream, including empty ones, until it ends. */
async function readLines(body: ReadableStream<Uint8Array>, line: (text: string) => void): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let begun = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (begun + value).split('\n');
    begun = lines.pop() ?? '';
    for (const text of lines) line(text);
  }
}

export interface TryLimitOptions {
  /** Tries allowed within one window. */
  readonly tries: number;
  readonly windowMs: number;
  /** Keys remembered at most; the oldest window goes first. */
  readonly maxKeys?: number;
  readonly now?: () => number;
}

export interface TryLimit {
  /** Counts one try. Answers the seconds to wait when there were too many, else undefined. */
  take(key: string): number | undefined;
  /** Forgets the tries of a key: whoever succeeded was no guesser. */
  clear(key: string): void;
}

/**
 * Limits guesses per key in fixed windows. Tries are counted before the answer is known, so that a burst of
 * parallel requests gets no more of them. Counts live in memory: a restart forgives, which a guesser cannot cause.
 */
export function createTryLimit({
  tries,
  windowMs,
  maxKeys = 50_000,
  now = Date.now,
}: TryLimitOptions): TryLimit {
  const windows = new Map<string, { count: number; endsAt: number }>();

  function take(key: string): number | undefined {
    const time = now();
    let window = windows.get(key);
    if (!window || window.endsAt <= time) {
      windows.delete(key);
      if (windows.size >= maxKeys) dropOldest();
      window = { count: 0, endsAt: time + windowMs };
      windows.set(key, window);
    }
    if (window.count >= tries) return Math.max(1, Math.ceil((window.endsAt - time) / 1000));
    window.count += 1;
    return undefined;
  }

  // A Map keeps insertion order, and every window is equally long: the first one ends first.
  function dropOldest(): void {
    const oldest = windows.keys().next();
    if (!oldest.done) windows.delete(oldest.value);
  }

  return { take, clear: (key) => void windows.delete(key) };
}

/**
 * The part of an address that one person commands: an IPv4 address, or the /64 network of an IPv6 one, of
 * which everybody has 2^64 to guess from.
 */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right].slice(0, 4).join(':');
}

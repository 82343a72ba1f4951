import { useEffect, useRef, useState } from 'react';
import { isEqual } from '#content/is-equal.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';

interface Making<Seed> {
  readonly changes: TokenChanges;
  readonly onChange: (next: TokenChanges) => void;
  /** What the settings could have been made from. */
  readonly seedOf: (changes: TokenChanges) => Seed;
  readonly make: (seed: Seed) => TokenChanges;
}

/**
 * Settings that are made from a few numbers. The numbers are here while somebody changes them, so that a drag is answered by this part
 * alone; the settings follow once a frame. Whatever else changes the settings (undo, another part) decides the numbers anew.
 */
export function useMade<Seed>({
  changes,
  onChange,
  seedOf,
  make,
}: Making<Seed>): [Seed, (seed: Seed) => void] {
  const [seed, setSeed] = useState(() => seedOf(changes));
  const seen = useRef(changes);
  const sent = useRef<TokenChanges>(undefined);
  const { hand, isWaiting } = useEachFrame<Seed>((next) => {
    sent.current = make(next);
    onChange({ ...changes, ...sent.current });
  });
  useEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    if (!isWaiting() && !has(changes, sent.current)) setSeed(seedOf(changes));
  });
  return [
    seed,
    (next) => {
      setSeed(next);
      hand(next);
    },
  ];
}

function has(changes: TokenChanges, made: TokenChanges | undefined): boolean {
  return (
    made !== undefined && Object.entries(made).every(([path, setting]) => isEqual(changes[path], setting))
  );
}

/**
 * Hands on what comes many times between two frames only once for each: the last of it. What waits when the part leaves the screen is
 * handed on then, so that nothing of a drag is lost.
 */
function useEachFrame<Value>(send: (value: Value) => void): {
  readonly hand: (value: Value) => void;
  readonly isWaiting: () => boolean;
} {
  const latest = useRef(send);
  const waiting = useRef<{ readonly value: Value; readonly frame: number }>(undefined);
  useEffect(() => {
    latest.current = send;
  });
  const flush = useRef(() => {
    const held = waiting.current;
    waiting.current = undefined;
    if (held) latest.current(held.value);
  });
  useEffect(() => {
    const { current: sendHeld } = flush;
    return () => {
      if (waiting.current) cancelAnimationFrame(waiting.current.frame);
      sendHeld();
    };
  }, []);
  return {
    hand: (value) => {
      const frame = waiting.current?.frame ?? requestAnimationFrame(() => flush.current());
      waiting.current = { value, frame };
    },
    isWaiting: () => waiting.current !== undefined,
  };
}

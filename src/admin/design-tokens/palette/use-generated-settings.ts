import { useEffect, useRef, useState } from 'react';
import { isEqual } from '#content/is-equal.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';

interface GeneratorOptions<Seed> {
  readonly changes: TokenChanges;
  readonly onChange: (next: TokenChanges) => void;
  /** Estimates the parameters from which the settings could have been generated. */
  readonly deriveSeed: (changes: TokenChanges) => Seed;
  readonly make: (seed: Seed) => TokenChanges;
}

/**
 * Generates settings from a few parameters. Parameters are local state while they change, so that a drag renders only
 * this component; settings follow once per frame. Any other change (undo, another tool) estimates the parameters
 * again.
 */
export function useGeneratedSettings<Seed>({
  changes,
  onChange,
  deriveSeed,
  make,
}: GeneratorOptions<Seed>): [Seed, (seed: Seed) => void] {
  const [seed, setSeed] = useState(() => deriveSeed(changes));
  const seen = useRef(changes);
  const sent = useRef<TokenChanges>(undefined);
  const { hand, isWaiting } = useEachFrame<Seed>((next) => {
    sent.current = make(next);
    onChange({ ...changes, ...sent.current });
  });
  useEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    if (!isWaiting() && !has(changes, sent.current)) setSeed(deriveSeed(changes));
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
 * Throttles to one call per animation frame, with the latest value. A pending value is sent on unmount, so that no
 * change is lost.
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

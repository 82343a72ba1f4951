import { useEffect, useRef } from 'react';

/**
 * Hands on what comes many times between two frames only once for each: the last of it. What waits when the part leaves the screen is
 * handed on then, so that nothing of a drag is lost.
 */
export function useEachFrame<Value>(send: (value: Value) => void): {
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

import { useEffect, useState } from 'react';

/** Returns a value as of the last pause in its changes, and whether it has changed since. */
export function usePaused<Value>(value: Value, pauseMs: number): { value: Value; isBehind: boolean } {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return { value: paused, isBehind: paused !== value };
}

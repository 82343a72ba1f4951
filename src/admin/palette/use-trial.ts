import { useEffect, useRef } from 'react';
import type { PaletteItem } from './palette-item.ts';

/**
 * Shows what the current item would do for as long as it is the current one. Answers what ends that at once: who takes an
 * item does it on the page as it is.
 */
export function useTrial(current: PaletteItem | undefined): () => void {
  const end = useRef<() => void>(undefined);
  const stop = () => {
    end.current?.();
    end.current = undefined;
  };
  // By its id: a list that is made anew has the same item as another object.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item of this id is the one to be tried
  useEffect(() => {
    end.current = current?.tryOut?.();
    return stop;
  }, [current?.id]);
  return stop;
}

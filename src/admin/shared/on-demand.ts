import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

interface Loaded<Part> {
  /** Undefined until it is there. */
  readonly part: Part | undefined;
  /** For good: browsers keep in mind that a script could not be had, until the page is loaded anew. */
  readonly failed: boolean;
}

/** A part of the admin that is loaded when it is first wanted, and not by whoever never wants it. */
export interface OnDemand<Part> {
  readonly preload: () => void;
  readonly store: StoreApi<Loaded<Part>>;
}

export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  const store = createStore<Loaded<Part>>(() => ({ part: undefined, failed: false }));
  let wanted = false;
  const preload = (): void => {
    if (wanted) return;
    wanted = true;
    load().then(
      (part) => store.setState({ part }),
      () => store.setState({ failed: true }),
    );
  };
  return { preload, store };
}

/** Loads the part for whoever shows it, unless it is there already. */
export function useOnDemand<Part>({ preload, store }: OnDemand<Part>): Loaded<Part> {
  useEffect(preload, [preload]);
  return useStore(store);
}

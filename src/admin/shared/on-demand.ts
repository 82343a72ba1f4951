import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

interface LoadState<Part> {
  /** Undefined until loaded. */
  readonly part: Part | undefined;
  /** True for good: browsers remember a failed module until the page is reloaded. */
  readonly failed: boolean;
}

/** A part of the admin that is loaded when it is first needed. */
export interface LazyPart<Part> {
  readonly preload: () => void;
  readonly store: StoreApi<LoadState<Part>>;
}

export function onDemand<Part>(load: () => Promise<Part>): LazyPart<Part> {
  const store = createStore<LoadState<Part>>(() => ({ part: undefined, failed: false }));
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

/** Loads the part when the component mounts, unless it is loaded already. */
export function useOnDemand<Part>({ preload, store }: LazyPart<Part>): LoadState<Part> {
  useEffect(preload, [preload]);
  return useStore(store);
}

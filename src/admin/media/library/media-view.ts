import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How the library shows its files. */
export const mediaViews = ['grid', 'list'] as const;
export type MediaView = (typeof mediaViews)[number];

const key = 'vitrine-media-view';

/** One choice for this browser, and for the next visit. */
const view = createStore<{ readonly view: MediaView }>(() => ({ view: keptView() }));

export function useMediaView(): MediaView {
  return useStore(view, (state) => state.view);
}

export function chooseMediaView(chosen: MediaView): void {
  view.setState({ view: chosen });
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // A browser that keeps nothing begins with the grid.
  }
}

function keptView(): MediaView {
  try {
    return localStorage.getItem(key) === 'list' ? 'list' : 'grid';
  } catch {
    return 'grid';
  }
}

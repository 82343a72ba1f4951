import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Views of the pages: all of them in their tree, or the cases by image. */
const listViews = ['list', 'cases'] as const;
export type ListView = (typeof listViews)[number];

const key = 'vitrine-pages-view';

/** Stored in this browser. */
const store = createStore<{ readonly view: ListView }>(() => ({ view: readView() }));

export function useListView(): ListView {
  return useStore(store, (state) => state.view);
}

function readView(): ListView {
  try {
    const stored = localStorage.getItem(key);
    return listViews.find((name) => name === stored) ?? 'list';
  } catch {
    return 'list';
  }
}

export function setListView(view: ListView): void {
  store.setState({ view });
  try {
    localStorage.setItem(key, view);
  } catch {
    // Without storage, the next visit starts with the list.
  }
}

import { createContext, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { alone, joinOtherTabs, type OtherTabs, type OtherTabsState } from '../work/tabs/other-tabs.ts';
import type { EditorServices } from './editor-context.ts';

/** ms to wait after another tab has closed: if it was reloaded, it is back by then. */
const reloadTime = 2000;

type TabsStore = OtherTabs['store'];

const noTabs: TabsStore = createStore<OtherTabsState>(() => alone);

export const OtherTabsContext = createContext<TabsStore>(noTabs);

/**
 * Joins the other tabs while the page is open here, and finds the unsaved work that a closed tab has left.
 */
export function useOtherTabs({ pageId, tab, saves, orphans }: EditorServices): TabsStore {
  const [store, setStore] = useState(noTabs);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const closed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void orphans.refresh(), reloadTime);
    };
    const channel = joinOtherTabs({ pageId, tab, saves, closed });
    setStore(channel.store);
    return () => {
      clearTimeout(timer);
      channel.close();
    };
  }, [pageId, tab, saves, orphans]);
  return store;
}

/** Selects from the state of the other tabs of this browser that have the page open. */
export function useTabs<T>(select: (state: OtherTabsState) => T): T {
  return useStore(use(OtherTabsContext), select);
}

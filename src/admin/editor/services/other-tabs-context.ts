import { createContext, use, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { alone, joinOtherTabs, type OtherTabs, type OtherTabsState } from '../work/tabs/other-tabs.ts';
import type { EditorServices } from './editor-context.ts';

/** ms after another tab said that it closed: by then it has come back, if it was reloaded. */
const reloadTime = 2000;

type TabsStore = OtherTabs['store'];

const noTabs: TabsStore = createStore<OtherTabsState>(() => alone);

export const OtherTabsContext = createContext<TabsStore>(noTabs);

/** Joins the other tabs for as long as the page is open here, and looks for what a closed one has left. */
export function useOtherTabs({ pageId, tab, saves, orphans }: EditorServices): TabsStore {
  const [store, setStore] = useState(noTabs);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const closed = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void orphans.refresh(), reloadTime);
    };
    const joined = joinOtherTabs({ pageId, tab, saves, closed });
    setStore(joined.store);
    return () => {
      clearTimeout(timer);
      joined.close();
    };
  }, [pageId, tab, saves, orphans]);
  return store;
}

/** What the other tabs of this browser do with the page. */
export function useTabs<T>(select: (state: OtherTabsState) => T): T {
  return useStore(use(OtherTabsContext), select);
}

import { useEffect, useRef } from 'react';
import type { SearchMenuItem } from './search-menu-item.ts';

let makeItems: () => readonly SearchMenuItem[] = () => [];

/** Adds the screen's items to the command menu; `make` runs each time the menu opens. */
export function useScreenItems(make: () => readonly SearchMenuItem[]): void {
  const latest = useRef(make);
  latest.current = make;
  useEffect(() => {
    const makeOwnItems = () => latest.current();
    makeItems = makeOwnItems;
    return () => {
      if (makeItems === makeOwnItems) makeItems = () => [];
    };
  }, []);
}

export function listScreenItems(): readonly SearchMenuItem[] {
  return makeItems();
}

import { useEffect, useRef } from 'react';
import type { PaletteItem } from './palette-item.ts';

let makeItems: () => readonly PaletteItem[] = () => [];

/** Adds the screen's items to the command menu; `make` runs each time the menu opens. */
export function useScreenItems(make: () => readonly PaletteItem[]): void {
  const latest = useRef(make);
  latest.current = make;
  useEffect(() => {
    const own = () => latest.current();
    makeItems = own;
    return () => {
      if (makeItems === own) makeItems = () => [];
    };
  }, []);
}

export function listScreenItems(): readonly PaletteItem[] {
  return makeItems();
}

import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { PageRow } from '../page-tree.ts';

/** Below this number all rows are rendered, so that the browser's search and screen readers reach them. */
const allUpTo = 1000;
/** Rows rendered beyond the viewport. */
const overscan = 12;
/** Height of the bulk bar in CSS pixels, which may cover the lower edge. */
const barHeight = 72;
/** Estimated row heights in CSS pixels, until measured: two lines, or three on narrow screens. */
const rowHeight = { wide: 56, narrow: 80 };

const narrow = '(width < 64rem)';

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(narrow);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(narrow).matches,
  );
}

/** Virtualizes the rows: returns those in the viewport and those that must stay rendered, by id. */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  rows: readonly PageRow[],
  kept: readonly (string | null | undefined)[],
) {
  const isNarrow = useIsNarrow();
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top;
      if (top !== undefined) setMargin(Math.round(top + window.scrollY));
    };
    measure();
    // The list moves when elements above it appear or disappear.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (isNarrow ? rowHeight.narrow : rowHeight.wide),
    overscan: rows.length <= allUpTo ? rows.length : overscan,
    scrollMargin: margin,
    scrollPaddingEnd: barHeight,
    getItemKey: (index) => rows[index]?.page.id ?? index,
    rangeExtractor: (range: Range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      for (const id of kept) {
        const index = id ? rows.findIndex(({ page }) => page.id === id) : -1;
        if (index >= 0) indexes.add(index);
      }
      return [...indexes].sort((one, other) => one - other);
    },
  });
  return { virtualizer, margin };
}

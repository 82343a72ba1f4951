import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { findBlockElements, getBoxAround } from '#preview/block-boxes.ts';
import { useEditor } from '../../services/editor-context.ts';
import { followPage } from './follow-page.ts';
import type { Box } from './geometry.ts';

/**
 * Measures the boxes of blocks in the page. `ids` are separated by spaces. Blocks in a hidden slide have no
 * box.
 */
export function useBlockBoxes(page: Document, ids: string): ReadonlyMap<string, Box> {
  const { draft } = useEditor();
  const [boxes, setBoxes] = useState<ReadonlyMap<string, Box>>(new Map());
  useEffect(() => {
    const findElements = () =>
      ids
        .split(' ')
        .flatMap((id) => findBlockElements(page, id))
        .filter((element) => element.closest('[inert]') === null);
    const measure = () => {
      const found = findElements();
      following.observe(found);
      const byId = Map.groupBy(found, ({ dataset }) => dataset.blockId ?? '');
      return new Map(
        [...byId].flatMap(([id, of]) => {
          const box = getBoxAround(of);
          return box ? [[id, box]] : [];
        }),
      );
    };
    const following = followPage(page, () => flushSync(() => setBoxes(measure())));
    const measureSoon = () => page.defaultView?.requestAnimationFrame(() => setBoxes(measure()));
    const stop = draft.listen(measureSoon);
    // Slides have finished moving.
    page.addEventListener('transitionend', measureSoon);
    measureSoon();
    return () => {
      stop();
      page.removeEventListener('transitionend', measureSoon);
      following.stop();
    };
  }, [page, ids, draft]);
  return boxes;
}

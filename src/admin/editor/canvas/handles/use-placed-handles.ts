import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { migrateBlock } from '#content/block/block.ts';
import { blockHandles } from '#content/block/block-handles.ts';
import { type Selected, useEditor, usePane } from '../../services/editor-context.ts';
import { followPage } from '../over/follow-page.ts';
import { markedIn, placeHandles } from './place-handles.ts';
import type { PlacedHandle } from './placed-handle.ts';

/** The handles of a block where they stand in its page; they go along with it in the frame in which it moves. */
export function usePlacedHandles(page: Document, { block, definition }: Selected): readonly PlacedHandle[] {
  const { draft } = useEditor();
  const device = usePane((state) => state.device);
  const [placed, setPlaced] = useState<readonly PlacedHandle[]>([]);
  const handles = useMemo(
    () => (definition ? blockHandles(definition.fields, migrateBlock(definition, block)) : []),
    [definition, block],
  );
  const newest = useRef({ handles, device });
  const follow = useRef<(() => readonly PlacedHandle[]) | undefined>(undefined);
  const { id } = block;

  useEffect(() => {
    const following = followPage(page, () => flushSync(() => setPlaced(measure())));
    const measure = () => {
      const element = page.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(id)}"]`);
      if (!element || isWriting(page)) return [];
      const { handles: now, device: shown } = newest.current;
      following.observe([
        element,
        ...now.flatMap(({ name }) => markedIn(element, name).flatMap(withChildren)),
      ]);
      return placeHandles(element, now, shown);
    };
    follow.current = measure;
    const stop = draft.listen(() => {
      // The page renders what is gathered in a frame of the editor before its own.
      page.defaultView?.requestAnimationFrame(() => setPlaced(measure()));
    });
    return () => {
      stop();
      following.stop();
      follow.current = undefined;
    };
  }, [page, id, draft]);

  useEffect(() => {
    newest.current = { handles, device };
    setPlaced(follow.current?.() ?? []);
  }, [handles, device]);
  return placed;
}

const withChildren = (element: HTMLElement) => [element, ...element.children];

function isWriting({ activeElement }: Document): boolean {
  return activeElement instanceof (activeElement?.ownerDocument.defaultView ?? window).HTMLElement
    ? (activeElement as HTMLElement).isContentEditable
    : false;
}

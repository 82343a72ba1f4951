import { useState } from 'react';
import type { PaletteItem } from '../../palette/palette-item.ts';
import { useEditor } from '../services/editor-context.ts';
import type { Insertable } from '../work/insertable.ts';

/**
 * Blocks, by the ids of their items, that are dragged from the insert menu into the page, with the line that blocks of the page have: the menu is
 * out of sight meanwhile, and there again where nothing was added.
 */
export function useCarriedBlock(offered: ReadonlyMap<string, Insertable>, added: (blockId: string) => void) {
  const { view } = useEditor();
  const [isAway, setAway] = useState(false);
  const onPress = ({ id }: PaletteItem, start: PointerEvent, option: HTMLElement) => {
    const insertable = offered.get(id);
    if (!insertable || start.button !== 0 || start.pointerType === 'touch') return;
    view.getState().carry?.({
      insertable,
      start,
      holder: option,
      begun: () => {
        // A press that has become a drag chooses nothing, which the list learns as from the browser's own drags.
        option.dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true }));
        setAway(true);
      },
      ended: (blockId) => {
        if (blockId !== undefined) added(blockId);
        else setAway(false);
      },
    });
  };
  return { isAway, onPress };
}

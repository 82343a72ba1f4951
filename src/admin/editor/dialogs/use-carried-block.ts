import { useState } from 'react';
import type { PaletteItem } from '../../palette/palette-item.ts';
import { useEditor } from '../services/editor-context.ts';

/**
 * Block types that are dragged from the insert menu into the page, with the line that blocks of the page have: the menu is
 * out of sight meanwhile, and there again where nothing was added.
 */
export function useCarriedBlock(added: (blockId: string) => void) {
  const { view, definitions } = useEditor();
  const [isAway, setAway] = useState(false);
  const onPress = ({ id }: PaletteItem, start: PointerEvent, option: HTMLElement) => {
    const definition = definitions.get(id);
    if (!definition || start.button !== 0 || start.pointerType === 'touch') return;
    view.getState().carry?.({
      definition,
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

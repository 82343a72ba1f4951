import { MediaPicker } from '../../media/library/media-picker.tsx';
import { chosenMedia } from '../services/chosen-media.ts';
import { useActivePane, useEditor } from '../services/editor-context.ts';
import { findMediaSlot } from '../services/media-slots.ts';

interface MediaDialogProps {
  readonly blockId: string;
  /** The place as views name it, such as `slides[0].src`. */
  readonly field: string;
  readonly close: () => void;
}

/** The library, for a place of the page that was clicked while it was empty. */
export function MediaDialog({ blockId, field, close }: MediaDialogProps) {
  const { draft, definitions, editing } = useEditor();
  const language = useActivePane().store.getState().language;
  const { tree } = draft.store.getState();
  const slot = findMediaSlot(tree, blockId, field);
  const block = tree.find(blockId)?.block;
  if (!slot || !block) return null;
  return (
    <MediaPicker
      accepts={slot.field.accepts}
      onClose={close}
      onPick={(file) => {
        close();
        const place = { path: slot.target.path, language };
        editing.setValues(blockId, chosenMedia(definitions, block, place, file), slot.field.label);
      }}
    />
  );
}

import { Images } from 'lucide-react';
import { useState } from 'react';
import type { Media } from '#api/endpoints/media.ts';
import type { PathPart } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import type { ListField } from '#content/fields/field.ts';
import { Button } from '#ui/button/button.tsx';
import { listFieldWords } from '../../../../forms/list-words.ts';
import { useAcceptedFiles } from '../../../../media/accepted-files.ts';
import { DropZone } from '../../../../media/drop-zone.tsx';
import { mediaChoices, SeveralPicker } from '../../../../media/library/media-picker.tsx';
import { UploadList } from '../../../../media/upload-list.tsx';
import { announce } from '../../../../shared/announcer.tsx';
import { useUploads } from '../../../../uploads/upload-queue.ts';
import { listChosenMediaValues } from '../../../services/chosen-media.ts';
import { useEditor, usePane } from '../../../services/editor-context.ts';
import { useFormBlock, useFormTargets } from '../../parts/block-form.ts';
import { createItem } from './new-item.ts';

interface ListPicturesProps {
  readonly field: ListField;
  readonly path: readonly PathPart[];
  /** Name of the item's image field. */
  readonly picture: string;
}

/** Adds several items to a list of images: chosen from the library, or dropped here. */
export function ListPictures({ field, path, picture }: ListPicturesProps) {
  const [choosing, setChoosing] = useState(false);
  const addItems = useAddItems(field, path, picture);
  const { add, ...uploads } = useUploads((file) => addItems([file]));
  const { refused, take } = useAcceptedFiles('image', add);
  return (
    <>
      <DropZone onFiles={take}>
        <Button
          className="button--small list__pictures"
          icon={<Images aria-hidden="true" />}
          onPointerEnter={mediaChoices.preload}
          onFocus={mediaChoices.preload}
          onClick={() => setChoosing(true)}
        >
          {listFieldWords.addImages}
        </Button>
      </DropZone>
      {refused && (
        <p className="field__issue" role="alert">
          {refused}
        </p>
      )}
      <UploadList {...uploads} />
      {choosing && (
        <SeveralPicker
          accepts="image"
          onClose={() => setChoosing(false)}
          onPick={(files) => {
            setChoosing(false);
            addItems(files);
          }}
        />
      )}
    </>
  );
}

/** Appends an item for each file, with the alt text of the library, as one undo step. */
function useAddItems(field: ListField, path: readonly PathPart[], picture: string) {
  const { editing, definitions, draft } = useEditor();
  const shown = useFormBlock();
  const targets = useFormTargets();
  const language = usePane((view) => view.language);
  return (files: readonly Media[]) => {
    // Uploads finish one by one: reads the current items, not those at the time of the drop.
    const block = draft.store.getState().tree.find(shown.id)?.block ?? shown;
    const stored = getValueAt(block, path);
    const items: readonly unknown[] = Array.isArray(stored) ? stored : [];
    const added = files.map(() => createItem(field.item));
    const pictures = files.flatMap((file, index) =>
      listChosenMediaValues(
        definitions,
        block,
        { path: [...path, items.length + index, picture], language },
        file,
      ),
    );
    editing.setValues(targets, [{ path, value: [...items, ...added] }, ...pictures], field.label);
    announce(listFieldWords.addedSeveral(files.length, field.itemLabel));
  };
}

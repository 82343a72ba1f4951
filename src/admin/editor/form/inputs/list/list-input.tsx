import { Plus } from 'lucide-react';
import { isRecord, toItem } from '#content/block/walk-fields.ts';
import { isBareField, type ListField } from '#content/fields/field.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { listFieldWords } from '../../../../forms/list-words.ts';
import { announce } from '../../../../shared/announcer.tsx';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { useFieldEdit } from '../../parts/block-form.ts';
import type { FieldInputProps } from '../../parts/form-parts.ts';
import { ListItem } from './list-item.tsx';
import { ListPictures } from './list-pictures.tsx';
import { createItem, findPictureField } from './new-item.ts';
import './list-input.css';

/** List of items that can be added, moved, removed and edited in place. */
export function ListInput({ field, value, path }: FieldInputProps<ListField>) {
  const { setValue } = useFieldEdit(path, field.label);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const add = () => {
    setValue([...items, createItem(field.item)]);
    announce(listFieldWords.added(field.itemLabel, items.length + 1));
  };
  const remove = (index: number) => {
    setValue(items.toSpliced(index, 1));
    announce(listFieldWords.removed(field.itemLabel, index + 1));
  };
  const move = (index: number, to: number) => {
    setValue(items.toSpliced(index, 1).toSpliced(to, 0, items[index]));
    announce(listFieldWords.moved(field.itemLabel, to + 1));
  };
  const picture = findPictureField(field.item);
  return (
    <FieldRow
      label={field.label}
      stacked
      help={field.help}
      aside={
        <IconButton
          icon={Plus}
          className="list__add"
          label={listFieldWords.add(field.itemLabel)}
          onPress={add}
        />
      }
    >
      <ol className={isBareField(field.item) ? 'list list--bare' : 'list'}>
        {items.map((item, index) => (
          <ListItem
            key={getKey(item, index)}
            field={field}
            value={toItem(field, item)}
            path={[...path, index]}
            place={{ index, count: items.length }}
            remove={() => remove(index)}
            move={(to) => move(index, to)}
          />
        ))}
      </ol>
      {picture !== undefined && <ListPictures field={field} path={path} picture={picture} />}
    </FieldRow>
  );
}

/** Key of an item; its index if it has no id. */
function getKey(item: unknown, index: number): string {
  return isRecord(item) && typeof item.id === 'string' ? item.id : String(index);
}

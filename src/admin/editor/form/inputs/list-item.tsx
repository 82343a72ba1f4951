import { ArrowDown, ArrowUp, ChevronRight, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { type Field, type Fields, isBareField, type ListField } from '#content/fields/field.ts';
import { imageUrl } from '#content/image-url.ts';
import { formatPath } from '#content/issue.ts';
import { valueAt } from '#content/value-at.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '../../../shared/icon-button.tsx';
import { words } from '../../../words.ts';
import { usePane, useView } from '../../services/editor-context.ts';
import { useExamples } from '../parts/block-form.ts';
import { type FieldInputProps, useFormParts } from '../parts/form-parts.ts';
import { itemPicture, itemSummary } from './new-item.ts';

interface ListItemProps extends FieldInputProps<ListField> {
  readonly place: { readonly index: number; readonly count: number };
  readonly remove: () => void;
  readonly move: (to: number) => void;
}

/** One item: its fields behind a line that names it, or its one bare input. */
export function ListItem(props: ListItemProps) {
  const { FieldInput } = useFormParts();
  const { field, value, path, place } = props;
  const name = `${field.itemLabel} ${place.index + 1}`;
  const { item } = field;
  if (!isBareField(item)) return <FoldedItem {...props} fields={item} name={name} />;
  return (
    <li className="list__item list__item--bare">
      <FieldInput field={{ ...item, label: name } as Field} value={value} path={path} />
      <ItemActions {...props} name={name} />
    </li>
  );
}

function FoldedItem(props: ListItemProps & { readonly fields: Fields; readonly name: string }) {
  const { fields, name, value, path } = props;
  const { FieldGroup } = useFormParts();
  const language = usePane((view) => view.language);
  const written = itemSummary(fields, value, language);
  const example = itemSummary(fields, valueAt(useExamples(), path), language);
  const [open, setOpen] = useOpenOnRequest(
    formatPath(path),
    props.place.count === 1 && written === '' && example === '',
  );
  const bodyId = useId();
  return (
    <li className="list__item">
      <div className="list__head">
        <button
          type="button"
          className="list__toggle"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
        >
          <ChevronRight aria-hidden="true" />
          <Thumbnail src={itemPicture(fields, value)} />
          <span className={classNames('list__name', !written && example && 'list__name--example')}>
            {written || example || name}
          </span>
        </button>
        <ItemActions {...props} name={name} />
      </div>
      <div className="list__body" id={bodyId} hidden={!open}>
        {open && <FieldGroup fields={fields} stored={value} path={path} />}
      </div>
    </li>
  );
}

/** CSS pixels, times two for sharp screens: one of the widths that pictures come in. */
const thumbnailWidth = 320;

function Thumbnail({ src }: { readonly src: string | undefined }) {
  if (src === undefined) return null;
  return <img className="list__picture" src={imageUrl(src, { w: thumbnailWidth })} alt="" loading="lazy" />;
}

/** Opens by itself when a field inside it was clicked in the page, and begins open where its line would say nothing. */
function useOpenOnRequest(path: string, atFirst: boolean) {
  const [open, setOpen] = useState(atFirst);
  const request = useView((view) => view.fieldRequest);
  useEffect(() => {
    if (request?.field?.startsWith(`${path}.`)) setOpen(true);
  }, [request, path]);
  return [open, setOpen] as const;
}

function ItemActions({ name, place, remove, move }: ListItemProps & { readonly name: string }) {
  const { index, count } = place;
  return (
    <div className="list__actions">
      {count > 1 && (
        <>
          <IconButton
            icon={ArrowUp}
            label={words.list.up(name)}
            isDisabled={index === 0}
            onPress={() => move(index - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={words.list.down(name)}
            isDisabled={index === count - 1}
            onPress={() => move(index + 1)}
          />
        </>
      )}
      <IconButton icon={X} label={words.list.remove(name)} onPress={remove} />
    </div>
  );
}

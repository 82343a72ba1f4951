import { ArrowDown, ArrowUp, ChevronRight, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatPath, type PathPart } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { type Field, type Fields, isBareField, type ListField } from '#content/fields/field.ts';
import { buildImageUrl } from '#content/media/image-url.ts';
import { classNames } from '#ui/class-names.ts';
import { useFileAddress } from '../../../../data/file-address.ts';
import { listFieldWords } from '../../../../forms/list-words.ts';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { usePane, useView } from '../../../services/editor-context.ts';
import { useExamples, useFieldId } from '../../parts/block-form.ts';
import { type FieldInputProps, useFormParts } from '../../parts/form-parts.ts';
import { findItemPicture, summarizeItem } from './new-item.ts';

interface ListItemProps extends FieldInputProps<ListField> {
  readonly place: { readonly index: number; readonly count: number };
  readonly remove: () => void;
  readonly move: (to: number) => void;
}

/** One item: its fields, collapsed below its summary, or a single bare input. */
export function ListItem(props: ListItemProps) {
  const { FieldInput } = useFormParts();
  const { field, value, path, place } = props;
  const name = `${field.itemLabel} ${place.index + 1}`;
  const { item } = field;
  if (!isBareField(item)) return <FoldedItem {...props} fields={item} name={name} />;
  return (
    <li className="list__item list__item--bare" data-path={formatPath(path)}>
      <FieldInput field={{ ...item, label: name } as Field} value={value} path={path} />
      <ItemActions {...props} name={name} />
    </li>
  );
}

function FoldedItem(props: ListItemProps & { readonly fields: Fields; readonly name: string }) {
  const { fields, name, value, path } = props;
  const { FieldGroup } = useFormParts();
  const language = usePane((view) => view.language);
  const written = summarizeItem(fields, value, language);
  const example = summarizeItem(fields, getValueAt(useExamples(), path), language);
  const bodyId = useId();
  const [open, toggle] = useOpenItem(
    path,
    props.place.count === 1 && written === '' && example === '',
    bodyId,
  );
  return (
    <li className="list__item" data-path={formatPath(path)}>
      <div className="list__head">
        <button
          id={useFieldId(path)}
          type="button"
          className="list__toggle"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={toggle}
        >
          <ChevronRight aria-hidden="true" />
          <Thumbnail src={findItemPicture(fields, value, language)} />
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

/**
 * Width of a thumbnail in CSS pixels, twice the rendered size for high-density screens: one of the image
 * widths that the server renders.
 */
const thumbnailWidth = 320;

function Thumbnail({ src: named }: { readonly src: string | undefined }) {
  const src = useFileAddress(named ?? '');
  if (src === '') return null;
  return (
    <img className="list__picture" src={buildImageUrl(src, { w: thumbnailWidth })} alt="" loading="lazy" />
  );
}

/**
 * Opens the item when it or one of its fields was clicked or focused in the page, and at first if its summary
 * is empty. An item opened that way closes when another one of the list opens, as when the slides are
 * advanced in the page.
 */
function useOpenItem(path: readonly PathPart[], atFirst: boolean, bodyId: string) {
  const [open, setOpen] = useState(atFirst);
  const byItself = useRef(false);
  const request = useView((view) => view.fieldRequest);
  const [own, list] = [formatPath(path), formatPath(path.slice(0, -1))];
  useEffect(() => {
    const field = request?.field;
    if (field === undefined) return;
    if (field === own || field.startsWith(`${own}.`)) {
      setOpen((before) => {
        byItself.current ||= !before;
        return true;
      });
    } else if (field.startsWith(`${list}[`) && byItself.current && !hasFocus(bodyId)) {
      byItself.current = false;
      setOpen(false);
    }
  }, [request, own, list, bodyId]);
  const toggle = () => {
    byItself.current = false;
    setOpen(!open);
  };
  return [open, toggle] as const;
}

function hasFocus(id: string): boolean {
  return document.getElementById(id)?.contains(document.activeElement) === true;
}

function ItemActions({ name, place, remove, move }: ListItemProps & { readonly name: string }) {
  const { index, count } = place;
  return (
    <div className="list__actions">
      {count > 1 && (
        <>
          <IconButton
            icon={ArrowUp}
            label={listFieldWords.up(name)}
            isDisabled={index === 0}
            onPress={() => move(index - 1)}
          />
          <IconButton
            icon={ArrowDown}
            label={listFieldWords.down(name)}
            isDisabled={index === count - 1}
            onPress={() => move(index + 1)}
          />
        </>
      )}
      <IconButton icon={X} label={listFieldWords.remove(name)} onPress={remove} />
    </div>
  );
}

import { useId } from 'react';
import {
  getFraction,
  isCard,
  type StoredColumns,
  withAllSlots,
  withCard,
  withFraction,
} from '#blocks/grid/stored-columns.ts';
import { isBareField, type NumberField } from '#content/fields/field.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { OnOff } from '../../../../forms/on-off.tsx';
import { type ControlProps, useFormParts } from '../../parts/form-parts.ts';
import { useNumber } from '../size/number-input.tsx';
import { columnsWords } from './columns-words.ts';

/** Writes a row as one undo step: per pause in typing, or per gesture. */
export type WriteColumns = (
  next: StoredColumns,
  how?: { readonly typed?: boolean; readonly gestureId?: string | undefined },
) => void;

interface ColumnDetailsProps extends Pick<ControlProps, 'item' | 'path'> {
  readonly columns: StoredColumns;
  readonly index: number;
  readonly write: WriteColumns;
}

/** Details of one column: its fraction, whether it is a card, and its blocks. */
export function ColumnDetails({ item, path, columns, index, write }: ColumnDetailsProps) {
  const cardId = useId();
  const fractions = getItemField(item, 'fractions');
  const hasCards = item.parts.some(({ part }) => part === 'cards');
  return (
    <>
      {fractions?.kind === 'number' && (
        <Fraction
          field={fractions}
          columns={columns}
          index={index}
          onValue={(next) => write(withFraction(columns, index, next), { typed: true })}
        />
      )}
      {hasCards && (
        <FieldRow small label={columnsWords.card} htmlFor={cardId}>
          <OnOff
            id={cardId}
            on={isCard(columns, index)}
            onChange={(on) => write(withCard(columns, index, on))}
          />
        </FieldRow>
      )}
      <ColumnBlocks item={item} path={path} columns={columns} index={index} write={write} />
    </>
  );
}

interface FractionProps extends Pick<ColumnDetailsProps, 'columns' | 'index'> {
  readonly field: NumberField;
  readonly onValue: (fraction: number) => void;
}

function Fraction({ field, columns, index, onValue }: FractionProps) {
  const id = useId();
  const commit = (value: unknown) => onValue(typeof value === 'number' ? value : 1);
  const { input, issue } = useNumber(field, getFraction(columns, index), commit);
  return (
    <FieldRow label={columnsWords.fraction} htmlFor={id} noteId={`${id}-note`} issue={issue}>
      <input {...input} id={id} className="tool-input" aria-describedby={`${id}-note`} />
    </FieldRow>
  );
}

/** Blocks of a column. A column that exists only by the count is created before the first block is added. */
function ColumnBlocks({ item, path, columns, index, write }: ColumnDetailsProps) {
  const { FieldInput } = useFormParts();
  const slots = item.parts.find(({ part }) => part === 'slots');
  const field = getItemField(item, 'slots');
  if (!slots || field?.kind !== 'slot') return null;
  const stored: readonly unknown[] = Array.isArray(columns.slots) ? columns.slots : [];
  const label = columnsWords.name(index + 1);
  if (index >= stored.length) {
    return (
      <FieldRow label={label} stacked>
        <button type="button" className="text-button" onClick={() => write(withAllSlots(columns))}>
          {columnsWords.start(index + 1)}
        </button>
      </FieldRow>
    );
  }
  return <FieldInput field={{ ...field, label }} value={stored[index]} path={[...path, slots.name, index]} />;
}

/** Finds the item field of a part. */
function getItemField(item: ControlProps['item'], part: string) {
  const list = item.parts.find((candidate) => candidate.part === part)?.field;
  return list?.kind === 'list' && isBareField(list.item) ? list.item : undefined;
}

import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatPath } from '#content/block/issue.ts';
import { valueAt } from '#content/block/value-at.ts';
import { FieldPathContext } from '../../../../forms/field-path.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { announce } from '../../../../shared/announcer.tsx';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { useEditor, useView } from '../../../services/editor-context.ts';
import { useFormTargets } from '../../parts/block-form.ts';
import type { ControlProps } from '../../parts/form-parts.ts';
import { ColumnDetails } from './column-details.tsx';
import { ColumnStrip } from './column-strip.tsx';
import {
  addColumn,
  columnCount,
  mostColumns,
  removeColumn,
  type StoredColumns,
  type WriteColumns,
  withFractions,
} from './columns.ts';
import { columnsWords } from './columns-words.ts';

/** A row of columns as one strip: how many, how wide, which are cards, and what stands in them. */
export function ColumnsControl({ item, stored, path }: ControlProps) {
  const { columns, write } = useColumns({ item, stored, path });
  const count = columnCount(columns);
  const slots = item.parts.find(({ part }) => part === 'slots');
  const slotsPath = formatPath([...path, slots?.name ?? '']);
  const [chosen, choose] = useChosenColumn(slotsPath);
  const selected = Math.min(chosen, count - 1);
  const change = (next: StoredColumns) => {
    write(next);
    announce(columnsWords.counted(columnCount(next)));
  };
  return (
    <>
      <FieldRow
        label={item.label}
        stacked
        aside={
          <div className="columns__count">
            <IconButton
              icon={Minus}
              label={columnsWords.remove(selected + 1)}
              isDisabled={count === 1}
              onPress={() => change(removeColumn(columns, selected))}
            />
            <span aria-hidden="true">{count}</span>
            <IconButton
              icon={Plus}
              label={columnsWords.add}
              isDisabled={count >= mostColumns}
              onPress={() => {
                change(addColumn(columns));
                choose(count);
              }}
            />
          </div>
        }
      >
        <ColumnStrip
          label={item.label}
          columns={columns}
          selected={selected}
          path={slotsPath}
          onSelect={choose}
          onFractions={(fractions, gestureId) => write(withFractions(columns, fractions), { gestureId })}
        />
      </FieldRow>
      <FieldPathContext value={`${slotsPath}[${selected}]`}>
        <ColumnDetails
          key={selected}
          item={item}
          columns={columns}
          index={selected}
          path={path}
          write={write}
        />
      </FieldPathContext>
    </>
  );
}

/** What is stored of a row by its parts, and the way to write it as one step. */
function useColumns({ item, stored, path }: ControlProps) {
  const { editing } = useEditor();
  const targets = useFormTargets();
  const partValue = (part: string) => {
    const found = item.parts.find((candidate) => candidate.part === part);
    return found && valueAt(stored, [found.name]);
  };
  const columns: StoredColumns = {
    slots: partValue('slots'),
    count: partValue('count'),
    fractions: partValue('fractions'),
    cards: partValue('cards'),
  };
  const write: WriteColumns = (next, { typed, gestureId } = {}) => {
    const values = item.parts
      .map(({ name, part }) => ({ name, part: part as keyof StoredColumns }))
      .filter(({ part }) => next[part] !== columns[part])
      .map(({ name, part }) => ({ path: [...path, name], value: next[part] }));
    if (gestureId !== undefined) editing.dragValues(targets, values, item.label, gestureId);
    else if (typed) editing.streamValues(targets, values, item.label);
    else editing.setValues(targets, values, item.label);
  };
  return { columns, write };
}

/** The column whose details are open: the one that was chosen, or clicked in the page. */
function useChosenColumn(slotsPath: string) {
  const [chosen, choose] = useState(0);
  const request = useView((view) => view.fieldRequest);
  useEffect(() => {
    const rest = request?.field?.startsWith(`${slotsPath}[`) ? request.field.slice(slotsPath.length + 1) : '';
    const index = Number.parseInt(rest, 10);
    if (!Number.isNaN(index)) choose(index);
  }, [request, slotsPath]);
  return [chosen, choose] as const;
}

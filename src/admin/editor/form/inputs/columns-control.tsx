import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatPath } from '#content/issue.ts';
import { valueAt } from '#content/value-at.ts';
import { announce } from '../../../shared/announcer.tsx';
import { IconButton } from '../../../shared/icon-button.tsx';
import { words } from '../../../words.ts';
import { useEditor, useView } from '../../services/editor-context.ts';
import { useFormBlock } from '../parts/block-form.ts';
import { FieldRow } from '../parts/field-row.tsx';
import type { ControlProps } from '../parts/form-parts.ts';
import { ColumnDetails } from './column-details.tsx';
import { ColumnStrip } from './column-strip.tsx';
import { addColumn, columnCount, mostColumns, removeColumn, type StoredColumns } from './columns.ts';

/** A row of columns as one strip: how many, how wide, which are cards, and what stands in them. */
export function ColumnsControl({ item, stored, path }: ControlProps) {
  const { columns, write } = useColumns({ item, stored, path });
  const count = columnCount(columns);
  const slots = item.parts.find(({ part }) => part === 'slots');
  const slotsPath = [...path, slots?.name ?? ''];
  const [chosen, choose] = useChosenColumn(formatPath(slotsPath));
  const selected = Math.min(chosen, count - 1);
  const change = (next: StoredColumns) => {
    write(next);
    announce(words.columns.counted(columnCount(next)));
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
              label={words.columns.remove(selected + 1)}
              isDisabled={count === 1}
              onPress={() => change(removeColumn(columns, selected))}
            />
            <span aria-hidden="true">{count}</span>
            <IconButton
              icon={Plus}
              label={words.columns.add}
              isDisabled={count >= mostColumns}
              onPress={() => {
                change(addColumn(columns));
                choose(count);
              }}
            />
          </div>
        }
      >
        <ColumnStrip label={item.label} columns={columns} selected={selected} onSelect={choose} />
      </FieldRow>
      <ColumnDetails
        key={selected}
        item={item}
        columns={columns}
        index={selected}
        path={path}
        write={write}
      />
    </>
  );
}

/** What is stored of a row by its parts, and the way to write it as one step. */
function useColumns({ item, stored, path }: ControlProps) {
  const { editing } = useEditor();
  const block = useFormBlock();
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
  const write = (next: StoredColumns, typed = false) => {
    const values = item.parts
      .map(({ name, part }) => ({ name, part: part as keyof StoredColumns }))
      .filter(({ part }) => next[part] !== columns[part])
      .map(({ name, part }) => ({ path: [...path, name], value: next[part] }));
    if (typed) editing.streamValues(block.id, values, item.label);
    else editing.setValues(block.id, values, item.label);
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

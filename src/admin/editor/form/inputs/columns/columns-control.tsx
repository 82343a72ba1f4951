import { Minus, Plus } from 'lucide-react';
import { Fragment, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import {
  addColumn,
  countColumns,
  getFraction,
  isCard,
  listFractions,
  removeColumn,
  type StoredColumns,
  withFractions,
} from '#blocks/grid/stored-columns.ts';
import { maxColumns } from '#blocks/shared/columns.ts';
import { formatPath } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { classNames } from '#ui/class-names.ts';
import { FieldPathContext } from '../../../../forms/field-path.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { announce } from '../../../../shared/announcer.tsx';
import { followPointer } from '../../../../shared/follow-pointer.ts';
import { createFreshId } from '../../../../shared/fresh-id.ts';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { words } from '../../../../words.ts';
import { useEditor, useView } from '../../../services/editor-context.ts';
import { openBlockMenu } from '../../../services/open-block-menu.ts';
import { useFormTargets } from '../../parts/block-form.ts';
import type { ControlProps } from '../../parts/form-parts.ts';
import { ColumnDetails, type WriteColumns } from './column-details.tsx';
import { columnsWords } from './columns-words.ts';
import { dragGutter, formatWidths, type GutterStart, stepGutter } from './gutter.ts';
import './columns-control.css';

/** A row of columns as a strip: number, widths, cards and blocks. */
export function ColumnsControl({ item, stored, path }: ControlProps) {
  const { columns, write } = useColumns({ item, stored, path });
  const count = countColumns(columns);
  const slots = item.parts.find(({ part }) => part === 'slots');
  const slotsPath = formatPath([...path, slots?.name ?? '']);
  const [chosen, choose] = useChosenColumn(slotsPath);
  const selected = Math.min(chosen, count - 1);
  const change = (next: StoredColumns) => {
    write(next);
    announce(columnsWords.counted(countColumns(next)));
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
              isDisabled={count >= maxColumns}
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

/** Stored values of a row by part, and a function that writes them as one undo step. */
function useColumns({ item, stored, path }: ControlProps) {
  const { editing } = useEditor();
  const targets = useFormTargets();
  const getPartValue = (part: string) => {
    const found = item.parts.find((candidate) => candidate.part === part);
    return found && getValueAt(stored, [found.name]);
  };
  const columns: StoredColumns = {
    slots: getPartValue('slots'),
    count: getPartValue('count'),
    fractions: getPartValue('fractions'),
    cards: getPartValue('cards'),
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

interface ColumnStripProps {
  readonly label: string;
  readonly columns: StoredColumns;
  readonly selected: number;
  /** Path of the column list, as `formatPath` writes it. */
  readonly path: string;
  readonly onSelect: (index: number) => void;
  readonly onFractions: (fractions: readonly number[], gestureId?: string) => void;
}

/** Columns side by side, as wide as their fractions, with draggable gutters. */
function ColumnStrip({ label, columns, selected, path, onSelect, onFractions }: ColumnStripProps) {
  const services = useEditor();
  const targets = useFormTargets();
  const strip = useRef<HTMLFieldSetElement>(null);
  const fractions = listFractions(columns);
  const count = countColumns(columns);
  const measureWidths = () =>
    [...(strip.current?.querySelectorAll('.columns__column') ?? [])].map((column) => column.clientWidth);
  return (
    <fieldset className="columns" aria-label={label} ref={strip}>
      {fractions.map((fraction, index) => {
        const card = isCard(columns, index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity beyond their place
          <Fragment key={index}>
            <button
              type="button"
              className={classNames('columns__column', card && 'columns__column--card')}
              style={{ flexGrow: fraction }}
              data-path={`${path}[${index}]`}
              aria-pressed={index === selected}
              aria-label={columnsWords.column(index + 1, fraction, card)}
              onClick={() => onSelect(index)}
              onContextMenu={(event) => {
                if (event.shiftKey || targets.length !== 1) return;
                event.preventDefault();
                openBlockMenu(
                  services,
                  targets[0] ?? '',
                  { x: event.clientX, y: event.clientY },
                  `${path}[${index}]`,
                );
              }}
            >
              {getFraction(columns, index)}
            </button>
            {index < count - 1 && (
              <StripGutter
                start={() => ({ fractions, widths: measureWidths(), gutter: index })}
                fractions={fractions}
                gutter={index}
                onFractions={onFractions}
              />
            )}
          </Fragment>
        );
      })}
    </fieldset>
  );
}

interface StripGutterProps {
  /** Measures the columns at the start of a drag. */
  readonly start: () => GutterStart;
  readonly fractions: readonly number[];
  readonly gutter: number;
  readonly onFractions: (fractions: readonly number[], gestureId?: string) => void;
}

/** Gutter between two columns of the strip, dragged by the same rules as the gutter in the page. */
function StripGutter({ start, fractions, gutter, onFractions }: StripGutterProps) {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    const [from, gestureId] = [start(), createFreshId()];
    followPointer(event.currentTarget, event.nativeEvent, {
      move: ({ x, alt }) => onFractions(dragGutter(from, x, alt), gestureId),
      cancel: () => onFractions(from.fractions, gestureId),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (direction === undefined || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    onFractions(stepGutter(start(), direction, event.altKey));
  };
  const [left = 1, right = 1] = fractions.slice(gutter);
  return (
    <div
      role="slider"
      tabIndex={0}
      className="columns__gutter"
      aria-label={words.handles.gutter(gutter + 1)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round((100 * left) / (left + right))}
      aria-valuetext={formatWidths(fractions)}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onFractions(fractions.map(() => 1))}
    />
  );
}

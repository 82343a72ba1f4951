import { Fragment, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { columnCount, fractionOf, fractionsOf, isCard, type StoredColumns } from './columns.ts';
import { columnsWords } from './columns-words.ts';
import { StripGutter } from './strip-gutter.tsx';
import './columns-control.css';

interface ColumnStripProps {
  readonly label: string;
  readonly columns: StoredColumns;
  readonly selected: number;
  /** Where the columns are stored, as `formatPath` writes it. */
  readonly path: string;
  readonly onSelect: (index: number) => void;
  readonly onFractions: (fractions: readonly number[], gestureId?: string) => void;
}

/** The columns side by side, as wide as their fractions; what is between two of them is dragged. */
export function ColumnStrip({ label, columns, selected, path, onSelect, onFractions }: ColumnStripProps) {
  const strip = useRef<HTMLFieldSetElement>(null);
  const fractions = fractionsOf(columns);
  const count = columnCount(columns);
  const widths = () =>
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
            >
              {fractionOf(columns, index)}
            </button>
            {index < count - 1 && (
              <StripGutter
                start={() => ({ fractions, widths: widths(), gutter: index })}
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

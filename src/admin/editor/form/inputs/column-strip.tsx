import { classNames } from '#ui/class-names.ts';
import { words } from '../../../words.ts';
import { columnCount, fractionOf, isCard, type StoredColumns } from './columns.ts';
import './columns-control.css';

interface ColumnStripProps {
  readonly label: string;
  readonly columns: StoredColumns;
  readonly selected: number;
  readonly onSelect: (index: number) => void;
}

/** The columns side by side, as wide as their fractions. */
export function ColumnStrip({ label, columns, selected, onSelect }: ColumnStripProps) {
  return (
    <fieldset className="columns" aria-label={label}>
      {Array.from({ length: columnCount(columns) }, (_column, index) => {
        const fraction = fractionOf(columns, index);
        const card = isCard(columns, index);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity beyond their place
            key={index}
            type="button"
            className={classNames('columns__column', card && 'columns__column--card')}
            style={{ flexGrow: fraction }}
            aria-pressed={index === selected}
            aria-label={words.columns.column(index + 1, fraction, card)}
            onClick={() => onSelect(index)}
          >
            {fraction}
          </button>
        );
      })}
    </fieldset>
  );
}

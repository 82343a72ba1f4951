import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import './column-table.css';

interface ColumnTableProps {
  readonly className?: string;
  readonly label?: string;
  /** Names of the columns in order. `actions` is visually hidden. */
  readonly columns: Readonly<Record<string, string>> & { readonly actions?: string };
  /** The rows. */
  readonly children: ReactNode;
}

export function ColumnTable({ className, label, columns, children }: ColumnTableProps) {
  const { actions, ...named } = columns;
  return (
    <table className={classNames('column-table', className)} aria-label={label}>
      <thead>
        <tr>
          {Object.entries(named).map(([column, name]) => (
            <th key={column} scope="col">
              {name}
            </th>
          ))}
          {actions && (
            <th scope="col">
              <span className="visually-hidden">{actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

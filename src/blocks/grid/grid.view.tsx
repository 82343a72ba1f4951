import { Children } from 'react';
import { classNames } from '#ui/class-names.ts';
import { buildBoxStyle, buildStyleAttributes, style } from '../shared/style.ts';
import { buildSurfaceStyle } from '../shared/surface.ts';
import type { ViewProps } from '../shared/view-context.ts';
import { findShownColumns } from './column-width.ts';
import type { gridBlock } from './grid.block.ts';

type View = ViewProps<typeof gridBlock>;
type Grid = View['block'];
type FlatRow = Pick<Grid, 'columns' | 'numColumns' | 'columnFractions' | 'stackOnMobile'>;
type Row = FlatRow & Partial<Omit<Grid['rows'][number], keyof FlatRow>>;

export function GridView({ block, context, edit, handles }: View) {
  const flat = block.rows.length === 0;
  const all: readonly Row[] = flat ? [buildFlatRow(block)] : block.rows;
  const rows = all
    .map((row, index) => ({ row, path: flat ? '' : `rows[${index}]` }))
    .filter(({ row }) => context.preview || row.columns.some((column) => Children.count(column) > 0));
  if (rows.length === 0) return null;
  const looks = buildStyleAttributes({
    '--grid-gap': block.gap,
    ...buildBoxStyle(block),
    ...buildSurfaceStyle(block.backgroundColor, block.backgroundColorDark, context.colors),
    borderStyle: block.borderWidth ? 'solid' : undefined,
    borderWidth: block.borderWidth,
    borderColor: block.borderColor,
    borderTopLeftRadius: block.borderTopLeftRadius,
    borderTopRightRadius: block.borderTopRightRadius,
    borderBottomRightRadius: block.borderBottomRightRadius,
    borderBottomLeftRadius: block.borderBottomLeftRadius,
  });
  return (
    <div
      className={classNames(
        'grid',
        block.look !== 'standard' && `grid--${block.look}`,
        (block.backgroundColor || block.backgroundColorDark) && 'grid--filled',
        block.dropShadow && 'grid--shadow',
      )}
      {...looks}
      {...handles('gap', 'padding', 'border')}
    >
      {rows.map(({ row, path }) => (
        <GridRow
          key={path}
          align={block.align}
          edit={edit}
          handles={handles}
          row={row}
          {...findShownColumns(all, row)}
          path={path}
        />
      ))}
    </div>
  );
}

/** Converts the flat form to its only row. Its margins and paddings are those of the grid. */
function buildFlatRow({ columns, numColumns, columnFractions, stackOnMobile }: Grid): FlatRow {
  return { columns, numColumns, columnFractions, stackOnMobile };
}

interface GridRowProps extends Pick<View, 'edit' | 'handles'>, ReturnType<typeof findShownColumns> {
  readonly row: Row;
  /** Path of the row in the block; '' for the flat form. */
  readonly path: string;
  readonly align: Grid['align'];
}

function GridRow({ row, shown, fractions, path, align, edit, handles }: GridRowProps) {
  const looks = style({ '--columns': buildTracks(fractions), ...buildBoxStyle(row) });
  const within = path === '' ? '' : `${path}.`;
  const columns = `${within}columns`;
  return (
    <div
      className={classNames(
        'grid__row',
        row.stackOnMobile && 'grid__row--stack',
        align !== 'top' && `grid__row--${align}`,
      )}
      style={looks}
      {...(path !== '' && edit(path))}
      // Without rows of its own, the paddings are the grid's.
      {...handles('gap', columns, ...(path === '' ? [] : [`${within}padding`]))}
    >
      {shown.map((index) => (
        <div
          key={index}
          className={classNames('grid__column', row.columnRenderAsCard?.[index] && 'grid__column--card')}
          {...edit(`${columns}[${index}]`)}
        >
          {row.columns[index]}
        </div>
      ))}
    </div>
  );
}

/**
 * Builds the tracks. `minmax(0, …)` prevents a wide image from widening its column, down to a 320 px screen.
 */
function buildTracks(fractions: readonly number[]): string {
  return fractions.map((fraction) => `minmax(0,${fraction}fr)`).join(' ');
}

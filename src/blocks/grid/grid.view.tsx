import { Children } from 'react';
import { getValuesOnDevice } from '#content/block/responsive-values.ts';
import type { Device } from '#content/look/layout.ts';
import { classNames } from '#ui/class-names.ts';
import { buildBoxStyle } from '../shared/style.ts';
import { buildSurfaceStyle } from '../shared/surface.ts';
import type { ViewProps } from '../shared/view-context.ts';
import { buildFlatRow, findShownColumns, getFractionsOnDevice, hasOwnColumns } from './column-width.ts';
import type { gridBlock } from './grid.block.ts';

type View = ViewProps<typeof gridBlock>;
type Grid = View['block'];
type FlatRow = ReturnType<typeof buildFlatRow<Grid>>;
type Row = FlatRow & Partial<Omit<Grid['rows'][number], keyof FlatRow>>;

export function GridView({ block, context, edit, handles, buildStyles }: View) {
  const flat = block.rows.length === 0;
  const all: readonly Row[] = flat ? [buildFlatRow(block)] : block.rows;
  const rows = all
    .map((row, index) => ({ row, path: flat ? '' : `rows[${index}]` }))
    .filter(({ row }) => context.preview || row.columns.some((column) => Children.count(column) > 0));
  if (rows.length === 0) return null;
  const looks = buildStyles((device) => ({
    ...buildGridSpacing(getValuesOnDevice(block, device)),
    ...buildSurfaceStyle(block.backgroundColor, block.backgroundColorDark, context.colors),
    borderStyle: block.borderWidth ? 'solid' : undefined,
    borderWidth: block.borderWidth,
    borderColor: block.borderColor,
    borderTopLeftRadius: block.borderTopLeftRadius,
    borderTopRightRadius: block.borderTopRightRadius,
    borderBottomRightRadius: block.borderBottomRightRadius,
    borderBottomLeftRadius: block.borderBottomLeftRadius,
  }));
  const isFilled = Boolean(block.backgroundColor || block.backgroundColorDark);
  // Invisible corners have no handles, which would only cover the text.
  const corners = isFilled || block.borderWidth || block.dropShadow ? ['border'] : [];
  return (
    <div
      className={classNames(
        'grid',
        block.look !== 'standard' && `grid--${block.look}`,
        isFilled && 'grid--filled',
        block.dropShadow && 'grid--shadow',
      )}
      {...looks}
      {...handles('gap', 'padding', ...corners)}
    >
      {rows.map(({ row, path }) => (
        <GridRow
          key={path}
          {...{ block, edit, handles, buildStyles }}
          row={row}
          {...findShownColumns(all, row)}
          path={path}
        />
      ))}
    </div>
  );
}

function buildGridSpacing(block: Grid) {
  return { '--grid-gap': block.gap, ...buildBoxStyle(block) };
}

interface GridRowProps
  extends Pick<View, 'block' | 'edit' | 'handles' | 'buildStyles'>,
    ReturnType<typeof findShownColumns> {
  readonly row: Row;
  /** Path of the row in the block; '' for the flat form. */
  readonly path: string;
}

const alignments = { top: 'stretch', middle: 'center', bottom: 'end' } as const;

function GridRow({ row, shown, fractions, path, block, edit, handles, buildStyles }: GridRowProps) {
  const { align } = block;
  const getTracks = (device: Device) =>
    buildTracks(device === 'desktop' ? fractions : getFractionsOnDevice(row, { shown, fractions }, device));
  const looks = buildStyles(
    (device) => ({ '--columns': getTracks(device), ...buildBoxStyle(getValuesOnDevice(row, device)) }),
    {
      part: `row ${path}`,
      fromSheet: (device) => ({
        alignItems: alignments[getValuesOnDevice(block, device).align],
        // On phones, a stacked row's class sets a single column, unless the row has its own columns for
        // phones.
        gridTemplateColumns: device === 'mobile' && hasOwnColumns(row) ? 'var(--columns)' : undefined,
      }),
    },
  );
  const within = path === '' ? '' : `${path}.`;
  const columns = `${within}columns`;
  return (
    <div
      className={classNames(
        'grid__row',
        row.stackOnMobile && 'grid__row--stack',
        align !== 'top' && `grid__row--${align}`,
      )}
      {...looks}
      {...(path !== '' && edit(path))}
      // In a grid without rows, the padding belongs to the grid.
      {...handles('gap', columns, ...(path === '' ? [] : [`${within}padding`]))}
    >
      {shown.map((index) => (
        <div
          key={index}
          className={classNames('grid__column', row.columnRenderAsCard?.[index] && 'grid__column--card')}
          {...edit(`${columns}[${index}]`)}
          {...buildStyles(
            (device) => ({ order: getValuesOnDevice(row, device).reversed ? -index : undefined }),
            { part: `${columns}[${index}]` },
          )}
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

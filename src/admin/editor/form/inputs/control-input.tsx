import type { ComponentType } from 'react';
import { formatPath } from '#content/block/issue.ts';
import type { FieldControl } from '#content/fields/field.ts';
import { FieldPathContext } from '../../../forms/field-path.ts';
import type { ControlProps } from '../parts/form-parts.ts';
import { CombinedControl } from './choice/combined-control.tsx';
import { SwapControl } from './choice/swap-control.tsx';
import { ColorPairControl } from './color/color-pair-control.tsx';
import { ColumnsControl } from './columns/columns-control.tsx';
import { BoxControl } from './size/box-control.tsx';
import { PointControl } from './size/point-control.tsx';
import { ResponsiveControl } from './size/responsive-control.tsx';
import { SizeControl } from './size/size-control.tsx';
import { AltTextControl } from './text/alt-text-control.tsx';

const controls = {
  box: BoxControl,
  corners: BoxControl,
  'color-pair': ColorPairControl,
  responsive: ResponsiveControl,
  'alt-text': AltTextControl,
  size: SizeControl,
  combined: CombinedControl,
  columns: ColumnsControl,
  swap: SwapControl,
  point: PointControl,
} as const satisfies Record<FieldControl['kind'], ComponentType<ControlProps>>;

/** Renders several fields as one control. */
export function FieldControlInput(props: ControlProps) {
  const { item, path } = props;
  const Control = controls[item.control];
  // All parts are about the same part of the block; other controls describe each field themselves.
  const first = item.parts[0]?.name ?? '';
  return (
    <FieldPathContext value={formatPath([...path, first])}>
      <Control {...props} />
    </FieldPathContext>
  );
}

import type { ComponentType } from 'react';
import type { PathPart } from '#content/fault.ts';
import type { FieldControl } from '#content/fields/field.ts';
import type { FormItem } from '../panel/form-items.ts';
import { BoxControl } from './box-control.tsx';
import { ColorPairControl } from './color-pair-control.tsx';
import { ResponsiveControl } from './responsive-control.tsx';

export interface ControlProps {
  readonly item: Extract<FormItem, { kind: 'control' }>;
  /** What is stored for the fields beside each other. */
  readonly stored: unknown;
  readonly path: readonly PathPart[];
}

const controls = {
  box: BoxControl,
  corners: BoxControl,
  'color-pair': ColorPairControl,
  responsive: ResponsiveControl,
} as const satisfies Record<FieldControl['kind'], ComponentType<ControlProps>>;

/** Several fields as the one control that people know them by. */
export function FieldControlInput(props: ControlProps) {
  const Control = controls[props.item.control];
  return <Control {...props} />;
}

import { type ComponentType, createContext, use } from 'react';
import type { PathPart } from '#content/block/issue.ts';
import type { Field, Fields, FieldTab } from '#content/fields/field.ts';
import type { FormItem } from './form-items.ts';

export interface FieldInputProps<F extends Field = Field> {
  readonly field: F;
  /** As stored, and possibly of any type. */
  readonly value: unknown;
  /** Where the value stands in its block. */
  readonly path: readonly PathPart[];
}

export interface FieldGroupProps {
  readonly fields: Fields;
  /** What is stored for all of them. */
  readonly stored: unknown;
  /** Where it stands in the block. */
  readonly path: readonly PathPart[];
  readonly tab?: FieldTab;
}

/** Several fields that are one control. */
export interface ControlProps {
  readonly item: Extract<FormItem, { kind: 'control' }>;
  /** What is stored for the fields beside each other. */
  readonly stored: unknown;
  readonly path: readonly PathPart[];
}

/** What inputs that contain fields render them with: handed down, since those are made of inputs themselves. */
export interface FormParts {
  readonly FieldInput: ComponentType<FieldInputProps>;
  readonly FieldGroup: ComponentType<FieldGroupProps>;
}

export const FormPartsContext = createContext<FormParts | undefined>(undefined);

export function useFormParts(): FormParts {
  const parts = use(FormPartsContext);
  if (!parts) throw new Error('useFormParts must be used inside a block form');
  return parts;
}

import { type ComponentType, createContext, use } from 'react';
import type { PathPart } from '#content/block/issue.ts';
import type { Field, Fields, FieldTab } from '#content/fields/field.ts';
import type { FormItem } from './form-items.ts';

export interface FieldInputProps<F extends Field = Field> {
  readonly field: F;
  /** Stored value, possibly of any type. */
  readonly value: unknown;
  /** Path of the value in its block. */
  readonly path: readonly PathPart[];
}

export interface FieldGroupProps {
  readonly fields: Fields;
  /** Stored object that contains all of them. */
  readonly stored: unknown;
  /** Path of the object in the block. */
  readonly path: readonly PathPart[];
  readonly tab?: FieldTab;
}

/** Several fields in one control. */
export interface ControlProps {
  readonly item: Extract<FormItem, { kind: 'control' }>;
  /** Stored object that contains the fields. */
  readonly stored: unknown;
  readonly path: readonly PathPart[];
}

/**
 * Components that inputs with nested fields render those with: provided by context, since they are themselves
 * made of inputs and would import each other.
 */
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

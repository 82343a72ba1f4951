import type { ComponentType } from 'react';
import { formatPath } from '#content/block/issue.ts';
import type { Field, FieldKind } from '#content/fields/field.ts';
import { FieldPathContext } from '../../../forms/field-path.ts';
import type { FieldInputProps } from '../parts/form-parts.ts';
import { ChoiceInput } from './choice/choice-input.tsx';
import { ToggleInput } from './choice/toggle-input.tsx';
import { ColorInput } from './color/color-input.tsx';
import { LinkInput } from './link/link-input.tsx';
import { ListInput } from './list/list-input.tsx';
import { ObjectInput } from './list/object-input.tsx';
import { SlotInput } from './list/slot-input.tsx';
import { MediaInput } from './media/media-input.tsx';
import { LengthInput } from './size/length-input.tsx';
import { NumberInput } from './size/number-input.tsx';
import { TextFieldInput } from './text/text-field-input.tsx';

/** Input component per kind of field; the compiler reports a kind without one. */
const inputs = {
  text: TextFieldInput,
  length: LengthInput,
  number: NumberInput,
  color: ColorInput,
  choice: ChoiceInput,
  toggle: ToggleInput,
  media: MediaInput,
  link: LinkInput,
  list: ListInput,
  object: ObjectInput,
  slot: SlotInput,
} as const satisfies {
  readonly [Kind in FieldKind]: ComponentType<FieldInputProps<Extract<Field, { kind: Kind }>>>;
};

/** Input of a field, with its label. */
export function FieldInput(props: FieldInputProps) {
  // The cast is safe, since the table above maps each kind to its own input.
  const Input = inputs[props.field.kind] as ComponentType<FieldInputProps>;
  return (
    <FieldPathContext value={formatPath(props.path)}>
      <Input {...props} />
    </FieldPathContext>
  );
}

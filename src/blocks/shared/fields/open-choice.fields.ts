import { z } from 'zod';
import type { ChoiceField, FieldBase } from '#content/fields/field.ts';
import { choice } from '#content/fields/kinds.ts';

type Settings = Partial<
  Pick<FieldBase<string>, 'help' | 'tab' | 'when' | 'responsive'> & Pick<ChoiceField, 'look' | 'shapeOf'>
> & {
  readonly default: string;
  /** Pattern for stored values that are not in the list. */
  readonly pattern: RegExp;
  /** Error message for other values. */
  readonly message: string;
};

/** Creates a choice with a list that also accepts other values of the same kind. */
export function openChoice(
  label: string,
  options: Readonly<Record<string, string>>,
  { pattern, message, ...settings }: Settings,
): ChoiceField<string> {
  const field = choice(label, options, settings);
  return {
    ...field,
    schema: z.string(message).refine((value) => value === '' || pattern.test(value), message),
  };
}

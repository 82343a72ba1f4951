import { z } from 'zod';
import type { ChoiceField, FieldBase } from '#content/fields/field.ts';
import { choice } from '#content/fields/kinds.ts';

type Settings = Partial<Pick<FieldBase<string>, 'help' | 'tab' | 'when'> & Pick<ChoiceField, 'look'>> & {
  readonly default: string;
  /** What a stored value outside of the list may look like. */
  readonly pattern: RegExp;
  /** The sentence for a value that does not look so. */
  readonly message: string;
};

/** A choice that offers a list and also keeps other values of the same kind. */
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

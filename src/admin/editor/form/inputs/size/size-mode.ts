import type { ChoiceField } from '#content/fields/field.ts';

/** The mode that holds: the stored one, or what a stored length or its absence amounts to. */
export function sizeMode({ options }: ChoiceField, mode: unknown, length: unknown): string {
  const known = options.find(({ value }) => value === mode)?.value;
  return known ?? (length === undefined || length === '' ? 'auto' : 'fixed');
}

/** The mode that somebody types instead of a length: `fill`, `hug`, `auto`. */
export function modeNamed({ options }: ChoiceField, typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  return options.find(({ value }) => value === text && value !== 'fixed')?.value;
}

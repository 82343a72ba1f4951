import type { CombinedOption } from '#content/fields/field.ts';
import type { ControlPart } from '../../parts/form-items.ts';

/** The option that what is stored amounts to: of those that hold, the last. What cannot be used counts as its default. */
export function chosenOption(
  options: readonly CombinedOption[],
  parts: readonly ControlPart[],
  stored: ReadonlyMap<string, unknown>,
): CombinedOption | undefined {
  const values = new Map(parts.map((part) => [part.name, usedValue(part, stored.get(part.name))]));
  return options.findLast(({ is }) =>
    is.some((wanted) =>
      Object.entries(wanted).every(([name, allowed]) => allowed.includes(values.get(name))),
    ),
  );
}

function usedValue({ field }: ControlPart, stored: unknown): unknown {
  const usable = 'schema' in field && stored !== '' && field.schema.safeParse(stored).success;
  return usable ? stored : field.default;
}

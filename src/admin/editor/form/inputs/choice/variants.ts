/** A stored choice such as `Button:primary,slim`. */
interface Variants {
  readonly name: string;
  /** What is had of it; all of it when empty. */
  readonly chosen: readonly string[];
}

export function parseVariants(value: string): Variants {
  const colon = value.indexOf(':');
  if (colon < 0) return { name: value, chosen: [] };
  const chosen = value
    .slice(colon + 1)
    .split(',')
    .map((variant) => variant.trim())
    .filter((variant) => variant !== '');
  return { name: value.slice(0, colon).trim(), chosen };
}

export function formatVariants({ name, chosen }: Variants): string {
  return chosen.length === 0 ? name : `${name}:${chosen.join(',')}`;
}

/** The choice with a variant taken in or left out; those that are offered keep their order. */
export function toggleVariant(value: string, variant: string, offered: readonly string[]): string {
  const { name, chosen } = parseVariants(value);
  if (chosen.includes(variant)) {
    return formatVariants({ name, chosen: chosen.filter((other) => other !== variant) });
  }
  const wanted = [...chosen, variant];
  const known = offered.filter((other) => wanted.includes(other));
  return formatVariants({ name, chosen: [...known, ...wanted.filter((other) => !offered.includes(other))] });
}

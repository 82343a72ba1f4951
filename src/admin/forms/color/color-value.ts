import { type ColorName, tokens } from '#tokens/resolve-tokens.ts';

export function formatTokenReference(name: ColorName): string {
  return `var(--color-${name})`;
}

/** Finds the token named by a stored colour; undefined for a custom colour. */
export function findColorToken(value: string): ColorName | undefined {
  const name = /^var\(--color-([a-z-]+)\)$/.exec(value)?.[1];
  return name !== undefined && name in tokens.color ? (name as ColorName) : undefined;
}

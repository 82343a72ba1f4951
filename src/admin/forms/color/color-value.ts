import { type ColorName, tokens } from '#tokens/resolve-tokens.ts';

export function tokenValue(name: ColorName): string {
  return `var(--color-${name})`;
}

/** The token that a stored colour names; undefined for a colour of its own. */
export function tokenOf(value: string): ColorName | undefined {
  const name = /^var\(--color-([a-z-]+)\)$/.exec(value)?.[1];
  return name !== undefined && name in tokens.color ? (name as ColorName) : undefined;
}

/** A token's name as people read it: `surface-strong` is "Surface strong". */
export function tokenLabel(name: ColorName): string {
  const label = name.replaceAll('-', ' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

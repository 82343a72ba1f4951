import { contentColors } from './content-colors.ts';
import { readColor, sameInSrgb } from './exchange/read-color.ts';
import { resolveToken, type Theme } from './resolve-tokens.ts';
import { findToken } from './token-list.ts';
import type { TokenValues } from './token-value.ts';

type ColorValue = TokenValues['color'];

/** The roles of content that equal a colour, by their paths, and the themes in which they do. */
export type EqualRoles = ReadonlyMap<string, readonly Theme[]>;

const themes = ['light', 'dark'] as const satisfies readonly Theme[];
const roles = contentColors.map((name) => findToken(`color.${name}`)).filter((token) => token !== undefined);

/**
 * Finds the roles that are the same colour as a text of CSS, however that spells it: in sRGB with its 256 steps of a channel, where
 * no screen tells them apart. Remembers its answers, so one is to be made for each look at content.
 *
 * @param changes the studio's own tokens; names of others are followed
 */
export function rolesEqualTo(changes: Readonly<Record<string, unknown>>): (text: string) => EqualRoles {
  const values = roles.map((token) => ({
    path: token.path,
    light: resolveToken(token, changes, 'light').value as ColorValue,
    dark: resolveToken(token, changes, 'dark').value as ColorValue,
  }));
  const known = new Map<string, EqualRoles>();
  return (text) => {
    const found = known.get(text) ?? equalIn(values, readColor(text)?.value);
    known.set(text, found);
    return found;
  };
}

type RoleValues = { readonly path: string } & Readonly<Record<Theme, ColorValue>>;

function equalIn(values: readonly RoleValues[], color: ColorValue | undefined): EqualRoles {
  if (!color) return new Map();
  return new Map(
    values.flatMap((role) => {
      const equal = themes.filter((theme) => sameInSrgb(role[theme], color));
      return equal.length === 0 ? [] : [[role.path, equal] as const];
    }),
  );
}

import type { TokenLink } from '#api/schemas/equal-values.ts';
import { formatPath } from '#content/block/issue.ts';
import type { ColorPlace } from '#content/look/color-places.ts';
import type { EqualRoles } from '#tokens/equal-colors.ts';
import { referenceTo } from '#tokens/token-list.ts';

/**
 * The tokens that a colour setting could be linked to: those that equal what it says in at least one theme in which that is
 * seen. Of a colour for each theme only the sides that equal a token are linked, so nothing looks otherwise. One
 * colour for both themes is linked whole: where the token has another one in one of them, `alters` says so.
 */
export function tokenLinksOf(place: ColorPlace, equalTo: (color: string) => EqualRoles): TokenLink[] {
  const sides = place.sides.map((side) => ({ ...side, equal: equalTo(side.value) }));
  const tokens = [...new Set(sides.flatMap(({ equal }) => [...equal.keys()]))];
  return tokens.flatMap((token) => {
    const linked = sides.filter(({ equal, themes }) =>
      themes.some((theme) => equal.get(token)?.includes(theme)),
    );
    const alters = linked.flatMap(({ equal, themes }) =>
      themes.filter((theme) => !equal.get(token)?.includes(theme)),
    );
    const changes = linked.map(({ path, value }) => ({
      path: formatPath(path),
      was: value,
      becomes: referenceTo(token),
    }));
    return linked.length === 0 ? [] : [{ token, alters: alters[0] ?? null, changes }];
  });
}

/** What a setting says in a theme; null where it says nothing. */
export function shownIn({ sides }: ColorPlace, theme: 'light' | 'dark'): string | null {
  return sides.find(({ themes }) => themes.includes(theme))?.value ?? null;
}

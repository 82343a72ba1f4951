import { readSettings } from '#server/settings/settings.service.ts';
import type { Db } from '#server/storage/schema.ts';
import { tokensWith } from '#tokens/resolve-tokens.ts';

/** The tokens that name each family, on the site as it is: `font.text`, `font.heading`. */
export async function usesOfFonts(db: Db): Promise<ReadonlyMap<string, string[]>> {
  const { font } = tokensWith((await readSettings(db)).designTokens);
  const uses = new Map<string, string[]>();
  for (const [token, names] of Object.entries(font)) {
    for (const [, family = ''] of names.matchAll(/"([^"]+)"/g)) {
      uses.set(family, [...(uses.get(family) ?? []), `font.${token}`]);
    }
  }
  return uses;
}

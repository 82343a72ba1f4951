import type { TokenChanges } from '../token-changes.ts';
import { findToken } from '../token-list.ts';
import type { Preset } from './preset.ts';

/** What presets leave alone: the widths that the site is built on, the studio's logo, its pictures, and what lies over what. */
const untouched: readonly string[] = ['width', 'height', 'picture', 'layer'];

function isLeftAlone(path: string): boolean {
  const token = findToken(path);
  return token === undefined || untouched.includes(token.scale);
}

/** A studio's settings with a preset in place of all that a preset speaks of. Paths that nobody knows are kept. */
export function withPreset(changes: TokenChanges, preset: Preset): TokenChanges {
  const kept = Object.entries(changes).filter(([path]) => isLeftAlone(path));
  return { ...Object.fromEntries(kept), ...preset.changes };
}

/** Whether that is the preset as it came, whatever is set beside it. */
export function isUnchangedPreset(changes: TokenChanges, preset: Preset): boolean {
  const spoken = Object.fromEntries(Object.entries(changes).filter(([path]) => !isLeftAlone(path)));
  return sorted(spoken) === sorted(preset.changes);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

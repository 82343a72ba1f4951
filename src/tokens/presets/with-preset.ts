import type { TokenChanges } from '../token-changes.ts';
import { findToken } from '../token-list.ts';
import type { Preset } from './preset.ts';

/**
 * Scales that presets do not change: widths of the layout, the height and images of the logo, and the
 * stacking order.
 */
const untouched: readonly string[] = ['width', 'height', 'picture', 'layer'];

function isLeftAlone(path: string): boolean {
  const token = findToken(path);
  return token === undefined || untouched.includes(token.scale);
}

/** Replaces a studio's settings by a preset, in all scales that presets change. Unknown paths are kept. */
export function withPreset(changes: TokenChanges, preset: Preset): TokenChanges {
  const kept = Object.entries(changes).filter(([path]) => isLeftAlone(path));
  return { ...Object.fromEntries(kept), ...preset.changes };
}

/** True if the settings equal the preset, apart from scales that presets do not change. */
export function isUnchangedPreset(changes: TokenChanges, preset: Preset): boolean {
  const spoken = Object.fromEntries(Object.entries(changes).filter(([path]) => !isLeftAlone(path)));
  return serializeSorted(spoken) === serializeSorted(preset.changes);
}

function serializeSorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

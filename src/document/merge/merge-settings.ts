import { type PageSettings, pageSettingNames, pickSettings } from '../page-document.ts';
import type { MergeSides } from './merge-sides.ts';
import { type DecideValue, mergeValue } from './merge-value.ts';

/**
 * Merges layout and background value by value. A setting that a side does not know counts as unchanged. Calls
 * `decide` if both changed the same value; mine stays unless it says otherwise.
 */
export function mergeSettings(
  { base, mine, theirs }: MergeSides<Partial<PageSettings>>,
  decide: DecideValue = () => undefined,
): Partial<PageSettings> {
  const merged = pageSettingNames.flatMap((name) => {
    if (theirs[name] === undefined) return [];
    if (mine[name] === undefined) return [[name, theirs[name]]];
    const nothing = mine[name] && theirs[name] ? {} : null;
    const three = { base: base[name] ?? nothing, mine: mine[name], theirs: theirs[name] };
    return [[name, mergeValue(three, [name], decide)]];
  });
  return { ...pickSettings(mine), ...Object.fromEntries(merged) };
}

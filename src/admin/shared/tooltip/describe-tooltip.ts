/** Returns the attributes that give an element a tooltip, with an optional shortcut after its text. */
export function describeTooltip(words: string, keys?: string) {
  return { 'data-tooltip': words, 'data-tooltip-keys': keys };
}

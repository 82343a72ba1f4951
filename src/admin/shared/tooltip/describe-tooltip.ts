/** The attributes of an element that has a tooltip, with a shortcut behind its words. */
export function describeTooltip(words: string, keys?: string) {
  return { 'data-tooltip': words, 'data-tooltip-keys': keys };
}

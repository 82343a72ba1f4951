import type { ColorName } from './design-tokens.ts';

/** Colour tokens for use in content; the others are for controls and states. */
export const contentColors = [
  'paper',
  'surface',
  'surface-strong',
  'raised',
  'line',
  'edge',
  'ink-soft',
  'ink',
  'accent',
  'accent-strong',
  'on-accent',
] as const satisfies readonly ColorName[];

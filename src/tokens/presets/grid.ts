import type { Preset } from './preset.ts';
import { colors, fluid, inGroup, layer, oklch, px, rem } from './values.ts';

/** A dark edge instead of a shadow for elements above the page. */
const edge = {
  value: [layer(oklch(0.14, 0, 0), 0, 0, 1)],
  dark: [layer(oklch(0.5, 0, 0), 0, 0, 1)],
};

/**
 * Swiss: a grotesque in black on white, one blue, no corners and no shadows, dense on an eight-point grid.
 */
export const grid: Preset = {
  id: 'grid',
  name: 'Grid',
  description: 'A grotesque in black on white with one blue; dense, square and without shadows.',
  fonts: ['Hanken Grotesk'],
  changes: {
    ...colors('palette.neutral', {
      0: [oklch(1, 0, 0), oklch(0.19, 0, 0)],
      1: [oklch(1, 0, 0), oklch(0.13, 0, 0)],
      2: [oklch(0.965, 0, 0), oklch(0.19, 0, 0)],
      3: [oklch(0.925, 0, 0), oklch(0.255, 0, 0)],
      4: [oklch(0.8, 0, 0), oklch(0.37, 0, 0)],
      5: [oklch(0.55, 0, 0), oklch(0.58, 0, 0)],
      6: [oklch(0.42, 0, 0), oklch(0.76, 0, 0)],
      7: [oklch(0.14, 0, 0), oklch(0.985, 0, 0)],
    }),
    ...colors('palette.accent', {
      0: [oklch(1, 0, 0), oklch(0.13, 0, 0)],
      1: [oklch(0.48, 0.27, 264), oklch(0.7, 0.16, 262)],
      2: [oklch(0.4, 0.23, 264), oklch(0.79, 0.11, 262)],
    }),
    ...colors('palette.red', {
      0: [oklch(0.945, 0.03, 20), oklch(0.28, 0.07, 25)],
      1: [oklch(0.53, 0.21, 27), oklch(0.73, 0.17, 25)],
    }),
    ...colors('palette.green', { 1: [oklch(0.48, 0.13, 148), oklch(0.8, 0.17, 148)] }),
    ...colors('palette.amber', { 1: [oklch(0.51, 0.11, 70), oklch(0.84, 0.15, 85)] }),
    ...colors('palette.blue', { 1: [oklch(0.55, 0.2, 262), oklch(0.68, 0.16, 258)] }),
    ...colors('palette.shade', { 1: [oklch(0.14, 0, 0, 0.6), oklch(0, 0, 0, 0.72)] }),
    ...inGroup('composition', { page: 'aside' }),
    ...inGroup('rhythm', {
      tight: rem(0.5),
      close: rem(0.75),
      apart: rem(1.75),
      far: rem(2.5),
      section: rem(4.5),
    }),
    ...inGroup('font', { text: ['Hanken Grotesk'] }),
    ...inGroup('text', {
      caption: rem(0.8125),
      small: rem(0.875),
      body: rem(1),
      lead: fluid(1.125, 1.25, 360, 1200),
      h4: rem(1),
      h3: rem(1.125),
      h2: fluid(1.375, 1.75, 360, 1200),
      h1: fluid(2.375, 5, 360, 1440),
    }),
    ...inGroup('leading', { tight: 0.98, heading: 1.15, control: 1.25, text: 1.5 }),
    ...inGroup('tracking', { tight: -0.04, heading: -0.02 }),
    ...inGroup('space', {
      2: rem(0.75),
      4: rem(1.5),
      5: rem(2),
      6: rem(2.5),
      7: rem(4),
      8: rem(6),
    }),
    ...inGroup('radius', { small: px(0), medium: px(0), large: px(0), full: px(0) }),
    ...inGroup('shadow', { low: [], medium: edge, high: edge }),
    ...inGroup('time', {
      control: { value: 120, unit: 'ms' },
      sheet: { value: 160, unit: 'ms' },
      reveal: { value: 320, unit: 'ms' },
    }),
    ...inGroup('ease', { out: [0.2, 0, 0, 1], both: [0.4, 0, 0, 1] }),
  },
};

import type { Preset } from './preset.ts';
import { colors, fluid, inGroup, layer, oklch, px, rem } from './values.ts';

const ink = (alpha: number) => oklch(0.22, 0.02, 240, alpha);

/**
 * A dense index of projects: a compact grotesque in small sizes, visible lines, tight distances, grey paper
 * and teal.
 */
export const ledger: Preset = {
  id: 'ledger',
  name: 'Ledger',
  description: 'For many projects. Small compact type, clear lines and tight spacing on grey with teal.',
  fonts: ['Archivo'],
  changes: {
    ...colors('palette.neutral', {
      0: [oklch(0.985, 0.003, 230), oklch(0.25, 0.014, 240)],
      1: [oklch(0.95, 0.006, 230), oklch(0.195, 0.014, 242)],
      2: [oklch(0.925, 0.008, 230), oklch(0.235, 0.015, 241)],
      3: [oklch(0.89, 0.01, 230), oklch(0.285, 0.016, 240)],
      4: [oklch(0.72, 0.014, 232), oklch(0.42, 0.018, 238)],
      5: [oklch(0.55, 0.02, 235), oklch(0.6, 0.02, 235)],
      6: [oklch(0.405, 0.022, 238), oklch(0.79, 0.014, 232)],
      7: [oklch(0.21, 0.022, 240), oklch(0.945, 0.008, 228)],
    }),
    ...colors('palette.accent', {
      0: [oklch(0.985, 0.008, 200), oklch(0.19, 0.025, 220)],
      1: [oklch(0.445, 0.08, 205), oklch(0.8, 0.105, 195)],
      2: [oklch(0.37, 0.07, 208), oklch(0.87, 0.085, 192)],
    }),
    ...colors('palette.red', {
      0: [oklch(0.905, 0.035, 25), oklch(0.31, 0.065, 25)],
      1: [oklch(0.475, 0.18, 27), oklch(0.76, 0.135, 25)],
    }),
    ...colors('palette.green', { 1: [oklch(0.44, 0.11, 145), oklch(0.81, 0.14, 145)] }),
    ...colors('palette.amber', { 1: [oklch(0.47, 0.1, 70), oklch(0.84, 0.12, 85)] }),
    ...colors('palette.blue', { 1: [oklch(0.53, 0.16, 265), oklch(0.72, 0.13, 265)] }),
    ...colors('palette.shade', { 1: [oklch(0.2, 0.02, 240, 0.5), oklch(0.08, 0.01, 240, 0.7)] }),
    ...inGroup('composition', { page: 'aside' }),
    ...inGroup('rhythm', {
      tight: rem(0.25),
      close: rem(0.5),
      apart: rem(2),
      far: rem(2.5),
      section: rem(4),
    }),
    ...inGroup('font', { text: ['Archivo'] }),
    ...inGroup('text', {
      caption: rem(0.75),
      small: rem(0.8125),
      body: rem(0.9375),
      lead: rem(1.0625),
      h4: rem(0.9375),
      h3: rem(1),
      h2: rem(1.375),
      h1: fluid(2, 3, 360, 1200),
    }),
    ...inGroup('weight', { medium: 500, strong: 550 }),
    ...inGroup('leading', { tight: 1.08, heading: 1.2, control: 1.2, text: 1.45 }),
    ...inGroup('tracking', { tight: -0.015, heading: -0.008 }),
    ...inGroup('space', {
      2: rem(0.625),
      4: rem(1.25),
      6: rem(2.25),
      7: rem(3),
      8: rem(4.5),
    }),
    ...inGroup('radius', { small: px(2), medium: px(2), large: px(2), full: px(2) }),
    ...inGroup('shadow', {
      low: [],
      medium: [layer(ink(0.18), 0, 0, 1), layer(ink(0.1), 4, 12)],
      high: [layer(ink(0.2), 0, 0, 1), layer(ink(0.16), 12, 40)],
    }),
    ...inGroup('time', {
      control: { value: 100, unit: 'ms' },
      sheet: { value: 140, unit: 'ms' },
      reveal: { value: 240, unit: 'ms' },
    }),
    ...inGroup('ease', { out: [0.25, 0.1, 0.25, 1] }),
  },
};

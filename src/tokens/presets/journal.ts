import type { Preset } from './preset.ts';
import { colors, fluid, inGroup, layer, oklch, px, rem } from './values.ts';

const shade = (alpha: number) => oklch(0.2, 0.02, 160, alpha);

/** Editorial: a serif in light weights, ivory and bottle green, fine lines, much white space. */
export const journal: Preset = {
  id: 'journal',
  name: 'Journal',
  description: 'A serif on ivory with bottle green; large quiet headings, fine lines and space to read.',
  fonts: ['Newsreader'],
  changes: {
    ...colors('palette.neutral', {
      0: [oklch(0.988, 0.008, 92), oklch(0.265, 0.014, 165)],
      1: [oklch(0.965, 0.015, 90), oklch(0.2, 0.014, 168)],
      2: [oklch(0.94, 0.018, 89), oklch(0.235, 0.015, 167)],
      3: [oklch(0.905, 0.022, 88), oklch(0.29, 0.016, 166)],
      4: [oklch(0.82, 0.022, 86), oklch(0.36, 0.016, 165)],
      5: [oklch(0.575, 0.02, 95), oklch(0.58, 0.016, 150)],
      6: [oklch(0.42, 0.02, 130), oklch(0.775, 0.018, 110)],
      7: [oklch(0.215, 0.02, 160), oklch(0.935, 0.016, 92)],
    }),
    ...colors('palette.accent', {
      0: [oklch(0.985, 0.012, 92), oklch(0.2, 0.014, 168)],
      1: [oklch(0.415, 0.085, 160), oklch(0.815, 0.085, 150)],
      2: [oklch(0.34, 0.075, 160), oklch(0.88, 0.075, 145)],
    }),
    ...colors('palette.red', {
      0: [oklch(0.925, 0.035, 30), oklch(0.31, 0.055, 28)],
      1: [oklch(0.46, 0.155, 27), oklch(0.775, 0.12, 28)],
    }),
    ...colors('palette.green', { 1: [oklch(0.43, 0.1, 152), oklch(0.8, 0.11, 150)] }),
    ...colors('palette.amber', { 1: [oklch(0.46, 0.1, 68), oklch(0.83, 0.1, 82)] }),
    ...colors('palette.blue', { 1: [oklch(0.54, 0.13, 245), oklch(0.73, 0.11, 240)] }),
    ...colors('palette.shade', { 1: [oklch(0.2, 0.02, 160, 0.5), oklch(0.09, 0.01, 168, 0.68)] }),
    ...inGroup('rhythm', {
      tight: rem(1),
      close: rem(1.75),
      apart: rem(3.25),
      far: rem(4.5),
      section: rem(8),
    }),
    ...inGroup('font', { text: ['Newsreader'] }),
    ...inGroup('text', {
      caption: rem(0.9375),
      small: rem(1),
      body: fluid(1.1875, 1.3125, 340, 1200),
      lead: fluid(1.375, 1.6875, 350, 1200),
      h4: rem(1.25),
      h3: rem(1.5),
      h2: fluid(1.875, 2.625, 380, 1280),
      h1: fluid(2.375, 5.5, 390, 1440),
    }),
    ...inGroup('weight', { regular: 400, medium: 500, strong: 450 }),
    ...inGroup('leading', { tight: 1.02, heading: 1.14, control: 1.3, text: 1.58 }),
    ...inGroup('tracking', { tight: -0.03, heading: -0.018 }),
    ...inGroup('space', { 6: rem(3.5), 7: rem(5.5), 8: rem(8.5) }),
    ...inGroup('radius', { small: px(2), medium: px(2), large: px(3) }),
    ...inGroup('shadow', {
      low: [layer(shade(0.07), 1, 2)],
      medium: [layer(shade(0.06), 1, 3), layer(shade(0.08), 6, 24)],
      high: [layer(shade(0.08), 2, 6), layer(shade(0.16), 20, 72)],
    }),
    ...inGroup('time', {
      control: { value: 220, unit: 'ms' },
      sheet: { value: 360, unit: 'ms' },
      reveal: { value: 900, unit: 'ms' },
    }),
    ...inGroup('ease', { out: [0.16, 0.8, 0.24, 1] }),
  },
};

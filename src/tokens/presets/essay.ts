import type { Preset } from './preset.ts';
import { colors, fluid, inGroup, layer, oklch, px, rem } from './values.ts';

const shade = (alpha: number) => oklch(0.25, 0.03, 265, alpha);

/**
 * Long reads: a bookish serif in a large body size, modest headings, white paper and ink blue, slightly
 * rounded corners.
 */
export const essay: Preset = {
  id: 'essay',
  name: 'Essay',
  description: 'For long reads. A bookish serif in a large size, modest headings, white with ink blue.',
  fonts: ['Literata'],
  changes: {
    ...colors('palette.neutral', {
      0: [oklch(1, 0, 0), oklch(0.275, 0.012, 265)],
      1: [oklch(0.993, 0.001, 265), oklch(0.222, 0.012, 266)],
      2: [oklch(0.972, 0.003, 265), oklch(0.258, 0.013, 266)],
      3: [oklch(0.942, 0.005, 265), oklch(0.305, 0.014, 265)],
      4: [oklch(0.82, 0.008, 265), oklch(0.44, 0.016, 265)],
      5: [oklch(0.6, 0.012, 265), oklch(0.6, 0.014, 264)],
      6: [oklch(0.44, 0.016, 265), oklch(0.78, 0.01, 262)],
      7: [oklch(0.235, 0.018, 266), oklch(0.91, 0.006, 90)],
    }),
    ...colors('palette.accent', {
      0: [oklch(0.99, 0.004, 265), oklch(0.2, 0.03, 266)],
      1: [oklch(0.4, 0.13, 264), oklch(0.79, 0.085, 258)],
      2: [oklch(0.32, 0.11, 264), oklch(0.86, 0.06, 256)],
    }),
    ...colors('palette.red', {
      0: [oklch(0.94, 0.028, 25), oklch(0.32, 0.055, 22)],
      1: [oklch(0.48, 0.17, 26), oklch(0.77, 0.12, 22)],
    }),
    ...colors('palette.green', { 1: [oklch(0.46, 0.1, 152), oklch(0.8, 0.1, 152)] }),
    ...colors('palette.amber', { 1: [oklch(0.49, 0.1, 72), oklch(0.83, 0.1, 82)] }),
    ...colors('palette.blue', { 1: [oklch(0.56, 0.15, 240), oklch(0.72, 0.11, 238)] }),
    ...colors('palette.shade', { 1: [oklch(0.2, 0.02, 266, 0.45), oklch(0.1, 0.012, 266, 0.66)] }),
    ...inGroup('composition', { page: 'centred' }),
    ...inGroup('rhythm', {
      tight: rem(0.875),
      close: rem(2),
      apart: rem(2.5),
      far: rem(4),
      section: rem(5),
    }),
    ...inGroup('font', { text: ['Literata'] }),
    ...inGroup('text', {
      caption: rem(0.875),
      small: rem(0.9375),
      body: fluid(1.125, 1.25, 340, 1200),
      lead: fluid(1.25, 1.4375, 350, 1200),
      h4: rem(1.125),
      h3: rem(1.25),
      h2: fluid(1.4375, 1.75, 380, 1280),
      h1: fluid(2.125, 3.5, 390, 1440),
    }),
    ...inGroup('weight', { regular: 400, medium: 500, strong: 550 }),
    ...inGroup('leading', { tight: 1.14, heading: 1.26, control: 1.35, text: 1.7 }),
    ...inGroup('tracking', { tight: -0.024, heading: -0.014 }),
    ...inGroup('space', { 4: rem(1.625), 6: rem(3.25), 7: rem(5), 8: rem(8) }),
    ...inGroup('radius', { small: px(3), medium: px(5), large: px(8) }),
    ...inGroup('shadow', {
      low: [layer(shade(0.06), 1, 3)],
      medium: [layer(shade(0.05), 1, 3), layer(shade(0.08), 6, 20)],
      high: [layer(shade(0.07), 3, 8), layer(shade(0.14), 20, 56)],
    }),
    ...inGroup('time', {
      control: { value: 160, unit: 'ms' },
      sheet: { value: 280, unit: 'ms' },
      reveal: { value: 500, unit: 'ms' },
    }),
    ...inGroup('ease', { out: [0.25, 0.75, 0.3, 1] }),
  },
};

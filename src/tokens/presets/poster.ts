import type { Preset } from './preset.ts';
import { colors, fluid, inGroup, layer, oklch, px, rem } from './values.ts';

const violet = (alpha: number) => oklch(0.28, 0.12, 285, alpha);
const night = (alpha: number) => oklch(0.08, 0.04, 285, alpha);

/**
 * A one-page portfolio: a statement as large as the window allows, yellow paper and violet, round corners.
 */
export const poster: Preset = {
  id: 'poster',
  name: 'Poster',
  description: 'For a portfolio of one page. A very large statement on yellow with violet, round corners.',
  fonts: ['Bricolage Grotesque'],
  changes: {
    ...colors('palette.neutral', {
      0: [oklch(0.965, 0.07, 102), oklch(0.315, 0.085, 286)],
      1: [oklch(0.93, 0.14, 100), oklch(0.245, 0.085, 285)],
      2: [oklch(0.905, 0.145, 98), oklch(0.285, 0.09, 286)],
      3: [oklch(0.87, 0.145, 96), oklch(0.34, 0.1, 287)],
      4: [oklch(0.79, 0.13, 94), oklch(0.41, 0.11, 288)],
      5: [oklch(0.54, 0.085, 80), oklch(0.64, 0.11, 290)],
      6: [oklch(0.38, 0.06, 60), oklch(0.84, 0.06, 292)],
      7: [oklch(0.2, 0.05, 290), oklch(0.975, 0.03, 100)],
    }),
    ...colors('palette.accent', {
      0: [oklch(0.98, 0.03, 102), oklch(0.24, 0.08, 285)],
      1: [oklch(0.43, 0.24, 285), oklch(0.9, 0.16, 100)],
      2: [oklch(0.35, 0.2, 284), oklch(0.95, 0.11, 102)],
    }),
    ...colors('palette.red', {
      0: [oklch(0.91, 0.07, 60), oklch(0.37, 0.11, 5)],
      1: [oklch(0.45, 0.18, 27), oklch(0.79, 0.12, 15)],
    }),
    ...colors('palette.green', { 1: [oklch(0.42, 0.11, 150), oklch(0.84, 0.15, 155)] }),
    ...colors('palette.amber', { 1: [oklch(0.44, 0.1, 55), oklch(0.86, 0.12, 70)] }),
    ...colors('palette.blue', { 1: [oklch(0.5, 0.2, 260), oklch(0.75, 0.12, 240)] }),
    ...colors('palette.shade', { 1: [oklch(0.25, 0.1, 285, 0.55), oklch(0.1, 0.05, 285, 0.7)] }),
    ...inGroup('composition', { page: 'aside' }),
    ...inGroup('rhythm', {
      tight: rem(1),
      close: rem(1.5),
      apart: rem(3.5),
      far: rem(5),
      section: rem(9),
    }),
    ...inGroup('font', { text: ['Bricolage Grotesque'] }),
    ...inGroup('text', {
      caption: rem(0.9375),
      small: rem(1),
      body: fluid(1.125, 1.25, 340, 1000),
      lead: fluid(1.3125, 1.75, 350, 1100),
      h4: rem(1.25),
      h3: rem(1.5),
      h2: fluid(2, 3, 390, 1200),
      h1: fluid(2.25, 6, 390, 1440),
    }),
    ...inGroup('weight', { regular: 450, medium: 550, strong: 600 }),
    ...inGroup('leading', { tight: 0.94, heading: 1.06, control: 1.25, text: 1.5 }),
    ...inGroup('tracking', { tight: -0.045, heading: -0.028 }),
    ...inGroup('space', { 4: rem(1.75), 6: rem(3.5), 7: rem(5.5), 8: rem(9.5) }),
    ...inGroup('radius', { small: px(14), medium: px(24), large: px(48) }),
    ...inGroup('shadow', {
      low: [],
      medium: { value: [layer(violet(0.16), 6, 20)], dark: [layer(night(0.4), 6, 20)] },
      high: { value: [layer(violet(0.26), 20, 64)], dark: [layer(night(0.5), 20, 64)] },
    }),
    ...inGroup('time', {
      control: { value: 240, unit: 'ms' },
      sheet: { value: 380, unit: 'ms' },
      reveal: { value: 480, unit: 'ms' },
    }),
    ...inGroup('ease', { out: [0.2, 1.1, 0.3, 1] }),
  },
};

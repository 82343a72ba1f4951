import type { Preset } from './preset.ts';
import { colors, fluid, inGroup, layer, oklch, px, rem } from './values.ts';

const dusk = (alpha: number) => oklch(0.35, 0.08, 340, alpha);
const night = (alpha: number) => oklch(0.08, 0.02, 330, alpha);

/**
 * Warm and round: a rounded sans on peach, aubergine in the light and apricot in the dark theme, wide corners
 * and soft shadows.
 */
export const hearth: Preset = {
  id: 'hearth',
  name: 'Hearth',
  description: 'A rounded sans on peach with aubergine; wide corners, soft shadows, a gentle bounce.',
  fonts: ['Nunito'],
  changes: {
    ...colors('palette.neutral', {
      0: [oklch(0.993, 0.006, 70), oklch(0.285, 0.036, 332)],
      1: [oklch(0.968, 0.019, 65), oklch(0.215, 0.03, 330)],
      2: [oklch(0.945, 0.03, 60), oklch(0.255, 0.035, 331)],
      3: [oklch(0.912, 0.043, 57), oklch(0.315, 0.042, 332)],
      4: [oklch(0.82, 0.048, 53), oklch(0.44, 0.042, 334)],
      5: [oklch(0.58, 0.055, 25), oklch(0.61, 0.045, 345)],
      6: [oklch(0.435, 0.055, 350), oklch(0.8, 0.03, 30)],
      7: [oklch(0.27, 0.06, 335), oklch(0.955, 0.016, 60)],
    }),
    ...colors('palette.accent', {
      0: [oklch(0.99, 0.01, 65), oklch(0.22, 0.04, 330)],
      1: [oklch(0.46, 0.17, 335), oklch(0.82, 0.115, 58)],
      2: [oklch(0.38, 0.15, 335), oklch(0.88, 0.085, 65)],
    }),
    ...colors('palette.red', {
      0: [oklch(0.92, 0.045, 30), oklch(0.34, 0.085, 12)],
      1: [oklch(0.5, 0.185, 30), oklch(0.73, 0.155, 10)],
    }),
    ...colors('palette.green', { 1: [oklch(0.45, 0.1, 155), oklch(0.82, 0.11, 155)] }),
    ...colors('palette.amber', { 1: [oklch(0.475, 0.105, 65), oklch(0.86, 0.115, 85)] }),
    ...colors('palette.blue', { 1: [oklch(0.55, 0.14, 265), oklch(0.75, 0.11, 265)] }),
    ...colors('palette.shade', { 1: [oklch(0.3, 0.07, 335, 0.42), oklch(0.1, 0.02, 330, 0.66)] }),
    ...inGroup('rhythm', { close: rem(1.25), apart: rem(2.75), far: rem(4), section: rem(6.5) }),
    ...inGroup('font', { text: ['Nunito'] }),
    ...inGroup('text', {
      caption: rem(0.9375),
      small: rem(1),
      body: fluid(1.125, 1.1875, 340, 1000),
      lead: fluid(1.25, 1.5, 350, 1100),
      h4: rem(1.1875),
      h3: rem(1.375),
      h2: fluid(1.625, 2.125, 400, 1200),
      h1: fluid(2.1875, 4.5, 390, 1400),
    }),
    ...inGroup('leading', { tight: 1.1, heading: 1.22, control: 1.3, text: 1.65 }),
    ...inGroup('tracking', { tight: -0.022, heading: -0.01 }),
    ...inGroup('space', { 4: rem(1.75), 6: rem(3.25), 7: rem(5), 8: rem(7.5) }),
    ...inGroup('radius', { small: px(10), medium: px(16), large: px(32) }),
    ...inGroup('shadow', {
      low: { value: [layer(dusk(0.08), 2, 8)], dark: [layer(night(0.3), 2, 8)] },
      medium: {
        value: [layer(dusk(0.06), 2, 6), layer(dusk(0.12), 12, 32)],
        dark: [layer(night(0.3), 2, 6), layer(night(0.4), 12, 32)],
      },
      high: {
        value: [layer(dusk(0.08), 6, 16), layer(dusk(0.22), 32, 80)],
        dark: [layer(night(0.35), 6, 16), layer(night(0.5), 32, 80)],
      },
    }),
    ...inGroup('time', {
      control: { value: 220, unit: 'ms' },
      sheet: { value: 320, unit: 'ms' },
      reveal: { value: 700, unit: 'ms' },
    }),
    ...inGroup('ease', { out: [0.3, 1.25, 0.5, 1] }),
  },
};

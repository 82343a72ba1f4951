import type { Preset } from './preset.ts';
import { colors, fluid, inGroup, layer, oklch, px, rem } from './values.ts';

/** A thin ring for raised elements: a soft shadow would tint the photos next to them. */
const ring = {
  value: [layer(oklch(0.2, 0, 0, 0.16), 0, 0, 1)],
  dark: [layer(oklch(0.9, 0, 0, 0.16), 0, 0, 1)],
};

/**
 * Photography: neutral greys so that photos keep their colours, small type, square corners, one safelight
 * amber.
 */
export const darkroom: Preset = {
  id: 'darkroom',
  name: 'Darkroom',
  description: 'For photography. Neutral greys, large images, small quiet type, amber links.',
  fonts: ['Instrument Sans', 'Newsreader'],
  changes: {
    ...colors('palette.neutral', {
      0: [oklch(0.99, 0, 0), oklch(0.205, 0, 0)],
      1: [oklch(0.955, 0, 0), oklch(0.145, 0, 0)],
      2: [oklch(0.93, 0, 0), oklch(0.185, 0, 0)],
      3: [oklch(0.895, 0, 0), oklch(0.235, 0, 0)],
      4: [oklch(0.83, 0, 0), oklch(0.29, 0, 0)],
      5: [oklch(0.57, 0, 0), oklch(0.55, 0, 0)],
      6: [oklch(0.43, 0, 0), oklch(0.7, 0, 0)],
      7: [oklch(0.24, 0, 0), oklch(0.9, 0, 0)],
    }),
    ...colors('palette.accent', {
      0: [oklch(0.985, 0.006, 70), oklch(0.16, 0.02, 60)],
      1: [oklch(0.47, 0.1, 72), oklch(0.78, 0.135, 70)],
      2: [oklch(0.4, 0.085, 70), oklch(0.84, 0.11, 76)],
    }),
    ...colors('palette.red', {
      0: [oklch(0.905, 0.035, 15), oklch(0.28, 0.06, 15)],
      1: [oklch(0.45, 0.18, 18), oklch(0.74, 0.155, 12)],
    }),
    ...colors('palette.green', { 1: [oklch(0.45, 0.1, 150), oklch(0.78, 0.11, 150)] }),
    ...colors('palette.amber', { 1: [oklch(0.48, 0.1, 80), oklch(0.84, 0.12, 88)] }),
    ...colors('palette.blue', { 1: [oklch(0.55, 0.14, 250), oklch(0.7, 0.12, 250)] }),
    ...colors('palette.shade', { 1: [oklch(0.12, 0, 0, 0.7), oklch(0, 0, 0, 0.8)] }),
    ...inGroup('composition', { page: 'centred' }),
    ...inGroup('rhythm', {
      tight: rem(0.5),
      close: rem(0.5),
      apart: rem(3),
      far: rem(5),
      section: rem(8),
    }),
    ...inGroup('font', { heading: ['Newsreader'] }),
    ...inGroup('text', {
      caption: rem(0.8125),
      small: rem(0.875),
      body: rem(1),
      lead: rem(1.125),
      h4: rem(1),
      h3: rem(1.1875),
      h2: fluid(1.5, 2, 390, 1200),
      h1: fluid(2.25, 3.5, 390, 1440),
    }),
    ...inGroup('weight', { medium: 450, strong: 450 }),
    ...inGroup('leading', { tight: 1.12, heading: 1.25, control: 1.35, text: 1.62 }),
    ...inGroup('tracking', { tight: -0.012, heading: -0.006 }),
    ...inGroup('space', { 4: rem(1.25), 6: rem(3.5), 7: rem(6), 8: rem(9) }),
    ...inGroup('radius', { small: px(0), medium: px(0), large: px(0) }),
    ...inGroup('shadow', { low: [], medium: ring, high: ring }),
    ...inGroup('time', {
      control: { value: 200, unit: 'ms' },
      sheet: { value: 300, unit: 'ms' },
      reveal: { value: 1100, unit: 'ms' },
    }),
    ...inGroup('ease', { out: [0.22, 0.61, 0.36, 1] }),
  },
};

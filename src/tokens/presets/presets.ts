import { studioPresets } from '#studio-lists/presets.ts';
import { darkroom } from './darkroom.ts';
import { essay } from './essay.ts';
import { grid } from './grid.ts';
import { hearth } from './hearth.ts';
import { journal } from './journal.ts';
import { ledger } from './ledger.ts';
import { poster } from './poster.ts';
import type { Preset } from './preset.ts';
import { inGroup } from './values.ts';

/** The product's default design, with headings beside the text. */
const vitrine: Preset = {
  id: 'vitrine',
  name: 'Vitrine',
  description: 'A quiet sans on warm paper with vermilion; calm text and large, tight headings.',
  fonts: ['Instrument Sans'],
  changes: inGroup('composition', { page: 'aside' }),
};

/** All presets, the default design first. */
export const presets: readonly Preset[] = [
  vitrine,
  journal,
  grid,
  hearth,
  darkroom,
  ledger,
  essay,
  poster,
  ...studioPresets,
];

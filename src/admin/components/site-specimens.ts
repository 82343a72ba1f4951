import { type CatalogueEntry, type ComponentName, catalogue } from '#ui/catalogue/catalogue.ts';
import { samples } from '#ui/catalogue/sample.tsx';
import { siteNotes } from './component-notes-words.ts';
import type { Specimen } from './specimen.ts';

type Facts = Pick<Specimen, 'knobs' | 'conditions'>;

/** Facts about each component. Its variants are in the catalogue. */
const facts: Readonly<Record<ComponentName, Facts>> = {
  Button: { knobs: ['words', 'icon'], conditions: ['usual', 'disabled', 'busy'] },
  Card: { knobs: ['words'], conditions: ['usual', 'busy', 'error'] },
  Toggle: { knobs: ['words'], conditions: ['usual', 'disabled', 'error'] },
  Switch: { knobs: ['words'], conditions: ['usual', 'disabled', 'error'] },
  Modal: { knobs: ['words'], conditions: ['usual'] },
  SidePanel: { knobs: ['words'], conditions: ['usual'] },
  Toast: { knobs: ['words'], conditions: ['usual'] },
  Layout: { knobs: [], conditions: ['usual'] },
  Navigation: { knobs: [], conditions: ['usual'] },
  Form: { knobs: ['words'], conditions: ['usual', 'disabled', 'busy', 'error'] },
};

const createSpecimen = (entry: CatalogueEntry): Specimen => ({
  ...entry,
  ...facts[entry.name],
  Sample: samples[entry.name],
  notes: siteNotes[entry.name],
});

/** The components of the catalogue, in its order. */
export const siteSpecimens: readonly Specimen[] = catalogue.map(createSpecimen);

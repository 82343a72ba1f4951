import { editorNotes } from './editor-notes-words.ts';
import { editorSamples } from './editor-samples.tsx';
import type { Specimen } from './specimen.ts';

type Name = keyof typeof editorNotes;

type Facts = Omit<Specimen, 'name' | 'notes' | 'variants' | 'Sample'> & {
  readonly variants: readonly string[];
};

/** The editor's own components in `src/admin/shared`. */
const facts: Readonly<Record<Name, Facts>> = {
  IconButton: {
    room: 'small',
    variants: ['plain', 'pressed'],
    knobs: ['words'],
    conditions: ['usual', 'disabled'],
  },
  Segments: {
    room: 'medium',
    variants: ['words', 'icons'],
    knobs: [],
    conditions: ['usual'],
  },
  DateInput: {
    room: 'medium',
    variants: ['date', 'date-time', 'time'],
    knobs: ['words'],
    conditions: ['usual', 'error'],
  },
  TextInput: {
    room: 'medium',
    variants: ['plain', 'help', 'prefix'],
    knobs: ['words'],
    conditions: ['usual', 'disabled', 'error'],
  },
  SelectInput: {
    room: 'medium',
    variants: ['plain'],
    knobs: ['words'],
    conditions: ['usual', 'error'],
  },
  TranslatedInput: {
    room: 'large',
    variants: ['line', 'long'],
    knobs: ['words'],
    conditions: ['usual', 'disabled'],
  },
  SearchBox: {
    room: 'large',
    variants: ['plain'],
    knobs: ['words'],
    conditions: ['usual'],
  },
  Menu: {
    room: 'small',
    variants: ['plain'],
    knobs: ['words'],
    conditions: ['usual', 'disabled'],
  },
  Notice: {
    room: 'large',
    variants: ['empty', 'failed'],
    knobs: ['words'],
    conditions: ['usual'],
  },
  Loading: {
    room: 'medium',
    variants: ['plain'],
    knobs: ['words'],
    conditions: ['usual'],
  },
  ConfirmByName: {
    room: 'medium',
    variants: ['plain'],
    knobs: ['words'],
    conditions: ['usual'],
  },
};

/** The editor's own components, in the same shape as those of the site. */
export const editorSpecimens: readonly Specimen[] = (Object.keys(facts) as Name[]).map((name) => ({
  name,
  ...facts[name],
  variants: facts[name].variants.map((variant) => ({ name: variant })),
  Sample: editorSamples[name],
  notes: editorNotes[name],
}));

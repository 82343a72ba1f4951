import { type CatalogueEntry, type ComponentName, catalogue } from '#ui/catalogue/catalogue.ts';
import { samples } from '#ui/catalogue/sample.tsx';
import { siteNotes } from './component-notes-words.ts';
import { expression, jsxText } from './jsx-text.ts';
import { type Chosen, gestures, type Specimen } from './specimen.ts';

type Facts = Pick<Specimen, 'knobs' | 'gestures' | 'conditions' | 'code'>;

const arrow = expression('<ArrowRight aria-hidden="true" />');

const isDisabled = ({ condition }: Chosen) => condition === 'disabled';

/** What is known of each component beside its variants, which the catalogue has. */
const facts: Readonly<Record<ComponentName, Facts>> = {
  Button: {
    knobs: ['words', 'icon'],
    gestures,
    conditions: ['usual', 'disabled', 'busy'],
    code: buttonCode,
  },
  Card: {
    knobs: ['words'],
    gestures: [],
    conditions: ['usual', 'busy', 'error'],
    code: ({ variant, words = 'Laagwater', condition }) =>
      jsxText(
        'Card',
        {
          variant,
          title: words,
          media: expression('<img src={photo} alt="" />'),
          mediaFailed: condition === 'error' ? 'The picture could not be loaded.' : undefined,
          busy: condition === 'busy',
        },
        '<p>A map that moves along with the level of the sea.</p>',
      ),
  },
  Toggle: {
    knobs: ['words'],
    gestures,
    conditions: ['usual', 'disabled', 'error'],
    code: (chosen) =>
      jsxText(
        'Toggle',
        {
          size: chosen.variant,
          name: 'sound',
          disabled: isDisabled(chosen),
          error: chosen.condition === 'error' ? 'Switch this on to go on' : undefined,
        },
        chosen.words ?? 'Sound',
      ),
  },
  Switch: {
    knobs: ['words'],
    gestures,
    conditions: ['usual', 'disabled', 'error'],
    code: (chosen) =>
      jsxText('Switch', {
        looks: chosen.variant,
        label: 'Period',
        name: 'period',
        choices: expression(`['${chosen.words ?? 'Day'}', 'Week', 'Month']`),
        chosen: 1,
        disabled: isDisabled(chosen),
        error: chosen.condition === 'error' ? 'There are no figures of that yet' : undefined,
      }),
  },
  Modal: {
    knobs: ['words'],
    gestures: [],
    conditions: ['usual'],
    code: ({ variant, words = 'Keep changes?' }) =>
      jsxText(
        'Modal',
        { size: variant, title: words, closeLabel: 'Close', onClose: expression('close') },
        '<p>You have changed three things since this morning.</p>',
      ),
  },
  SidePanel: {
    knobs: ['words'],
    gestures: [],
    conditions: ['usual'],
    code: ({ variant, words = 'Properties' }) =>
      jsxText(
        'SidePanel',
        { width: Number(variant), title: words, closeLabel: 'Close', onClose: expression('close') },
        '<p>What stands here belongs to what you have chosen.</p>',
      ),
  },
  Toast: {
    knobs: ['words'],
    gestures: [],
    conditions: ['usual'],
    code: ({ variant, words = 'Saved' }) => `useToast().show({ tone: '${variant}', text: '${words}' });`,
  },
  Layout: { knobs: [], gestures: [], conditions: ['usual'] },
  Navigation: { knobs: [], gestures, conditions: ['usual'] },
  Form: { knobs: ['words'], gestures, conditions: ['usual', 'disabled', 'busy', 'error'] },
};

function buttonCode({ variant, words, icon, condition }: Chosen): string {
  const states = { disabled: condition === 'disabled', busy: condition === 'busy' };
  if (variant === 'carousel') {
    const next = expression('<ChevronRight aria-hidden="true" />');
    return jsxText('Button', { variant, 'aria-label': words ?? 'Next', icon: next, ...states });
  }
  return jsxText(
    'Button',
    {
      variant,
      icon: icon === 'before' ? arrow : undefined,
      iconEnd: icon === 'after' ? arrow : undefined,
      'aria-current': variant === 'navActive' ? 'page' : undefined,
      ...states,
    },
    words ?? 'View',
  );
}

const specimenOf = (entry: CatalogueEntry): Specimen => ({
  ...entry,
  ...facts[entry.name],
  Sample: samples[entry.name],
  notes: siteNotes[entry.name],
});

/** The components of the catalogue, in its order. */
export const siteSpecimens: readonly Specimen[] = catalogue.map(specimenOf);

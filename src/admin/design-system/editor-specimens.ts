import { editorNotes } from './editor-notes-words.ts';
import { editorSamples } from './editor-samples.tsx';
import { expression, indented, jsxText } from './jsx-text.ts';
import { gestures, type Specimen } from './specimen.ts';

type Name = keyof typeof editorNotes;

type Facts = Omit<Specimen, 'name' | 'notes' | 'variants' | 'Sample'> & {
  readonly variants: readonly string[];
};

const controlled = { value: expression('value'), onValue: expression('setValue') };

/** The editor's own components, as they stand in `src/admin/shared`. */
const facts: Readonly<Record<Name, Facts>> = {
  IconButton: {
    room: 'small',
    variants: ['plain', 'pressed'],
    knobs: ['words'],
    gestures,
    conditions: ['usual', 'disabled'],
    code: ({ variant, words = 'Duplicate', condition }) =>
      jsxText('IconButton', {
        icon: expression('Copy'),
        label: words,
        shortcut: 'Ctrl D',
        pressed: variant === 'pressed',
        isDisabled: condition === 'disabled',
        onPress: expression('duplicate'),
      }),
  },
  Segments: {
    room: 'medium',
    variants: ['words', 'icons'],
    knobs: [],
    gestures,
    conditions: ['usual'],
    code: () => jsxText('Segments', { label: 'Width', options: expression('widths'), ...controlled }),
  },
  TextInput: {
    room: 'medium',
    variants: ['plain', 'help', 'prefix'],
    knobs: ['words'],
    gestures: ['focus'],
    conditions: ['usual', 'disabled', 'error'],
    code: ({ variant, words = 'Address', condition }) =>
      jsxText('TextInput', {
        label: words,
        ...controlled,
        prefix: variant === 'prefix' ? '/' : undefined,
        help: variant === 'help' ? 'Small letters, digits and hyphens.' : undefined,
        issue: condition === 'error' ? 'Another page is there already.' : undefined,
        disabled: condition === 'disabled',
      }),
  },
  SelectInput: {
    room: 'medium',
    variants: ['plain'],
    knobs: ['words'],
    gestures: ['focus'],
    conditions: ['usual', 'error'],
    code: ({ words = 'Language', condition }) =>
      jsxText(
        'SelectInput',
        {
          label: words,
          ...controlled,
          issue: condition === 'error' ? 'Another page is there already.' : undefined,
        },
        '<option value="nl">Dutch</option>\n<option value="en">English</option>',
      ),
  },
  TranslatedInput: {
    room: 'large',
    variants: ['line', 'long'],
    knobs: ['words'],
    gestures: ['focus'],
    conditions: ['usual', 'disabled'],
    code: ({ variant, words = 'Name of the studio', condition }) =>
      jsxText('TranslatedInput', {
        label: words,
        ...controlled,
        isLong: variant === 'long',
        disabled: condition === 'disabled',
      }),
  },
  SearchBox: {
    room: 'large',
    variants: ['plain'],
    knobs: ['words'],
    gestures: ['focus'],
    conditions: ['usual'],
    code: ({ words = 'Find a page' }) =>
      jsxText('SearchBox', {
        label: words,
        input: expression('input'),
        query: expression('query'),
        setQuery: expression('setQuery'),
        goToFirst: expression('goToFirst'),
      }),
  },
  Menu: {
    room: 'small',
    variants: ['plain'],
    knobs: ['words'],
    gestures,
    conditions: ['usual', 'disabled'],
    code: ({ words = 'More' }) =>
      jsxText(
        'MenuTrigger',
        {},
        [
          jsxText(
            'Button',
            { className: 'icon-button', 'aria-label': words },
            '<Ellipsis aria-hidden="true" />',
          ),
          jsxText(
            'Popover',
            { className: 'menu-popover react-aria-Popover' },
            jsxText(
              'Menu',
              { className: 'menu', 'aria-label': words },
              jsxText('MenuItem', { className: 'menu__item', onAction: expression('rename') }, 'Rename'),
            ),
          ),
        ].join('\n'),
      ),
  },
  Notice: {
    room: 'large',
    variants: ['empty', 'failed'],
    knobs: ['words'],
    gestures,
    conditions: ['usual'],
    code: ({ variant, words }) =>
      variant === 'failed'
        ? jsxText(
            'Notice',
            { title: words ?? 'This could not be loaded', text: expression('message'), alert: true },
            '<Button onClick={again}>Try again</Button>',
          )
        : jsxText(
            'Notice',
            {
              icon: expression('<Sparkles />'),
              title: words ?? 'Nothing here yet',
              text: 'What you add stands here.',
            },
            jsxText('Button', { variant: 'primary', onClick: expression('add') }, 'Add something'),
          ),
  },
  Loading: {
    room: 'medium',
    variants: ['plain'],
    knobs: ['words'],
    gestures: [],
    conditions: ['usual'],
    code: ({ words }) => jsxText('Loading', { text: words }),
  },
  ConfirmByName: {
    room: 'medium',
    variants: ['plain'],
    knobs: ['words'],
    gestures,
    conditions: ['usual'],
    code: () =>
      `{isOpen && (\n${indented(
        jsxText('ConfirmByName', {
          title: 'Delete Laagwater for good?',
          help: 'Its texts and versions go, and nothing brings them back.',
          name: 'Laagwater',
          label: 'Type Laagwater',
          isBusy: expression('isBusy'),
          confirm: expression('remove'),
          close: expression('close'),
        }),
      )}\n)}`,
  },
};

/** The components that the editor has of its own, in the same shape as those of the site. */
export const editorSpecimens: readonly Specimen[] = (Object.keys(facts) as Name[]).map((name) => ({
  name,
  ...facts[name],
  variants: facts[name].variants.map((variant) => ({ name: variant })),
  Sample: editorSamples[name],
  notes: editorNotes[name],
}));

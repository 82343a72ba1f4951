import { type ComponentNotes, sharedKeys } from './notes.ts';

const { tab, selected, arrows, trap } = sharedKeys;

/** Notes on the editor's own components. */
export const editorNotes = {
  IconButton: {
    about: 'A tool used often enough to be known by its icon.',
    keys: [tab, ['Enter, Space', 'Activates it']],
    role: 'button with a name, shown as its tooltip; aria-pressed if it toggles.',
    said: '“Duplicate, button”',
  },
  Segments: {
    about: 'Chooses one of a few options in a panel or toolbar.',
    keys: [selected, arrows],
    role: 'radio buttons in a named group.',
    said: '“Width, group. Tablet, radio button, 2 of 3, selected”.',
  },
  DateInput: {
    about: 'A date, a time or both, day before month and in 24 hours.',
    keys: [tab, ['← →', 'Goes to the next part'], ['↑ ↓', 'Changes it'], ['Alt ↓', 'Opens the calendar']],
    role: 'named group of spin buttons; the calendar is a dialog with a grid.',
    said: '“Last day, group. Day, spin button, 2”.',
  },
  TextInput: {
    about: 'One line of text with a label and help.',
    keys: [tab],
    role: 'text field. If the value is invalid: aria-invalid, described by the error.',
    said: '“Address, edit text, cases/shell”',
  },
  SelectInput: {
    about: 'Chooses one of many options, or one that rarely changes.',
    keys: [tab, ['↑ ↓', 'Selects an option'], ['Space', 'Opens the list']],
    role: 'native combo box: phones show their own list.',
    said: '“Language, combo box, Dutch”',
  },
  TranslatedInput: {
    about: 'One text in every language of the site.',
    keys: [tab],
    role: 'named group; each field has its language, for the right pronunciation.',
    said: '“Name of the studio, group. Name of the studio, Dutch, edit text”.',
  },
  SearchBox: {
    about: 'Filters the list on a screen.',
    keys: [
      ['/', 'Focuses it from anywhere'],
      ['Esc', 'Clears it'],
      ['↓', 'Focuses the first result'],
    ],
    role: 'searchbox with a name.',
    said: '“Find a page, search edit”',
  },
  Menu: {
    about: 'More actions for one item.',
    keys: [
      ['Enter, Space, ↓', 'Opens it'],
      ['↑ ↓', 'Moves through its items'],
      ['A letter', 'Focuses a matching item'],
      ['Esc', 'Closes it'],
    ],
    role: 'menu with menu items, opened by a button with aria-haspopup.',
    said: '“More, menu pop-up button”',
  },
  Notice: {
    about: 'Explains an empty list or an error, and offers the next action.',
    keys: [['Tab', 'Focuses its action']],
    role: 'No role of its own; alert for errors.',
    said: '“Nothing here yet. Items you add appear here.”.',
  },
  Loading: {
    about: 'Shows that content is loading, after a short delay.',
    keys: [],
    role: 'status',
    said: '“Loading…”',
  },
  ConfirmByName: {
    about: 'Confirms a permanent deletion by typing the item’s name.',
    keys: [trap, ['Enter', 'Deletes, if the name matches'], ['Esc', 'Closes it']],
    role: 'dialog, named by its question; its field has the focus.',
    said: '“Delete Laagwater permanently?, dialog. Type Laagwater, edit text”.',
  },
} as const satisfies Record<string, ComponentNotes>;

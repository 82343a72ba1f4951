import type { ComponentNotes } from './notes.ts';

const tab = ['Tab', 'Goes there'] as const;

/** What the screen says of the editor's own components. */
export const editorNotes = {
  IconButton: {
    about: 'A tool that is used often enough to be known by its icon.',
    keys: [tab, ['Enter, Space', 'Presses it']],
    role: 'button with a name, which the tooltip shows; aria-pressed where it stays down.',
    said: '“Duplicate, button”',
  },
  Segments: {
    about: 'One of a few, in the little room of a panel or a bar.',
    keys: [
      ['Tab', 'Goes to the one that is on'],
      ['← →', 'Chooses the next one'],
    ],
    role: 'radio buttons in a group with a name.',
    said: '“Width, group. Tablet, radio button, 2 of 3, selected”',
  },
  TextInput: {
    about: 'A line of text with its label, and a sentence below it.',
    keys: [tab],
    role: 'text field. aria-invalid and the sentence that says why, where something is wrong.',
    said: '“Address, edit text, cases/shell”',
  },
  SelectInput: {
    about: 'One of many, or of choices that need no room while nobody changes them.',
    keys: [tab, ['↑ ↓', 'Chooses'], ['Space', 'Opens the list']],
    role: 'combo box of the browser: phones show their own list.',
    said: '“Language, combo box, Dutch”',
  },
  TranslatedInput: {
    about: 'One text in every language of the site.',
    keys: [tab],
    role: 'group with a name; each text says its language, so that it is read with the right voice.',
    said: '“Name of the studio, group. Name of the studio, Dutch, edit text”',
  },
  SearchBox: {
    about: 'Finds what a screen lists.',
    keys: [
      ['/', 'Goes there from anywhere on the screen'],
      ['Esc', 'Empties it'],
      ['↓', 'Goes to what is found'],
    ],
    role: 'searchbox with a name.',
    said: '“Find a page, search edit”',
  },
  Menu: {
    about: 'What else can be done with one thing.',
    keys: [
      ['Enter, Space, ↓', 'Opens it'],
      ['↑ ↓', 'Goes through it'],
      ['A letter', 'Goes to what begins with it'],
      ['Esc', 'Closes it'],
    ],
    role: 'menu with menu items, opened by a button that says so.',
    said: '“More, menu pop-up button”',
  },
  Notice: {
    about: 'An empty or failed place: what it is, and the way on.',
    keys: [['Tab', 'Goes to what can be done']],
    role: 'No role of its own; alert where something failed.',
    said: '“Nothing here yet. What you add stands here.”',
  },
  Loading: {
    about: 'Something is on its way. It appears only when that takes long enough to be noticed.',
    keys: [],
    role: 'status',
    said: '“Loading…”',
  },
  ConfirmByName: {
    about: 'What cannot be undone asks by name.',
    keys: [
      ['Tab', 'Goes round inside it'],
      ['Enter', 'Deletes, once the name is right'],
      ['Esc', 'Closes it'],
    ],
    role: 'dialog, named by its question; the field has the focus.',
    said: '“Delete Laagwater for good?, dialog. Type Laagwater, edit text”',
  },
} as const satisfies Record<string, ComponentNotes>;

import type { ComponentName } from '#ui/catalogue/catalogue.ts';
import { type ComponentNotes, sharedKeys } from './notes.ts';

const { tab, selected, arrows, trap, esc } = sharedKeys;

/** Notes on the components of the site. */
export const siteNotes: Readonly<Record<ComponentName, ComponentNotes>> = {
  Button: {
    about: 'Runs an action or follows a link. Use one primary button per view.',
    keys: [tab, ['Enter, Space', 'Activates it; links need Enter']],
    role: 'button, or link if it has an address. While busy it has aria-busy, keeps the focus and ignores clicks.',
    said: '“View, button”; when busy “View, button, busy, dimmed”.',
  },
  Card: {
    about: 'An image, a title and a short text that belong together.',
    keys: [
      ['Tab', 'Focuses its link, if any'],
      ['Enter', 'Follows the link'],
    ],
    role: 'article with a level-3 heading. Only the title is the link, which keeps its name short, but the whole card can be clicked.',
    said: '“Laagwater, heading level 3”',
  },
  Toggle: {
    about: 'Turns a setting on or off immediately, without a save button.',
    keys: [tab, ['Space', 'Turns it on or off']],
    role: 'switch, on a native checkbox: it’s submitted with its form and works without JavaScript.',
    said: '“Sound, switch, on”',
  },
  Switch: {
    about: 'Chooses one of two to four options, all visible.',
    keys: [selected, arrows],
    role: 'radio buttons in a named group, in every style.',
    said: '“Period, group. Week, radio button, 2 of 3, selected”.',
  },
  Modal: {
    about: 'Interrupts the page for one decision or task.',
    keys: [trap, esc],
    role: 'dialog, named by its title. A click on the backdrop closes it, unless an answer is required.',
    said: '“Keep changes?, dialog”',
  },
  SidePanel: {
    about: 'Shows details beside the content they belong to.',
    keys: [trap, esc],
    role: 'dialog, named by its title.',
    said: '“Properties, dialog”',
  },
  Toast: {
    about: 'Confirms an action for five seconds, sometimes with an undo button.',
    keys: [['Tab', 'Focuses its button and pauses it']],
    role: 'status, read when the screen reader is idle; alert for errors, read immediately.',
    said: '“Saved”',
  },
  Layout: {
    about: 'Divides a page into columns, which stack on small screens.',
    keys: [],
    role: 'No role of its own: it’s read in the order of the code.',
    said: 'Its content, from the first column to the last.',
  },
  Navigation: {
    about: 'Links to the parts of the site and marks the current page.',
    keys: [
      ['Tab', 'Focuses the next link'],
      ['Enter', 'Follows the link'],
    ],
    role: 'navigation with a name; aria-current marks the current page.',
    said: '“Sample: bar, navigation. Work, current page”',
  },
  Form: {
    about: 'Sample forms that validate input and send nothing.',
    keys: [tab, ['Enter', 'Submits, or focuses the first error']],
    role: 'form with a label for every field. Each field is described by its help or its error, whichever is shown.',
    said: '“E-mail address, edit text, required. Fill in this field”.',
  },
};

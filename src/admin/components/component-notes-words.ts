import type { ComponentName } from '#ui/catalogue/catalogue.ts';
import type { ComponentNotes } from './notes.ts';

const tab = ['Tab', 'Goes there'] as const;
const esc = ['Esc', 'Closes it; the focus goes back to what opened it'] as const;

/** What the screen says of the components of the site. */
export const siteNotes: Readonly<Record<ComponentName, ComponentNotes>> = {
  Button: {
    about: 'Does something, or with an address goes somewhere. One primary button in view.',
    keys: [tab, ['Enter, Space', 'Presses it; a link hears Enter alone']],
    role: 'button, or link with an address. aria-busy while it works: it keeps the focus and hears no second press.',
    said: '“View, button” · busy: “View, button, busy, dimmed”',
  },
  Card: {
    about: 'A picture, a title and a few words that belong together.',
    keys: [
      ['Tab', 'Goes to its link, where it has one'],
      ['Enter', 'Follows it'],
    ],
    role: 'article with a heading of level 3. A link is the title alone, so that its name is short; the whole card is pressed.',
    said: '“Laagwater, heading level 3”',
  },
  Toggle: {
    about: 'On or off at once, without a button that saves.',
    keys: [tab, ['Space', 'Switches it']],
    role: 'switch, on a real checkbox: it travels with a form and works without scripts.',
    said: '“Sound, switch, on”',
  },
  Switch: {
    about: 'One of two to four choices that are all in view.',
    keys: [
      ['Tab', 'Goes to the choice that is on'],
      ['← →', 'Chooses the next one'],
    ],
    role: 'radio buttons in a group with a name. The style changes nothing of that.',
    said: '“Period, group. Week, radio button, 2 of 3, selected”',
  },
  Modal: {
    about: 'Stops everything else for one decision or one piece of work.',
    keys: [['Tab', 'Goes round inside it'], esc],
    role: 'dialog, named by its title. A press on the backdrop closes it, unless it has to be answered.',
    said: '“Keep changes?, dialog”',
  },
  SidePanel: {
    about: 'Stands beside what it is about, which stays in sight.',
    keys: [['Tab', 'Goes round inside it'], esc],
    role: 'dialog, named by its title.',
    said: '“Properties, dialog”',
  },
  Toast: {
    about: 'Says what has just happened, for five seconds, and may offer to take it back.',
    keys: [['Tab', 'Goes to what it offers; time stands still for so long']],
    role: 'status, which waits for its turn; alert for an error, which does not.',
    said: '“Saved”',
  },
  Layout: {
    about: 'How a page divides its room; columns fall under each other where there is little of it.',
    keys: [],
    role: 'No role of its own: the order of the code is the order of reading.',
    said: 'What stands in it, from the first column to the last.',
  },
  Navigation: {
    about: 'Where one is, and where one can go from there.',
    keys: [
      ['Tab', 'Goes to the next link'],
      ['Enter', 'Follows it'],
    ],
    role: 'navigation with a name; aria-current says where one is.',
    said: '“Sample: bar, navigation. Work, current page”',
  },
  Form: {
    about: 'Sample forms that check what is typed and send nothing.',
    keys: [tab, ['Enter', 'Sends it, or goes to the first field that is wrong']],
    role: 'form, with a label for every field. Sentences below a field describe it, the one that is shown alone.',
    said: '“E-mail address, edit text, required. Fill in this field”',
  },
};

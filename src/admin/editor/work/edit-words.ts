import { count } from '../../words.ts';

/** Texts about edits of blocks: announcements, and why a command cannot run. */
export const editWords = {
  hasNoOtherSize: 'Select a title, subheading or text that can change size.',
  resized: (name: string) => `Changed size of ${name}`,
  hasNoOtherAlignment: 'Select an image or video that is aligned differently.',
  aligned: (name: string) => `Aligned ${name}`,
  isHiddenEverywhere: 'The block is hidden on all devices.',
  hidingChanged: (name: string, device: string) =>
    `Changed whether ${name} is hidden on ${device.toLowerCase()}`,
  nothingSelected: 'Select a block first.',
  addTo: (place: string) => `Add to ${place}`,
  slotEmpty: 'Empty',
  several: (count: number) => `${count} blocks`,
  wrapped: (name: string) => `${name} wrapped in a grid`,
  cannotWrap: 'Select 2 to 12 adjacent blocks.',
  selectedLike: (number: number, name: string) =>
    `${count(number, `${name} block`, `${name} blocks`)} selected`,
  added: (name: string) => `${name} added`,
  removed: (name: string) => `${name} deleted`,
  duplicated: (name: string) => `${name} duplicated`,
  hidden: (name: string) => `${name} hidden`,
  shown: (name: string) => `${name} shown`,
  placedBeside: (name: string) => `${name} placed in a column`,
  cannotPlaceBeside: {
    above: 'No block above can share columns with it.',
    below: 'No block below can share columns with it.',
  },
  cannotTakeOut: 'The block isn’t in columns.',
  takenOut: (name: string) => `${name} taken out of columns`,
  /** `into` is the name of the new parent list, if the block moves to another list. */
  moved: (name: string, position: number | undefined, into?: string) => {
    const at = position === undefined ? [] : [`position ${position}`];
    const where = [...(into === undefined ? [] : [into]), ...at].join(', ');
    return where === '' ? `${name} moved` : `${name} moved to ${where}`;
  },
  slotInBlock: (slot: string, block: string) => `${slot} of ${block}`,
  topOfPage: 'the top level of the page',
  cannotMove: {
    up: 'Already at the top',
    down: 'Already at the end',
    in: 'No block above to enter',
    out: 'Not inside another block',
  },
} as const;

import { count } from '../../../words.ts';

/** Texts of conflicts, loaded with their dialog. */
export const conflictWords = {
  title: 'This page was saved elsewhere',
  somebody: 'Somebody',
  who: (name: string, when: string) => `${name} saved it ${when}, after you opened it.`,
  yourOtherTab: (when: string) => `Your other tab saved it ${when}, after you opened it here.`,
  yourself: (when: string) => `You saved it elsewhere ${when}, after you opened it here.`,
  help: (number: number) =>
    number === 0
      ? 'Everything is merged, but not all of it could stay in its place.'
      : `${count(number, 'thing was', 'things were')} changed both there and here: choose what counts. Everything else is merged.`,
  safe: (name: string) =>
    `Your work is safe either way: Undo brings yours back, and the other is kept as “${name}”.`,
  save: 'Merge and save',
  allMine: 'All mine',
  allTheirs: 'All from the other version',
  mine: 'Mine',
  theirs: 'Theirs',
  otherTab: 'Your other tab',
  elsewhere: 'Saved elsewhere',
  edit: 'Edit the text',
  edited: 'Edited',
  editedText: 'Edited text',
  nothing: 'Nothing',
  on: 'On',
  off: 'Off',
  item: 'Item',
  items: (number: number, name: string) => `${number} × ${name}`,
  added: 'new',
  deleted: 'Deleted',
  kept: 'Kept, with what changed',
  mineChanged: 'You changed it, and it was deleted there.',
  theirsChanged: 'You deleted it, and it was changed there.',
  movedByBoth: 'It was moved to two places.',
  ordered: 'It was put in two orders.',
  displaced: 'It could not stay where it was put, so it stands close by.',
  damaged: 'One of the two is damaged, so they can only be taken as a whole.',
  pageHere: 'The page as it is here',
  pageThere: 'The page as it was saved',
  topLevel: 'On the page',
  inside: (name: string, slot: string) => `In ${name}${slot && ` · ${slot}`}`,
  after: (where: string, block: string) => `${where}, after “${block}”`,
  atStart: (where: string) => `${where}, at the start`,
} as const;

import { count } from '../../words.ts';

/** Texts of the outline. */
export const outlineWords = {
  search: 'Search blocks',
  found: (count: number) => (count === 1 ? '1 block found' : `${count} blocks found`),
  none: (query: string) => `No blocks match “${query.trim()}”.`,
  title: 'Outline',
  open: 'Open outline',
  close: 'Close outline',
  empty: 'An empty page',
  emptyHelp: 'Add the first block, or press /',
  isHidden: 'Hidden',
  isHiddenOn: (devices: readonly string[]) => `Hidden on ${devices.join(' and ').toLowerCase()}`,
  toTranslate: (
    language: string,
    { missing, starter, outdated }: { missing: number; starter: number; outdated: number },
  ) =>
    [
      missing + starter > 0 ? `${missing + starter} missing in ${language}` : '',
      outdated > 0 ? `${outdated} outdated in ${language}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  slotWith: (place: string, content: string) => `${place}: ${content}`,
  place: (name: string, blocks: number) =>
    `${name}, ${blocks === 0 ? 'empty' : count(blocks, 'block', 'blocks')}`,
  noBlock: (place: string) => `${place} is a slot. Press Enter to add a block.`,
  selected: (number: number) => `${count(number, 'block', 'blocks')} selected`,
} as const;

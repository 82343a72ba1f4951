export const usageWords = {
  title: 'Where it’s used',
  loading: 'Checking pages…',
  tokens: 'By other tokens',
  pages: 'On pages',
  components: 'In components',
  siteBackground: 'Site background',
  background: 'background',
  through: (name: string) => `as ${name}`,
  draftOnly: 'draft only',
  liveOnly: (block: string) => `${block} (live version only)`,
  /** One of several blocks of a type. */
  numbered: (block: string, number: number) => `${block} ${number}`,
  onPage: (block: string, page: string) => `${block} on ${page}`,
  none: 'Nothing uses this token.',
  more: (count: number) => `And ${count} more.`,
  moreBlocks: (count: number) => `and ${count} more`,
  failed: 'Couldn’t check where this token is used.',
};

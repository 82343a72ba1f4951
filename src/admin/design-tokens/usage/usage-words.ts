export const usageWords = {
  title: 'Where it is used',
  loading: 'Looking through the pages…',
  tokens: 'By other tokens',
  pages: 'On pages',
  components: 'In components',
  siteBackground: 'Background of the site',
  background: 'background',
  through: (name: string) => `as ${name}`,
  draftOnly: 'only in the draft',
  liveOnly: (block: string) => `${block} (only in what is live)`,
  /** One of several blocks of a type. */
  numbered: (block: string, number: number) => `${block} ${number}`,
  onPage: (block: string, page: string) => `${block} on ${page}`,
  none: 'Nothing uses it.',
  more: (count: number) => `And ${count} more.`,
  moreBlocks: (count: number) => `and ${count} more`,
  failed: 'Where it is used could not be read.',
};

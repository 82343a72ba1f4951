/** Texts of the insert menu. */
export const insertWords = {
  title: 'Add a block',
  placeholder: 'Search blocks and sections',
  picture: 'Block preview',
  also: (names: readonly string[]) => `Also: ${names.join(', ')}`,
  categories: { content: 'Content', media: 'Media', layout: 'Layout', interactive: 'Interactive' },
  sectionCategories: {
    content: 'Content sections',
    media: 'Media sections',
    layout: 'Layout sections',
    interactive: 'Interactive sections',
  },
} as const;

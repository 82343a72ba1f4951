/** The words of what the command menu finds. They come with it. */
export const paletteWords = {
  open: 'Find or do',
  placeholderEverywhere: 'A page, a screen, a file, or what you want to do',
  none: (query: string) => `Nothing matches “${query}”`,
  pages: 'Pages',
  screens: 'Go to',
  actions: 'Do',
  media: 'Media',
  blocks: 'On this page',
  fields: 'Set',
  everywhere: 'Everywhere',
  walkPages: 'Walk through the pages',
  theme: { light: 'Light theme', dark: 'Dark theme', system: 'Theme of the system' },
  set: (label: string, value: string) => `${label}: ${value}`,
  edit: (label: string) => `${label}…`,
  on: 'on',
  off: 'off',
} as const;

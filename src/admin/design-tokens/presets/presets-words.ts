/** The words of the presets. */
export const presetsWords = {
  title: 'A voice to begin with',
  help: 'Four whole designs: colours in both themes, type, space, corners and movement. Try one: the pages beside it show it at once, and visitors see it when you publish.',
  list: 'Designs',
  chosen: 'In use here',
  try: (name: string) => `Try ${name}`,
  back: 'Put back what I had',
  specimen: 'Aa',
  sentence: 'Work that explains itself',
  action: 'See the work',
} as const;

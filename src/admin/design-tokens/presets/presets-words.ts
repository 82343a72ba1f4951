export const presetsWords = {
  title: 'Presets',
  help: 'Eight whole designs. Try one on your own pages, then publish it.',
  list: 'Designs',
  chosen: 'In use here',
  try: (name: string) => `Try ${name}`,
  back: 'Put back what I had',
} as const;

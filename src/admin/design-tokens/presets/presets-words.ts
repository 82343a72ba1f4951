export const presetsWords = {
  title: 'Presets',
  help: 'Try one of eight complete designs on your pages, then publish it.',
  list: 'Presets',
  chosen: 'In use',
  try: (name: string) => `Try ${name}`,
  back: 'Restore my design',
} as const;

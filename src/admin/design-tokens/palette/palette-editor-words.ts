export const paletteEditorWords = {
  title: 'Palette from one colour',
  help: 'Makes even steps for each theme, with text that meets WCAG 2.2 AA.',
  color: 'Colour',
  text: 'Hex or OKLCH',
  paper: 'Paper and ink tint',
  lightness: 'Lightness',
  chroma: 'Chroma',
  hue: 'Hue',
  neutralChroma: 'Strength',
  neutralHue: 'Hue',
  themes: { light: 'Light theme', dark: 'Dark theme' },
  ladders: { neutral: 'Paper and ink', accent: 'Accent' },
  step: (path: string, lightness: string, ratio: string) =>
    `${path}: lightness ${lightness}, ${ratio} on paper`,
  lightnessShort: (lightness: string) => `L ${lightness}`,
  ratio: (ratio: string) => `${ratio}:1`,
} as const;

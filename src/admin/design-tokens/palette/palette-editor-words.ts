export const paletteEditorWords = {
  title: 'Palette from one colour',
  help: 'Choose a colour and a tint for the paper. The steps are equal to the eye, made for each theme apart, and every text stays readable (WCAG 2.2, AA).',
  color: 'Colour',
  paper: 'Tint of paper and ink',
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

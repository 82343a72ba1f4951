/** Messages about token files: the problem and, if possible, its solution. */
export const exchangeWords = {
  formats: {
    dtcg: 'Design tokens (DTCG)',
    'dtcg-resolver': 'Design tokens with themes (DTCG Resolver)',
    figma: 'Figma variables',
    css: 'CSS custom properties',
  },
  file: {
    tooLarge: 'This file is larger than 2 MB. Export fewer tokens.',
    empty: 'This file is empty. Export it again, or choose another one.',
    notJson: 'This file looks like JSON but can’t be read. Export it again.',
    unknown: 'This isn’t a token file that Vitrine can read. Choose DTCG, Figma variables or CSS.',
    tooDeep: 'Groups nested deeper than 32 levels were left out.',
  },
  token: {
    noSuch: 'this site has no token with this name',
    circle: 'refers back to itself',
    tooLong: 'is a chain of more than 32 references',
    missing: (name: string) => `refers to ${name}, which is not in this file`,
    notIts: (type: string, text: string) => `is ${text}, which is not a valid ${type}`,
    notUnderstood: (text: string) => `is ${text}, which can’t be read: set the value itself`,
    outside: (text: string) => `is ${text}, which is out of range`,
    onlyGenerics: 'names only generic font families',
    sameInBothThemes: 'can’t differ by theme: its dark value was left out',
    twice: (first: string) => `is the same token as ${first}, which was used`,
    composite: 'combines several values: set each of them',
    inherits: 'uses $extends, which isn’t supported',
    otherFile: 'is in another file: export everything as one file',
    unknownMode: (mode: string) => `has a mode “${mode}”, left out because it is neither light nor dark`,
  },
  lost: {
    composition: 'The composition isn’t exported: no token format has a value for it.',
    fluid: 'Sizes that grow with the window are exported at their largest.',
    gamut: (names: string) =>
      `This format only holds sRGB, so these colours become the nearest in sRGB: ${names}.`,
    srgb: 'Colours are exported as RGB. Those that you import unchanged keep their OKLCH values.',
    shadows: 'Shadows aren’t exported: this format has no variables for them.',
    rem: 'Sizes are exported in pixels, 16 to a rem.',
    extension:
      'Dark values and sizes that grow with the window are in $extensions.vitrine, which other programs keep but don’t use.',
  },
};

/** Messages about token files: the problem and, if possible, its solution. */
export const exchangeWords = {
  formats: {
    dtcg: 'Design tokens (DTCG)',
    'dtcg-resolver': 'Design tokens with themes (DTCG Resolver)',
    figma: 'Figma variables',
    css: 'CSS custom properties',
  },
  file: {
    tooLarge: 'This file is larger than 2 MB. Export fewer tokens at once.',
    empty: 'This file is empty. Export it again, or choose another one.',
    notJson: 'This file begins as JSON and cannot be read as such. Export it again.',
    unknown: 'This is no file of tokens that can be read here. Choose one in DTCG, Figma variables or CSS.',
    tooDeep: 'Groups are nested more than 32 levels deep. What is below that was left out.',
  },
  token: {
    noSuch: 'there is no token of this name here',
    circle: 'names lead round in a circle',
    tooLong: 'more than 32 names lead from one to the next',
    missing: (name: string) => `names ${name}, which is not in this file`,
    notIts: (type: string, text: string) => `${text} is no ${type} that can be read here`,
    notUnderstood: (text: string) => `${text} is not understood: set the value itself`,
    outside: (text: string) => `${text} is outside of what a token can be`,
    onlyGenerics: 'names no typeface of its own',
    sameInBothThemes: 'is the same in both themes: its value for the dark theme was left out',
    twice: (first: string) => `is the same token as ${first}, which was read`,
    composite: 'stands for several values at once: set its parts',
    inherits: 'takes over other tokens ($extends), which is not understood',
    otherFile: 'is in another file: export everything as one',
    unknownMode: (mode: string) => `has a mode “${mode}”, which is neither light nor dark and was left out`,
  },
  lost: {
    composition: 'The composition of pages is left out: no format of design tokens has a value for it.',
    fluid: 'Sizes that grow with the window are written as the largest that they reach.',
    gamut: (names: string) =>
      `These colours are beyond what this format can hold (sRGB) and become the nearest that it can: ${names}.`,
    srgb: 'Colours are written as red, green and blue. Those that are read again unchanged keep their OKLCH here.',
    shadows: 'Shadows are left out: they are no variables there.',
    rem: 'Sizes are written in pixels, at 16 to a rem.',
    extension:
      'The dark theme and sizes that grow with the window stand in $extensions.vitrine, which other programs keep and do not use.',
  },
};

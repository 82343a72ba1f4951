import type { FontFile } from '#api/endpoints/fonts.ts';

const formatKilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;
const formatWeights = ([least, most]: FontFile['weight']) =>
  least === most ? String(least) : `${least} to ${most}`;

export const fontsWords = {
  title: 'Typefaces',
  help: 'Vitrine subsets your fonts and matches their fallbacks, so pages don’t shift while loading.',
  list: 'Typefaces',
  loading: 'Loading typefaces…',
  failed: 'Couldn’t load the typefaces.',
  add: 'Add a font',
  adding: 'Adding font…',
  drop: 'Or drop a WOFF2, WOFF, TTF or OTF file here.',
  notAdded: 'Couldn’t add the font',
  notDeleted: 'Couldn’t delete the font',
  headline: 'Een app die de stad leesbaar maakt',
  sentence: 'Eén idee, drie weken, 1.250 bezoekers: “zo hoort het,” zei ze – en toen kwam de rest vanzelf.',
  use: { heading: 'Use for headings', text: 'Use for text' },
  used: { heading: 'Used for headings', text: 'Used for text' },
  /** Accessible name of a button, which names its family too. */
  pressOf: (use: string, family: string) => `${use}: ${family}`,
  fact: (file: FontFile) =>
    `Weight ${formatWeights(file.weight)}${file.style === 'italic' ? ', italic' : ''} · ${formatKilobytes(file.size)}`,
  bundled: 'Comes with the site',
  shift: (percent: number) =>
    percent < 0.1
      ? 'The fallback font has the same width.'
      : `The fallback font is scaled to ${percent} % to match its width.`,
  missing: (letters: string) => `Missing letters: ${[...letters].join(' ')}. Another font shows those.`,
  restricted: 'Its maker asks not to embed it. Check that your licence allows use on a website.',
  limited: 'Its maker only allows embedding for reading. Check that your licence allows use on a website.',
  whole: 'Its maker asks not to subset it, so visitors load the whole font.',
  delete: (name: string) => `Delete ${name}`,
  deleted: 'Deleted. You can restore it for 30 days.',
  restore: (name: string) => `Restore ${name}`,
} as const;

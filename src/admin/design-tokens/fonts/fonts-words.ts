import type { FontFile } from '#api/endpoints/fonts.ts';

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000))} kB`;
const weights = ([least, most]: FontFile['weight']) =>
  least === most ? String(least) : `${least} to ${most}`;

export const fontsWords = {
  title: 'Typefaces',
  help: 'Those that come with the site, and your own. A font that you add is cut to the letters of your languages and measured, so that nothing moves on the page while it loads.',
  list: 'Typefaces',
  loading: 'Loading the typefaces …',
  failed: 'The typefaces could not be loaded.',
  add: 'Add a font',
  adding: 'Reading the font …',
  drop: 'Or drop a WOFF2, WOFF, TTF or OTF file here.',
  notAdded: 'The font was not added',
  notDeleted: 'The font was not deleted',
  headline: 'Een app die de stad leesbaar maakt',
  sentence: 'Eén idee, drie weken, 1.250 bezoekers: “zo hoort het,” zei ze – en toen kwam de rest vanzelf.',
  use: { heading: 'Use for headings', text: 'Use for text' },
  used: { heading: 'Headings are set in this', text: 'Text is set in this' },
  /** Accessible name of a button, which names its family too. */
  pressOf: (use: string, family: string) => `${use}: ${family}`,
  fact: (file: FontFile) =>
    `Weight ${weights(file.weight)}${file.style === 'italic' ? ', italic' : ''} · ${kilobytes(file.size)}`,
  bundled: 'Comes with the site',
  shift: (percent: number) =>
    percent < 0.1
      ? 'What stands in while it loads is just as wide.'
      : `What stands in while it loads is drawn at ${percent} % of its size, to be just as wide.`,
  missing: (letters: string) => `Without ${[...letters].join(' ')}: those are shown in another font.`,
  restricted: 'Its maker asks not to embed it. Check that your licence covers a website.',
  limited: 'Its maker allows embedding for reading. Check that your licence covers a website.',
  whole: 'Its maker asks not to cut it, so visitors load all of its letters.',
  delete: (name: string) => `Delete ${name}`,
  deleted: 'Deleted. It can be put back for 30 days.',
  restore: (name: string) => `Put ${name} back`,
} as const;

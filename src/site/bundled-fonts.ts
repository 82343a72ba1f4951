import type { FontCategory } from '#content/look/fallback-fonts.ts';
import { composeFont, type SiteFont, textWeights } from '#content/look/site-font.ts';
import archivo from './fonts/archivo.woff2?url';
import bricolageGrotesque from './fonts/bricolage-grotesque.woff2?url';
import hankenGrotesk from './fonts/hanken-grotesk.woff2?url';
import instrumentSans from './fonts/instrument-sans.woff2?url';
import literata from './fonts/literata.woff2?url';
import measures from './fonts/measures.json';
import newsreader from './fonts/newsreader.woff2?url';
import nunito from './fonts/nunito.woff2?url';

const urls: Readonly<Record<string, string>> = {
  'instrument-sans': instrumentSans,
  newsreader,
  'hanken-grotesk': hankenGrotesk,
  nunito,
  archivo,
  literata,
  'bricolage-grotesque': bricolageGrotesque,
};

/**
 * Font families of the product; the first is the default. `npm run site:font` builds their files and metrics.
 */
export const bundledFonts: readonly SiteFont[] = measures.map(
  ({ slug, family, category, ascent, descent, isEven, widths }) => {
    const url = urls[slug];
    if (url === undefined) throw new Error(`No file is named for the font ${slug}.`);
    const weight = [textWeights[0], textWeights[2]] as const;
    const face = { url, weight, style: 'normal', ascent, descent, isEven, widths } as const;
    return composeFont(family, category as FontCategory, [face]);
  },
);

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/build-if-needed.ts';
import { makeSiteFont } from './lib/site-font.ts';

/** `npm run site:font`: cuts the font anew, after a change of its package or of its characters. */
writeFileSync(join(root, 'src/site/fonts/instrument-sans.woff2'), await makeSiteFont());

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/build-if-needed.ts';
import { makeSiteFonts } from './lib/site-font.ts';

/**
 * `npm run site:font`: subsets the fonts again. Run it after a change of a font package or of the characters.
 */
for (const { name, bytes } of await makeSiteFonts()) writeFileSync(join(root, 'src/site/fonts', name), bytes);

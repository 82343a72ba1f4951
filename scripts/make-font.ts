import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/build-if-needed.ts';
import { makeSiteFonts } from './lib/site-font.ts';

/** `npm run site:font`: cuts the fonts anew, after a change of a package or of their characters. */
for (const { name, bytes } of await makeSiteFonts()) writeFileSync(join(root, 'src/site/fonts', name), bytes);

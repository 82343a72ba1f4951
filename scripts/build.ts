import { build } from './lib/build.ts';
import { root } from './lib/build-if-needed.ts';

await build(root);

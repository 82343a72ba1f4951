import { build } from './lib/build.ts';
import { recordBuild, root } from './lib/build-if-needed.ts';

await recordBuild(() => build(root));

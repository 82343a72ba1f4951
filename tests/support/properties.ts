import fc from 'fast-check';
import { isLongRun } from './long-run.ts';

/**
 * The everyday run tries the same cases each time, so that a failure is due to the change and not to chance.
 * The long run tries other cases each time, and prints the seed of a failure.
 */
const everydaySeed = 20_261_126;

if (!isLongRun) fc.configureGlobal({ seed: everydaySeed });

export { fc };

import { spawnSync } from 'node:child_process';
import { root } from './lib/build-if-needed.ts';

/** `npm run check`: every check runs, then the result counts, so that one run shows all there is to mend. */
const checks: readonly (readonly [string, ...string[]])[] = [
  ['node', 'scripts/check-block-lists.ts'],
  ['biome', 'check', '.'],
  ['tsc', '-p', '.'],
  ['node', 'scripts/check-zones.ts'],
  ['knip'],
  ['node', 'scripts/check-tokens.ts'],
  ['node', 'scripts/check-api-document.ts'],
];

const failed = checks.filter(([command, ...args]) => {
  console.log(`\n› ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.map((check) => check.join(' ')).join(', ')}`);
  process.exit(1);
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/build-if-needed.ts';
import { findChangedFiles } from './lib/changed-files.ts';
import { planChecks } from './lib/plan-checks.ts';
import { writeStudioLists } from './lib/studio-lists.ts';

/**
 * `npm run check`: runs every check before it fails, so that one run shows all issues. With `--changed`, it
 * runs only the checks that concern a changed file. Checks that take files get only the changed ones.
 */
const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } });
const changed = values.changed ? findChangedFiles(root) : undefined;

writeStudioLists(root);
const failed = planChecks(changed, (file) => existsSync(join(root, file))).flatMap(({ name, command }) => {
  const [program = '', ...args] = command;
  console.log(`\n› ${name}`);
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  return status === 0 ? [] : [name];
});
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exit(1);
}

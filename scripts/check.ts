import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/build-if-needed.ts';
import { findChangedFiles } from './lib/changed-files.ts';

/**
 * `npm run check`: runs every check before it fails, so that one run shows all faults. With `--changed` it runs the checks
 * that concern a changed file, and passes the changed files alone to a check that takes files.
 */
const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } });
const changed = values.changed ? findChangedFiles(root) : undefined;

interface Check {
  readonly command: readonly [string, ...string[]];
  /** Files that it concerns; a change elsewhere cannot make it fail. */
  readonly concerns: RegExp;
  /** True where its arguments may be the changed files in place of `.`. */
  readonly takesFiles?: boolean;
}

const checks: readonly Check[] = [
  { command: ['node', 'scripts/check-block-lists.ts'], concerns: /^src\/blocks\// },
  { command: ['biome', 'check', '--no-errors-on-unmatched', '.'], concerns: /./, takesFiles: true },
  {
    // What it found is kept in `.cache`, so that the next run checks what a change can have broken.
    command: ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/check.tsbuildinfo'],
    concerns: /\.(?:tsx?|json)$/,
  },
  { command: ['node', 'scripts/check-zones.ts'], concerns: /^(?:src|scripts\/lib)\/.*\.tsx?$/ },
  { command: ['knip', '--cache', '--cache-location', '.cache/knip'], concerns: /\.(?:tsx?|mjs|json)$/ },
  { command: ['node', 'scripts/check-tokens.ts'], concerns: /^src\/.*\.(?:css|tsx?)$/ },
  {
    command: ['node', 'scripts/check-api-document.ts'],
    concerns: /^src\/(?:api|blocks|content|server)\//,
  },
];

/** The command to run; undefined where no changed file concerns it. */
function planCheck({ command, concerns, takesFiles }: Check): readonly string[] | undefined {
  if (changed === undefined) return command;
  const files = changed.filter((file) => concerns.test(file));
  if (files.length === 0) return undefined;
  if (!takesFiles) return command;
  const existing = files.filter((file) => existsSync(join(root, file)));
  return existing.length === 0 ? undefined : [...command.slice(0, -1), ...existing];
}

const failed = checks.flatMap((check) => {
  const [command = '', ...args] = planCheck(check) ?? [];
  if (command === '') return [];
  console.log(`\n› ${check.command.join(' ')}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  return status === 0 ? [] : [check.command.join(' ')];
});
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exit(1);
}

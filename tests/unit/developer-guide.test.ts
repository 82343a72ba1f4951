import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../scripts/lib/build-if-needed.ts';
import { copyCheckout } from '../../scripts/lib/copy-checkout.ts';
import { isLongRun } from '../support/long-run.ts';
import { changed, type Step, stepsOf } from '../support/walk-of-guide.ts';

const guide = readFileSync(join(root, 'docs/guide-developer.md'), 'utf8');
/** Every heading with something to do below it. */
const walks = [...guide.matchAll(/^## (.+)$/gm)]
  .map(([, heading = '']) => heading)
  .filter((heading) => stepsOf(guide, heading).length > 0);
const steps = walks.flatMap((walk) => stepsOf(guide, walk));

const touched = [...new Set(steps.flatMap((step) => (step.kind === 'command' ? [] : [step.file])))];
const tests = [
  ...touched.filter((file) => /\.test\.tsx?$/.test(file)),
  // What every store has to do, and every block: of one that is as new, new-block.test.ts asks it each time.
  ...['src/server/media/store/media-store.test.ts', 'src/server/storage/migrate.test.ts'],
  ...(isLongRun ? ['src/blocks/registry.test.tsx'] : []),
];
/** The stores that there are already have their turn elsewhere. */
const notOfOthers = '^(?!files, on a )';

/** What is copied: all that can be changed by a walk, and what its tests run with. */
const parts = [
  ...['package.json', 'tsconfig.json', 'vitest.config.ts', 'biome.json', '.gitignore', 'scripts', 'src'],
  ...['tests/support', 'tests/fuzz', 'bench'],
];

/** A copy of the checkout, in which one walk is taken after the other. */
let copy = '';
beforeAll(() => {
  const isWanted = (path: string) => !path.includes('.test.') || tests.includes(path);
  copy = copyCheckout(parts, isWanted);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...args: string[]): { status: number | null; said: string } {
  const { NODE_OPTIONS: _options, ...environment } = process.env;
  const env = Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('VITEST')));
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1', TEST_DATABASE_URL: inject('postgresUrl') },
  });
  return { status, said: stdout + stderr };
}

function take(step: Step): void {
  if (step.kind === 'command') {
    const { status, said } = run('sh', '-c', step.command);
    expect(status, said).toBe(0);
    return;
  }
  const path = join(copy, step.file);
  if (step.kind === 'file') writeFileSync(path, step.text, { flag: 'wx' });
  else writeFileSync(path, changed(readFileSync(path, 'utf8'), step));
}

describe('the guide for developers', () => {
  it('walks through all that can be added', () => {
    expect(walks).toEqual(
      expect.arrayContaining([
        'A block',
        'A kind of field',
        'An endpoint',
        'A migration',
        'A store of files',
        'A design token',
      ]),
    );
  });

  it.each(walks)('%s: each step of it can be taken', (walk) => {
    const own = stepsOf(guide, walk);
    expect(own.length).toBeGreaterThan(2);
    for (const step of own) take(step);
  });

  it('what came of it is as everything else is written', () => {
    const { status, said } = run('node_modules/.bin/biome', isLongRun ? 'check' : 'format', ...touched);
    expect(status, said).toBe(0);
  });

  // Each is one that the run has already had, of a store and of a block like the others: they take as long as a twentieth of it.
  it.runIf(isLongRun)('and does what the walks say: the tests that they end with pass', () => {
    const { status, said } = run(
      'node_modules/.bin/vitest',
      'run',
      // Those of preact are listed by name in the copy as well, and are about nothing of it.
      '--project=!preact',
      '-t',
      notOfOthers,
      ...tests,
    );
    expect(status, said).toBe(0);
    expect(said).toMatch(new RegExp(`Test Files.* ${tests.length} passed`));
  });

  it.runIf(isLongRun)('and compiles', () => {
    const options = { extends: './tsconfig.json', include: ['src', 'tests/support'] };
    writeFileSync(join(copy, 'tsconfig.walk.json'), JSON.stringify(options));
    const { status, said } = run('node_modules/.bin/tsc', '-p', 'tsconfig.walk.json', '--pretty', 'false');
    expect(status, said).toBe(0);
  });
});

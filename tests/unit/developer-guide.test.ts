import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findFreePort } from '#server/backup/find-free-port.ts';
import { buildSiteEnvironment, startArguments, waitUntilAnswers } from '../../bench/servers.ts';
import { root } from '../../scripts/lib/build-if-needed.ts';
import { copyCheckout } from '../../scripts/lib/copy-checkout.ts';
import { applyChange, listSteps, type Step } from '../support/guide-steps.ts';
import { isLongRun } from '../support/long-run.ts';

const guide = readFileSync(join(root, 'docs/guide-developer.md'), 'utf8');
/** Headings with steps below them. */
const walks = [...guide.matchAll(/^## (.+)$/gm)]
  .map(([, heading = '']) => heading)
  .filter((heading) => listSteps(guide, heading).length > 0);
const steps = walks.flatMap((walk) => listSteps(guide, walk));

const touched = [...new Set(steps.flatMap((step) => (step.kind === 'command' ? [] : [step.file])))];
const tests = [
  ...touched.filter((file) => /\.test\.tsx?$/.test(file)),
  // Tests that apply to every store and block. The ones of blocks run only in the long run, because
  // new-block.test.ts tests a new block in every run.
  ...['src/server/media/store/media-store.test.ts', 'src/server/storage/migrate.test.ts'],
  ...(isLongRun ? ['src/blocks/registry.test.tsx'] : []),
];
/** Excludes the tests of the existing stores, which run elsewhere. */
const notOfOthers = '^(?!a media store, on a )';

/** Paths that are copied: everything that a walk can change, and everything that its tests need. */
const parts = [
  ...['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'biome.json', '.gitignore'],
  ...['scripts', 'src', 'demo', 'tests/support', 'tests/fuzz', 'bench'],
  // Files that the build has already compressed are not compressed again.
  ...['dist/assets'].filter((part) => existsSync(join(root, part))),
];

/** A copy of the checkout, in which the walks run one after another. */
let copy = '';
beforeAll(() => {
  // Other tests run elsewhere.
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
  mkdirSync(dirname(path), { recursive: true });
  if (step.kind === 'file') writeFileSync(path, step.text, { flag: 'wx' });
  else writeFileSync(path, applyChange(readFileSync(path, 'utf8'), step));
}

function readScripts(folder: string): string {
  const files = readdirSync(join(copy, folder)).filter((file) => file.endsWith('.js'));
  return files.map((file) => readFileSync(join(copy, folder, file), 'utf8')).join('');
}

describe('the developer guide', () => {
  it('covers everything that can be added', () => {
    expect(walks).toEqual(
      expect.arrayContaining([
        "A studio's own code",
        'A block',
        'An image in a block',
        'A kind of field',
        'An endpoint',
        'A resource',
        'A migration',
        'A field of a page',
        'A store of files',
        'A design token',
      ]),
    );
  });

  it.each(walks)('has working steps for: %s', (walk) => {
    const own = listSteps(guide, walk);
    expect(own.length).toBeGreaterThan(2);
    for (const step of own) take(step);
  });

  it('produces correctly formatted code', () => {
    const { status, said } = run('node_modules/.bin/biome', isLongRun ? 'check' : 'format', ...touched);
    expect(status, said).toBe(0);
  });

  // The run has already tested a store and a block like these. The tests take a twentieth of its time.
  it.runIf(isLongRun)(
    'produces code whose tests pass',
    {
      timeout: 600_000,
    },
    () => {
      const { status, said } = run(
        'node_modules/.bin/vitest',
        'run',
        // The tests with preact are listed by name in the copy as well, but do not concern the walks.
        '--project=!preact',
        '-t',
        notOfOthers,
        ...tests,
      );
      expect(status, said).toBe(0);
      expect(said).toMatch(new RegExp(`Test Files.* ${tests.length} passed`));
    },
  );

  it('produces a site that builds and shows the code in studio/', {
    timeout: 240_000,
  }, async () => {
    const port = await findFreePort();
    const env = buildSiteEnvironment(join(copy, 'data'), port);
    const origin = env.PUBLIC_URL ?? '';
    const site = spawn(process.execPath, startArguments, {
      cwd: copy,
      env: { ...process.env, ...env, SEED: 'studio', VITEST: '' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaints = '';
    site.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    try {
      await waitUntilAnswers(`${origin}/healthz`, () => site.exitCode !== null).catch(() =>
        expect.fail(complaints),
      );
      const page = await (await fetch(`${origin}/voices`)).text();
      expect(page).toMatch(/<blockquote[^>]*>It just works<\/blockquote><figcaption[^>]*>Noor/);
      expect(page).toContain('.quote figcaption');
      expect(page).toContain('Meteen naar het werk');
      expect(page).not.toContain('Naar de inhoud');
    } finally {
      site.kill();
      if (site.exitCode === null) await once(site, 'exit');
    }
    const editor = readScripts('dist/client/assets/studio');
    for (const label of ['Quote', 'Introduction in two columns', 'Night shift'])
      expect(editor).toContain(label);
    const visitors = readScripts('dist/visitor/assets');
    expect(visitors.includes('Vooruit maar')).toBe(true);
    // Texts that no script uses are in none of them.
    expect(visitors.includes('Besloten pagina')).toBe(false);
  });

  it.runIf(isLongRun)('produces code that compiles', () => {
    const options = { extends: './tsconfig.json', include: ['src', 'studio', 'tests/support'] };
    writeFileSync(join(copy, 'tsconfig.walk.json'), JSON.stringify(options));
    const { status, said } = run('node_modules/.bin/tsc', '-p', 'tsconfig.walk.json', '--pretty', 'false');
    expect(status, said).toBe(0);
  });
});

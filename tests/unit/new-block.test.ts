import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/build-if-needed.ts';
import { copyCheckout } from '../../scripts/lib/copy-checkout.ts';
import { findStaleLists } from '../../scripts/lib/product-lists.ts';
import { isLongRun } from '../support/long-run.ts';

/** Paths of which blocks are made, and with which they are rendered. */
const parts = [
  ...['package.json', 'biome.json', 'tsconfig.json', '.gitignore', 'scripts'],
  ...['src/blocks', 'src/content', 'src/i18n', 'src/ui', 'src/tokens', 'tests/support'],
  // The other lists that `npm run lists` writes, and the files that they name.
  ...['src/api/endpoints', 'src/api/endpoint-groups.ts'],
  ...['src/server/storage/migrations', 'src/server/storage/migrations.ts', 'src/admin'],
];

/**
 * A copy of the checkout, in which this test begins the walk of docs/guide-developer.md.
 * developer-guide.test.ts takes the whole walk.
 */
let copy = '';

beforeAll(() => {
  copy = copyCheckout(parts);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...args: string[]): { status: number | null; said: string } {
  const { NODE_OPTIONS: _options, ...environment } = process.env;
  const env = Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('VITEST')));
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', env });
  return { status, said: stdout + stderr };
}

const newBlock = (...args: string[]) => run('node', 'scripts/new-block.ts', ...args);
const inCopy = (file: string) => join(copy, file);

function change(file: string, from: string, to: string): void {
  const text = readFileSync(inCopy(file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(inCopy(file), text.replace(from, to));
}

/** Compiles the blocks and the test of the new one. Returns a line for each error. */
function listTypeErrors(): string[] {
  const options = {
    extends: './tsconfig.json',
    include: ['src/blocks/**/*', 'src/ui/*.d.ts', '.cache/studio/*'],
    exclude: ['**/*.test.*'],
    files: ['studio/blocks/quote/quote.test.tsx'],
  };
  writeFileSync(join(copy, 'tsconfig.blocks.json'), JSON.stringify(options));
  const { said } = run('node_modules/.bin/tsc', '-p', 'tsconfig.blocks.json', '--pretty', 'false');
  return said.split('\n').filter((line) => /^\S/.test(line));
}

it('the generated lists are up to date', async () => {
  expect((await findStaleLists(root)).map(({ file }) => file)).toEqual([]);
});

describe('a new block', () => {
  const [, walk = ''] = readFileSync(join(root, 'docs/guide-developer.md'), 'utf8').split('\n## A block\n');
  const name = /^ *npm run new:block ([\w-]+)$/m.exec(walk)?.[1] ?? '';

  it('is created by the command in the guide and added to the lists', async () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['new:block']).toContain('node scripts/new-block.ts');
    expect(scripts.lists).toContain('node scripts/make-lists.ts');

    const { status, said } = newBlock(name);
    expect(status, said).toBe(0);
    expect(said.trim().split('\n')).toHaveLength(2);
    const made = walk.split('2. ')[0]?.matchAll(/`(quote\.[\w.]+)`/g) ?? [];
    const files = [...made].map(([, file]) => file ?? '');
    expect(files).toHaveLength(4);
    for (const file of files)
      expect(readFileSync(inCopy(`studio/blocks/${name}/${file}`), 'utf8')).not.toBe('');
    const lists = readdirSync(inCopy('.cache/studio'));
    const naming = lists.filter((list) =>
      readFileSync(inCopy(`.cache/studio/${list}`), 'utf8').includes(name),
    );
    expect(naming.toSorted()).toEqual(['definitions.ts', 'styles.ts', 'views.ts']);
    expect(await findStaleLists(copy)).toEqual([]);
  });

  // developer-guide.test.ts takes the same walk in every run.
  it.runIf(isLongRun)('passes its own tests and those of every block', () => {
    const include = [`studio/blocks/${name}/*.test.tsx`, 'src/blocks/registry.test.tsx'];
    writeFileSync(
      join(copy, 'vitest.config.ts'),
      `export default { test: { css: true, include: ${JSON.stringify(include)}, testTimeout: 90_000 } };`,
    );
    const { status, said } = run('node_modules/.bin/vitest', 'run', '-t', `^${name}|^Quote`);
    expect(status, said).toBe(0);
    expect(said).toMatch(/Test Files.*2 passed/);
  });

  it('passes the formatter and the compiler', () => {
    const { status, said } = run(
      'node_modules/.bin/biome',
      ...['check', `studio/blocks/${name}`, 'src/blocks/definitions.ts', 'src/blocks/views.ts'],
      ...['src/blocks/styles.ts', 'src/blocks/island-names.ts'],
    );
    expect(status, said).toBe(0);
    expect(listTypeErrors()).toEqual([]);
  });

  it.each([
    [[], 'Name the new block'],
    [['Pull Quote'], 'is not a valid block name'],
    [['../quote'], 'is not a valid block name'],
    [['divider'], 'The folder src/blocks/divider already exists'],
    [['quote'], 'The folder studio/blocks/quote already exists'],
    [['viewport'], 'has another meaning'],
  ])('is rejected with an explanation for the arguments %j', (args, sentence) => {
    const { status, said } = newBlock(...args);
    expect(status).toBe(1);
    expect(said).toContain(sentence);
  });

  it('can be added to the product, and the lists check fails if one of its files is missing', async () => {
    const { status: made, said: telling } = newBlock('--product', 'plain-quote');
    expect(made, telling).toBe(0);
    expect(await findStaleLists(copy)).toEqual([]);
    appendFileSync(inCopy('src/blocks/views.ts'), '// by hand\n');
    rmSync(inCopy('src/blocks/plain-quote/plain-quote.css'));
    const { status, said } = run('node', 'scripts/check-lists.ts');
    expect(status).toBe(1);
    expect(said).toContain('src/blocks/views.ts, src/blocks/styles.ts');
    expect(said).toContain('npm run lists');
  });

  it.runIf(isLongRun)('does not compile without its view, or with an unknown icon or island', () => {
    for (const wrong of ['lost', 'odd']) expect(newBlock(wrong).status).toBe(0);
    rmSync(inCopy('studio/blocks/lost/lost.view.tsx'));
    change('studio/blocks/odd/odd.block.ts', "'box'", "'gramophone'");
    change('src/blocks/code/code.view.tsx', 'name="code"', 'name="quote"');
    expect(run('node', 'scripts/make-lists.ts').status).toBe(0);
    expect(
      listTypeErrors()
        .map((line) => line.replace(/\(\d+,\d+\): error TS\d+/, ''))
        .toSorted(),
    ).toEqual([
      expect.stringMatching(
        /^\.cache\/studio\/views\.ts: Cannot find module '#studio\/blocks\/lost\/lost\.view/,
      ),
      expect.stringMatching(/^src\/blocks\/code\/code\.view\.tsx: Type '"quote"' is not assignable to type/),
      expect.stringMatching(
        /^studio\/blocks\/odd\/odd\.block\.ts: Type '"gramophone"' is not assignable to type/,
      ),
    ]);
  });

  it('of a studio is rejected if the product has a block with that name', () => {
    mkdirSync(inCopy('studio/blocks/divider'));
    writeFileSync(inCopy('studio/blocks/divider/divider.block.ts'), '');
    const { status, said } = run('node', 'scripts/make-studio-lists.ts');
    expect(status).toBe(1);
    expect(said).toContain('Vitrine already has a block "divider".');
  });
});

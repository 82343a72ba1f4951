import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/build-if-needed.ts';
import { copyCheckout } from '../../scripts/lib/copy-checkout.ts';

/** The zones that know languages as data. */
const zones = ['content', 'document', 'api', 'preview', 'ui', 'blocks', 'writing', 'site'];

/** What they import beside each other, and which says nothing to visitors. */
const imported = ['tokens'];

/** Modules that are copy, whole or in part: words, starter content, and what a new site is called. */
const copyModules = [
  /(^|[-/])words\.ts$/,
  /\.(block|sections)\.ts$/,
  /^src\/content\/language\/known-languages\.ts$/,
  /^src\/api\/(access|draft)-messages\.ts$/,
  /^src\/api\/schemas\/settings\.ts$/,
  // Hands a page's language to the samples of the design system, which have their own list of words.
  /^src\/blocks\/component-sample\/component-sample\.view\.tsx$/,
];
const isCopy = (file: string) => copyModules.some((pattern) => pattern.test(file));

describe('a language that has no copy yet', () => {
  let copy = '';
  let missing: string[] = [];

  beforeAll(() => {
    const parts = [...zones, ...imported].map((zone) => `src/${zone}`);
    copy = copyCheckout(['package.json', 'tsconfig.json', ...parts]);
    const known = join(copy, 'src/content/language/known-languages.ts');
    const source = readFileSync(known, 'utf8');
    const added = source.replace(/(export const languages = \[.*)\] as const/, "$1, 'de'] as const");
    expect(added).not.toBe(source);
    writeFileSync(known, added);
    missing = filesThatDoNotCompile(copy);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('is missed by every module of words', () => {
    const tables = sources().filter((file) => /(^|[-/])words\.ts$/.test(file));
    expect(tables.length).toBeGreaterThan(7);
    expect(tables.filter((file) => !missing.includes(file))).toEqual([]);
  });

  it('is missed by the starter words of blocks', () => {
    const starters = sources().filter(
      (file) => file.endsWith('.block.ts') && /satisfies Copy|: Copy\b/.test(read(file)),
    );
    expect(starters.length).toBeGreaterThan(10);
    expect(starters.filter((file) => !missing.includes(file))).toEqual([]);
  });

  it('is missed by copy alone', () => {
    expect(missing.filter((file) => !isCopy(file))).toEqual([]);
  });
});

/** What says a code itself, and why. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['src/content/language/known-languages.ts', 'the list'],
  ['src/blocks/sections/section.ts', 'search terms of the editor, which were asked for in these two'],
  ['src/blocks/card/presentation-dialog.ts', 'specified English sentences, in a script that carries no list'],
  ['src/blocks/component-sample/component-sample.island.tsx', 'a specified English sentence, likewise'],
]);

it('no other module names a language', () => {
  const code = /(['"`])(?:nl|en)\1|(?<!@)\b\w+\.(?:nl|en)\b|['"`/^]\/en\b/;
  const naming = sources().filter((file) => code.test(withoutComments(read(file))));
  expect(naming.filter((file) => !exceptions.has(file))).toEqual([]);
  expect([...exceptions.keys()].filter((file) => !naming.includes(file))).toEqual([]);
});

function sources(): string[] {
  return zones
    .flatMap((zone) =>
      readdirSync(join(root, 'src', zone), { recursive: true, encoding: 'utf8' }).map(
        (file) => `src/${zone}/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file));
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
}

function filesThatDoNotCompile(directory: string): string[] {
  const options = {
    extends: './tsconfig.json',
    include: ['src'],
    exclude: ['**/*.test.*', '**/*.fixture.*'],
  };
  writeFileSync(join(directory, 'tsconfig.zones.json'), JSON.stringify(options));
  const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', 'tsconfig.zones.json', '--pretty', 'false'], {
    cwd: directory,
    encoding: 'utf8',
  });
  return [...new Set([...stdout.matchAll(/^(src\/[^(]+)\(/gm)].map(([, file = '']) => file))];
}

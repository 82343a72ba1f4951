import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/build-if-needed.ts';
import { copyCheckout } from '../../scripts/lib/copy-checkout.ts';
import { writeStudioLists } from '../../scripts/lib/studio-lists.ts';
import { isLongRun } from '../support/long-run.ts';

/** The zones that know languages as data. */
const zones = ['content', 'i18n', 'document', 'api', 'preview', 'ui', 'blocks', 'writing', 'site'];
/** Compiling everything takes half a minute, so the everyday run leaves out the editor and the server. */
const compiled = isLongRun ? ['src'] : [...zones, 'tokens'].map((zone) => `src/${zone}`);

/** Modules of words: a language's facts, the site's words, and the placeholder words of blocks and sections. */
const wordModules = [
  /^src\/content\/language\/known-languages\.ts$/,
  /^src\/i18n\//,
  /^src\/blocks\/.*\.(block|sections)\.ts$/,
];
const isWords = (file: string) => wordModules.some((pattern) => pattern.test(file));
/** Starting content has its own translations. */
const isStartingContent = (file: string) => file.startsWith('src/seed/');

describe('a language without texts', () => {
  let copy = '';
  let missing: string[] = [];

  beforeAll(() => {
    copy = copyCheckout(['package.json', 'tsconfig.json', ...compiled]);
    writeStudioLists(copy);
    const known = join(copy, 'src/content/language/known-languages.ts');
    const source = readFileSync(known, 'utf8');
    const added = source.replace(/(export const languages = \[.*)\] as const/, "$1, 'de'] as const");
    expect(added).not.toBe(source);
    writeFileSync(known, added);
    missing = listFilesWithErrors(copy).filter((file) => !isStartingContent(file));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('causes type errors in at most 20 files, all of them with copy', () => {
    expect(missing).toContain('src/i18n/site-words.ts');
    expect(missing.filter((file) => !isWords(file))).toEqual([]);
    expect(missing.length).toBeLessThanOrEqual(20);
  });

  it('causes type errors in the placeholder texts of blocks', () => {
    const starters = listSources().filter(
      (file) => file.endsWith('.block.ts') && /satisfies Copy|: Copy\b/.test(read(file)),
    );
    expect(starters.length).toBeGreaterThan(10);
    expect(starters.filter((file) => !missing.includes(file))).toEqual([]);
  });
});

/** Modules that may contain a language's code, with the reason. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['src/content/language/known-languages.ts', 'the list'],
  ['src/i18n/nl.ts', 'the language in which samples speak'],
  ['src/i18n/en.ts', 'likewise'],
  ['src/blocks/sections/section.ts', 'search terms of the editor, which were asked for in these two'],
  ['src/blocks/card/presentation-dialog.ts', 'specified English sentences, in a script that carries no list'],
  ['src/blocks/component-sample/component-sample.island.tsx', 'a specified English sentence, likewise'],
]);

it('no other module mentions a language code', () => {
  const code = /(['"`])(?:nl|en)\1|(?<!@)\b\w+\.(?:nl|en)\b|['"`/^]\/en\b/;
  const naming = listSources().filter((file) => code.test(withoutComments(read(file))));
  expect(naming.filter((file) => !exceptions.has(file))).toEqual([]);
  expect([...exceptions.keys()].filter((file) => !naming.includes(file))).toEqual([]);
});

function listSources(): string[] {
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

function listFilesWithErrors(directory: string): string[] {
  const options = {
    extends: './tsconfig.json',
    include: ['src'],
    exclude: ['**/*.test.*', '**/*.fixture.*'],
  };
  writeFileSync(join(directory, 'tsconfig.sources.json'), JSON.stringify(options));
  const { stdout } = spawnSync(
    'node_modules/.bin/tsc',
    ['-p', 'tsconfig.sources.json', '--pretty', 'false'],
    {
      cwd: directory,
      encoding: 'utf8',
    },
  );
  return [...new Set([...stdout.matchAll(/^(src\/[^(]+)\(/gm)].map(([, file = '']) => file))];
}

import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { planChecks } from '../../scripts/lib/plan-checks.ts';

const isThere = () => true;
const all = planChecks(undefined, isThere).map(({ name }) => name);

/** Lists the checks for one changed file, by the script or program that they run. */
function listChecks(file: string): string[] {
  return planChecks([file], isThere).map(({ command: [program = '', script = ''] }) =>
    program === 'node' ? script.replace(/^scripts\/check-|\.ts$/g, '') : program,
  );
}

it.each([
  ['docs/operations.md', ['biome']],
  ['tests/unit/docs.test.ts', ['biome', 'tsc', 'knip']],
  ['src/ui/button/button.css', ['biome', 'tokens']],
  ['src/blocks/card/card.css', ['lists', 'biome', 'tokens']],
  ['src/admin/words.ts', ['biome', 'tsc', 'zones', 'knip', 'structure', 'wording', 'tokens']],
  [
    'src/api/schemas/settings.ts',
    ['biome', 'tsc', 'zones', 'knip', 'structure', 'wording', 'tokens', 'api-document'],
  ],
  ['demo/pages/cases.ts', ['biome', 'tsc', 'knip', 'npm']],
  ['scripts/start.mjs', ['biome', 'knip']],
  ['scripts/dev.ts', ['biome', 'tsc', 'knip']],
  ['scripts/check-lists.ts', ['lists', 'biome', 'tsc', 'knip']],
  ['scripts/check-zones.ts', ['biome', 'tsc', 'zones', 'knip']],
  ['scripts/check-structure.ts', ['biome', 'tsc', 'knip', 'structure']],
  ['scripts/check-wording.ts', ['biome', 'tsc', 'knip', 'wording']],
  ['scripts/check-tokens.ts', ['biome', 'tsc', 'knip', 'tokens']],
  ['scripts/check-api-document.ts', ['biome', 'tsc', 'knip', 'api-document']],
])('a change of %s runs %j', (file, expected) => {
  expect(listChecks(file)).toEqual(expected);
});

it('a change in any zone that the server imports runs the API document check', () => {
  const zones = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const checked = zones
    .map(({ name }) => name)
    .filter((zone) => listChecks(`src/${zone}/x.ts`).includes('api-document'));
  expect(checked).toEqual(zones.map(({ name }) => name).filter((zone) => zone !== 'admin'));
});

it.each(readdirSync('scripts/lib').map((file) => `scripts/lib/${file}`))(
  'a change of the shared file %s runs every check',
  (file) => {
    expect(planChecks([file], isThere).map(({ name }) => name)).toEqual(all);
  },
);

it.each(['biome.json', 'package-lock.json', 'tsconfig.json', 'scripts/check.ts'])(
  'a change of %s runs every check on every file',
  (file) => {
    expect(planChecks(['README.md', file], isThere)).toEqual(planChecks(undefined, isThere));
  },
);

it('a check that accepts files gets only the changed ones, without deleted files', () => {
  const changed = ['README.md', 'src/content/deleted.css', 'docs/operations.md'];
  const planned = planChecks(changed, (file) => !file.includes('deleted'));
  expect(planned.map(({ command }) => command)).toEqual([
    ['biome', 'check', '--no-errors-on-unmatched', 'README.md', 'docs/operations.md'],
    ['node', 'scripts/check-tokens.ts'],
  ]);
  expect(planChecks(['deleted.md'], () => false)).toEqual([]);
});

it('no check runs if nothing changed', () => {
  expect(planChecks([], isThere)).toEqual([]);
});

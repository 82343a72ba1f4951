import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/build-if-needed.ts';

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
/** One row may list several requirements of the standard with the same verdict. */
const lines = [
  ...page.matchAll(/^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \| (.+?) \| (.*?) \| (.*?) \|$/gm),
].flatMap(([, numbers = '', verdict = '', how = '', test = '']) =>
  numbers.split(', ').map((number) => ({ number, verdict, how, test })),
);
/** Number of requirements of levels 1 and 2 in each chapter of version 5.0.0. */
const inChapter = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

describe('docs/security.md', () => {
  it('lists every requirement of the standard once, with its verdict and explanation', () => {
    const found = inChapter.map(
      (_, index) => lines.filter(({ number }) => number.startsWith(`${index + 1}.`)).length,
    );
    expect(found).toEqual(inChapter);
    expect(new Set(lines.map(({ number }) => number)).size).toBe(lines.length);
    const verdicts = ['met', 'in part', 'not applicable', '**not met**'];
    for (const { number, verdict, how } of lines) {
      expect(verdicts, number).toContain(verdict);
      expect(how.length, number).toBeGreaterThan(2);
    }
  });

  it('states the right number of requirements for each verdict', () => {
    const count = (verdict: string) => lines.filter((line) => line.verdict === verdict).length;
    expect(page).toContain(
      `Of ${lines.length} lines ${count('met')} are met, ${count('in part')} in part, ${count('not applicable')} not applicable and ${count('**not met**')} not met.`,
    );
  });

  it('names existing tests', () => {
    const named = [...page.matchAll(/`((?:src|tests)\/[\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(
      ([, file = '']) => file,
    );
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

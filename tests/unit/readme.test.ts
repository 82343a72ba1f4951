import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documentTypeNames, mediaTypeNames, phoneTypeNames } from '#content/media-types.ts';
import { standardLimits } from '#server/media/upload-limits.ts';

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const [, kinds = ''] = /^\| Kind \| Files \| Limit \|\n(.*?)\n\n/ms.exec(readme) ?? [];

it('the README names every kind of file that the library takes', () => {
  const names = [mediaTypeNames, phoneTypeNames, documentTypeNames].flatMap((all) => Object.values(all));
  expect(names.filter((name) => !kinds.includes(name))).toEqual([]);
});

it('and the limit of each', () => {
  const limits = Object.keys(standardLimits).map((kind) => `LIMIT_${kind.toUpperCase()}_MB`);
  expect([...kinds.matchAll(/LIMIT_\w+_MB/g)].map(([name]) => name)).toEqual(limits);
});

import { expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { formatPath, readPath } from './issue.ts';

it('readPath parses a path as formatPath wrote it', () => {
  const name = fc.stringMatching(/^[a-z][A-Za-z0-9]{0,8}$/);
  const path = fc
    .tuple(name, fc.array(fc.oneof(name, fc.nat(30))))
    .map(([first, rest]) => [first, ...rest] as (string | number)[]);
  fc.assert(
    fc.property(path, (parts) => {
      expect(readPath(formatPath(parts))).toEqual(parts);
    }),
  );
  expect(readPath('')).toEqual([]);
  expect(readPath('rows[0].columns[12].gap')).toEqual(['rows', 0, 'columns', 12, 'gap']);
});

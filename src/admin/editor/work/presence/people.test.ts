import { expect, test } from 'vitest';
import { fc } from '../../../../../tests/support/properties.ts';
import { formatInitials, listCollaborators } from './people.ts';

const window = (userId: string, tab: string, blockId: string | null = null) => ({
  userId,
  tab,
  name: userId,
  blockId,
});

test('several windows of one person count once, with all their blocks, and your own are left out', () => {
  const people = listCollaborators(
    [window('sara', 'a', 'x'), window('me', 'b', 'y'), window('sara', 'c', 'z'), window('sara', 'd', 'x')],
    'me',
  );
  expect(people).toMatchObject([{ userId: 'sara', blockIds: ['x', 'z'] }]);
});

test('every viewer sees the same colours, and each person has their own while colours last', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(ids, fc.nat(), (users, turn) => {
      const windows = users.map((user, index) => window(user, `${index}`));
      const turned = [...windows.slice(turn % users.length), ...windows.slice(0, turn % users.length)];
      const listHues = (list: typeof windows) =>
        Object.fromEntries(listCollaborators(list, undefined).map(({ userId, hue }) => [userId, hue]));
      expect(listHues(turned)).toEqual(listHues(windows));
      expect(new Set(Object.values(listHues(windows))).size).toBe(users.length);
    }),
  );
});

test.each([
  ['Sara Jansen', 'SJ'],
  ['Sara van der Berg', 'SB'],
  ['sara', 'S'],
  ['  ', ''],
  ['😀 Lach', '😀L'],
])('the initials of %s are %s', (name, initials) => {
  expect(formatInitials(name)).toBe(initials);
});

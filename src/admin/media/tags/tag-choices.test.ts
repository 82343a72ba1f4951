import { expect, test } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { noMediaFilter } from '../media-filter.ts';
import { listTagChoices, listTagsByUse, withTagPressed } from './tag-choices.ts';

const file = (name: string, ...tags: string[]) =>
  ({ name, mimeType: 'image/jpeg', ...(tags.length > 0 && { tags }) }) as Media;
const files = [file('a', 'Kade', 'zee'), file('b', 'kade'), file('c', 'avond'), file('d')];
const offered = (tags: readonly string[], query = '') =>
  listTagChoices(files, { ...noMediaFilter, tags, query }).map(({ tag, count, isOn }) => [tag, count, isOn]);

test('tags are listed by use, once regardless of case, in the spelling of the first file', () => {
  expect(listTagsByUse(files)).toEqual([
    { tag: 'Kade', count: 2 },
    { tag: 'avond', count: 1 },
    { tag: 'zee', count: 1 },
  ]);
  expect(listTagsByUse([file('d')])).toEqual([]);
});

test('each tag shows how many files would match, combined with the other filters', () => {
  expect(offered([])).toEqual([
    ['Kade', 2, false],
    ['avond', 1, false],
    ['zee', 1, false],
  ]);
  expect(offered(['zee'])).toEqual([
    ['Kade', 1, false],
    ['avond', 0, false],
    ['zee', 1, true],
  ]);
  expect(offered(['KADE'], 'b')).toEqual([
    ['Kade', 1, true],
    ['avond', 0, false],
    ['zee', 0, false],
  ]);
});

test('twelve tags are offered, plus the selected ones, even if no file has them', () => {
  const many = Array.from({ length: 30 }, (_value, index) => file('x', `tag ${10 + index}`));
  const names = (...tags: string[]) => listTagChoices(many, { ...noMediaFilter, tags }).map(({ tag }) => tag);
  const first = many.slice(0, 12).flatMap(({ tags = [] }) => tags);
  expect(names()).toEqual(first);
  expect(names('tag 12', 'TAG 30', 'weg')).toEqual([...first, 'tag 30', 'weg']);
});

test('pressing a tag adds or removes it, regardless of case', () => {
  expect(withTagPressed(['zee'], 'Kade')).toEqual(['zee', 'Kade']);
  expect(withTagPressed(['zee', 'KADE'], 'Kade')).toEqual(['zee']);
});

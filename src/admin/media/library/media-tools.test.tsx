// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { libraryWords } from '../library-words.ts';
import { noMediaFilter, writeMediaFilter } from '../media-filter.ts';
import { MediaTools } from './media-tools.tsx';

afterEach(cleanup);

const file = (name: string, ...tags: string[]) => ({ name, mimeType: 'image/jpeg', tags }) as Media;

function Tools({ files }: { readonly files: readonly Media[] }) {
  const [filter, setFilter] = useState(noMediaFilter);
  return (
    <>
      <MediaTools files={files} filter={filter} setFilter={setFilter} />
      <output>{writeMediaFilter(filter).toString()}</output>
    </>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByRole('status').textContent;
const choices = () =>
  within(screen.getByRole('group', { name: libraryWords.tags.label }))
    .getAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);

test('tags can be combined, show the number of matching files, and are kept in the URL', () => {
  render(<Tools files={[file('a', 'kade', 'zee'), file('b', 'kade')]} />);
  press('zee 1');
  expect(choices()).toEqual([
    ['kade 1', 'false'],
    ['zee 1', 'true'],
  ]);
  press('kade 1');
  expect(address()).toBe('tag=zee&tag=kade');
  press('zee 1');
  expect(address()).toBe('tag=kade');
});

test('a media library without tags has no tag filter', () => {
  render(<Tools files={[file('a'), { name: 'b', mimeType: 'image/jpeg' } as Media]} />);
  expect(screen.getByRole('group', { name: 'Type' })).toBeDefined();
  expect(screen.queryByRole('group', { name: libraryWords.tags.label })).toBeNull();
});

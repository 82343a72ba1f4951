// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { list, media, number, slot, text, translatedText } from '#content/fields/kinds.ts';
import { openFields } from '../../../../../../tests/support/open-form.tsx';
import { readAnnouncement } from '../../../../../../tests/support/render-in-editor.tsx';

afterEach(cleanup);

const slides = list('Slides', { id: text('Id'), title: translatedText('Title') }, { itemLabel: 'Slide' });
const item = (id: string, title?: string) => ({ id, ...(title !== undefined && { title }) });

function open(...items: object[]) {
  const form = openFields({ slides }, { slides: items });
  const kept = () => (form.stored().slides as { id: string; title?: string }[] | undefined) ?? [];
  const names = () => [...document.querySelectorAll('.list__toggle')].map((toggle) => toggle.textContent);
  return { ...form, kept, names };
}

test('a new item is added at the end, with a unique id, and announced', () => {
  const { press, kept, steps } = open(item('a', 'One'));
  press('Add slide');
  press('Add slide');
  expect(kept().map(({ title }) => title)).toEqual(['One', undefined, undefined]);
  expect(new Set(kept().map(({ id }) => id)).size).toBe(3);
  expect(readAnnouncement()).toBe('Slide 3 added');
  expect(steps()).toEqual(['Change Slides', 'Change Slides']);
});

test('adding to a missing list creates it', () => {
  const { press, stored } = openFields({ slides });
  press('Add slide');
  expect(stored().slides).toHaveLength(1);
});

test('a removed item is restored by undo', () => {
  const { press, kept, editing } = open(item('a', 'One'), item('b', 'Two'), item('c', 'Three'));
  press('Remove Slide 2');
  expect(kept().map(({ id }) => id)).toEqual(['a', 'c']);
  expect(readAnnouncement()).toBe('Slide 2 removed');
  editing.undo();
  expect(kept().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('items move up and down, but not past the ends', () => {
  const { press, kept } = open(item('a'), item('b'), item('c'));
  press('Move Slide 3 up');
  expect(kept().map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  expect(readAnnouncement()).toBe('Slide moved to position 2');
  press('Move Slide 1 down');
  expect(kept().map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  for (const name of ['Move Slide 1 up', 'Move Slide 3 down']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
});

test('a single item has no move buttons', () => {
  open(item('a'));
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});

test('items start collapsed, named by their first text or their number, and can be expanded', () => {
  const { names, type, kept } = open(item('a', 'One'), item('b'));
  expect(names()).toEqual(['One', 'Slide 2']);
  expect(screen.queryByLabelText('Title')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Slide 2' }));
  type('Title', 'Two');
  expect(kept()).toEqual([item('a', 'One'), item('b', 'Two')]);
  expect(names()).toEqual(['One', 'Two']);
  fireEvent.click(screen.getByRole('button', { name: 'Two' }));
  expect(screen.queryByLabelText('Title')).toBeNull();
});

test('an expanded item stays expanded when it moves', () => {
  const { press } = open(item('a', 'One'), item('b', 'Two'));
  fireEvent.click(screen.getByRole('button', { name: 'One' }));
  press('Move Slide 1 down');
  expect(screen.getByRole('button', { name: 'One' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('button', { name: 'Two' }).getAttribute('aria-expanded')).toBe('false');
});

test('an item expands when its field is clicked in the page', () => {
  const { view } = open(item('a', 'One'), item('b', 'Two'));
  act(() => view.setState({ fieldRequest: { blockId: 'a', field: 'slides[1].title', focus: false } }));
  expect(screen.getByRole('button', { name: 'Two' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('button', { name: 'One' }).getAttribute('aria-expanded')).toBe('false');
});

test('items with a single value show their input directly', () => {
  const shares = list('Shares', number('Share', { default: 1 }), { itemLabel: 'Share' });
  const { press, stored, type } = openFields({ shares }, { shares: [2] });
  press('Add share');
  expect(stored().shares).toEqual([2, 1]);
  type('Share 2', '5');
  expect(stored().shares).toEqual([2, 5]);
  press('Remove Share 1');
  expect(stored().shares).toEqual([5]);
});

test('a stored value that is not a list shows no items, and adding one replaces it', () => {
  const { press, stored } = openFields(
    { columns: list('Columns', slot('Column'), { itemLabel: 'Column' }) },
    { columns: 'three' },
  );
  press('Add column');
  expect(stored().columns).toEqual([[]]);
});

test('an item with an image shows its thumbnail', () => {
  const pictures = list('Slides', { id: text('Id'), src: media('Image') }, { itemLabel: 'Slide' });
  openFields({ pictures }, { pictures: [{ id: 'x', src: '/media/a.jpg' }, { id: 'y' }] });
  const shown = [...document.querySelectorAll('.list__toggle')].map(
    (toggle) => toggle.querySelector('img')?.src,
  );
  expect(shown).toEqual([expect.stringContaining('/media/a.jpg'), undefined]);
});

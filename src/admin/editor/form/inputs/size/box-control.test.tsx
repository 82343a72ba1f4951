// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openBlockForm } from '../../../../../../tests/support/open-form.tsx';
import { words } from '../../../../words.ts';

afterEach(cleanup);

const sides = ['Top', 'Right', 'Bottom', 'Left'];

function card(stored: Record<string, unknown> = {}) {
  const form = openBlockForm('card', stored);
  fireEvent.click(screen.getByRole('tab', { name: words.tabs.style }));
  const paddings = () => sides.map((side) => form.stored()[`padding${side}`]);
  const link = () =>
    fireEvent.click(screen.getAllByRole('button', { name: /all sides$|per side$/ })[0] as HTMLElement);
  return { ...form, paddings, link };
}

test('one value for all sides is one undo step, however it is typed', () => {
  const { type, paddings, steps, editing } = card();
  type('Padding, all sides', '2');
  type('Padding, all sides', '24');
  expect(paddings()).toEqual(['24px', '24px', '24px', '24px']);
  expect(steps()).toEqual(['Change Padding']);
  editing.undo();
  expect(paddings()).toEqual([undefined, undefined, undefined, undefined]);
});

test('sides that differ are shown separately and edited separately', () => {
  const { type, paddings, steps } = card({ paddingTop: '1rem' });
  expect(screen.queryByLabelText('Padding, all sides')).toBeNull();
  type('Padding, Left', '3rem');
  expect(paddings()).toEqual(['1rem', undefined, undefined, '3rem']);
  expect(steps()).toEqual(['Change Padding, Left']);
});

test('linking and unlinking sides changes no values', () => {
  const { link, paddings, steps, type } = card({ paddingTop: '1rem' });
  link();
  const all = screen.getByLabelText<HTMLInputElement>('Padding, all sides');
  expect([all.value, all.placeholder]).toEqual(['', 'Mixed']);
  expect([paddings(), steps()]).toEqual([['1rem', undefined, undefined, undefined], []]);
  link();
  expect(screen.getByLabelText<HTMLInputElement>('Padding, Top').value).toBe('1rem');
  link();
  type('Padding, all sides', '2rem');
  expect(paddings()).toEqual(['2rem', '2rem', '2rem', '2rem']);
});

test('a side dragged in the page is updated immediately, and shown separately', () => {
  const { editing, type } = card({
    paddingTop: '20px',
    paddingRight: '20px',
    paddingBottom: '20px',
    paddingLeft: '20px',
  });
  act(() => editing.dragValues('a', [{ path: ['paddingTop'], value: '33px' }], 'Padding, top', 'one drag'));
  const shown = (side: string) => screen.getByLabelText<HTMLInputElement>(`Padding, ${side}`).value;
  expect(sides.map(shown)).toEqual(['33px', '20px', '20px', '20px']);
  // The box in use stays when all four values become equal.
  type('Padding, Top', '20px');
  expect(shown('Top')).toBe('20px');
});

test('all sides are reset together, as one undo step', () => {
  const { press, paddings, steps, editing } = card({ paddingTop: '1rem', paddingLeft: '2rem' });
  press('Reset Padding');
  expect(paddings()).toEqual([undefined, undefined, undefined, undefined]);
  expect(screen.queryByRole('button', { name: 'Reset Padding' })).toBeNull();
  editing.undo();
  expect([paddings(), steps()]).toEqual([['1rem', undefined, undefined, '2rem'], []]);
});

test('an invalid length shows an error, for all sides and for one', () => {
  const { type, paddings, link } = card();
  type('Padding, all sides', 'wide');
  expect(screen.getByRole('alert').textContent).toContain('Must be a length');
  link();
  type('Padding, Top', 'wider');
  expect(screen.getByRole('alert').textContent).toContain('Must be a length');
  expect(paddings()).toEqual([undefined, undefined, undefined, undefined]);
});

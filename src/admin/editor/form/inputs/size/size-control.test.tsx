// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openBlockForm } from '../../../../../../tests/support/open-form.tsx';
import { words } from '../../../../words.ts';

afterEach(cleanup);

function open(stored: Record<string, unknown> = {}) {
  const form = openBlockForm('card', stored);
  fireEvent.click(screen.getByRole('tab', { name: words.tabs.style }));
  const width = () => screen.getByLabelText<HTMLInputElement>('Width');
  const mode = () => screen.getByLabelText<HTMLSelectElement>('Width, resizing');
  return { ...form, width, mode };
}

test('typing a length makes the size fixed, and an empty field makes it automatic', () => {
  const { type, stored, mode, steps } = open();
  expect(mode().value).toBe('auto');
  type('Width', '320');
  expect(stored()).toMatchObject({ widthMode: 'fixed', width: '320px' });
  expect([mode().value, steps()]).toEqual(['fixed', ['Change Width']]);
  type('Width', '');
  expect([stored().width, stored().widthMode]).toEqual([undefined, undefined]);
});

test('fill and hug can be chosen or typed, and the length is kept for later', () => {
  const { mode, width, stored, type } = open({ widthMode: 'fixed', width: '320px' });
  fireEvent.change(mode(), { target: { value: 'hug' } });
  expect(stored()).toMatchObject({ widthMode: 'hug', width: '320px' });
  expect([width().value, width().placeholder]).toEqual(['', 'Fit']);
  type('Width', 'fill');
  expect(stored()).toMatchObject({ widthMode: 'fill', width: '320px' });
  fireEvent.change(mode(), { target: { value: 'fixed' } });
  expect(width().value).toBe('320px');
});

test('a size with a missing or unknown mode counts as fixed', () => {
  expect(open({ width: '50%' }).mode().value).toBe('fixed');
  cleanup();
  const strange = open({ width: '50%', widthMode: 'stretchy' });
  expect([strange.mode().value, strange.width().value]).toEqual(['fixed', '50%']);
  expect(strange.stored().widthMode).toBe('stretchy');
});

test('an invalid length shows an error and is not stored', () => {
  const { type, stored } = open({ width: '50%' });
  type('Width', 'wide');
  expect(screen.getByRole('alert').textContent).toMatch(/Must be a length/);
  expect(stored().width).toBe('50%');
});

test('width and height are reset together', () => {
  const { press, stored } = open({ widthMode: 'fill', heightMode: 'fixed', height: '4rem' });
  press('Reset Size');
  for (const name of ['widthMode', 'heightMode', 'height']) expect(stored()).not.toHaveProperty(name);
});

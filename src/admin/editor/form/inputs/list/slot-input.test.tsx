// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { slot } from '#content/fields/kinds.ts';
import { openFields } from '../../../../../../tests/support/open-form.tsx';
import { block } from '../../../../../../tests/support/sample-page.ts';
import { editWords } from '../../../work/edit-words.ts';

afterEach(cleanup);

const inside = slot('Inside');

test('the blocks inside are named by their content, and selected with a click', () => {
  const blocks = [block('t', 'text', { content: 'Hallo' }), block('d', 'divider'), block('x', 'nobody')];
  const { selected } = openFields({ inside }, { inside: blocks });
  const names = [...document.querySelectorAll('.slot__block')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Hallo', 'Divider', 'nobody']);
  fireEvent.click(screen.getByRole('button', { name: 'Hallo' }));
  expect(selected()).toEqual(['t']);
});

test('a block is added at the end of the slot', () => {
  const { press, view } = openFields({ inside }, { inside: [block('d', 'divider')] });
  press('Add to Inside');
  expect(view.getState().dialog).toEqual({ type: 'insert', at: { parent: 'a', slot: ['inside'], index: 1 } });
});

test('an empty slot says so, even if something else is stored', () => {
  openFields({ inside }, { inside: ['stray'] });
  expect(screen.getByText(editWords.slotEmpty)).toBeDefined();
});

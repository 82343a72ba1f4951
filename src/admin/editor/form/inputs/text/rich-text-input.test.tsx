// @vitest-environment jsdom
// @alone: is about what happens before a module is there
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { translatedText } from '#content/fields/kinds.ts';
import { openFields } from '../../../../../../tests/support/open-form.tsx';
import { chooseWritingMode } from './writing-mode.ts';

beforeAll(() => {
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
beforeEach(() => chooseWritingMode('rich'));
afterEach(cleanup);

const openForm = (content: string) =>
  openFields({ content: translatedText('Text', { format: 'markdown' }) }, { content });

// Must be the first test: afterwards the module is loaded.
test('text typed before the rich text editor is loaded is stored, and keeps its focus', async () => {
  const { stored } = openForm('een');
  const soon = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  expect(soon.getAttribute('aria-busy')).toBe('true');
  soon.focus();
  fireEvent.change(soon, { target: { value: 'een *zin*' } });
  await screen.findByRole('button', { name: 'Bulleted list' });
  expect(stored().content).toBe('een *zin*');
  const field = screen.getByRole('textbox', { name: 'Text' });
  expect(field.querySelector('em')?.textContent).toBe('zin');
  expect(document.activeElement).toBe(field);
});

async function open(content: string) {
  const form = openForm(content);
  const list = await screen.findByRole('button', { name: 'Bulleted list' });
  const field = () => screen.getByRole('textbox', { name: 'Text' });
  return { ...form, list, field };
}

test('formatting a text is stored, and undo restores it', async () => {
  const { list, field, stored, editing } = await open('een *zin*');
  fireEvent.click(list);
  expect(stored().content).toBe('- een *zin*');
  expect(field().querySelector('li')?.textContent).toBe('een zin');
  expect(list.getAttribute('aria-pressed')).toBe('true');
  act(() => void editing.undo());
  expect(stored().content).toBe('een *zin*');
  expect(field().querySelector('li')).toBeNull();
  act(() => void editing.redo());
  expect(field().querySelector('li')?.textContent).toBe('een zin');
});

test('the quote button makes a quotation and removes it again', async () => {
  const { stored, press } = await open('Het loopt.');
  press('Quote');
  expect(stored().content).toBe('> Het loopt.');
  press('Quote');
  expect(stored().content).toBe('Het loopt.');
});

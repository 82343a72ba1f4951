// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { openBlockForm } from '../../../../tests/support/open-form.tsx';
import { definitions } from '../../../../tests/support/sample-page.ts';
import { words } from '../../words.ts';
import { createBlock } from '../work/create-block.ts';

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => undefined;
afterEach(cleanup);

const openForm = ({ id: _id, type, ...stored }: Block) => openBlockForm(type, stored);

test.each([...definitions.keys()])('the form of %s renders every tab of its fields', (type) => {
  const definition = definitions.get(type);
  if (!definition) throw new Error(type);
  openForm(createBlock(definitions, definition));
  for (const tab of screen.queryAllByRole('tab')) {
    fireEvent.click(tab);
    expect(screen.getByRole('tabpanel').childElementCount).toBeGreaterThan(0);
  }
});

test('a text is edited in the current language, and the other language is unchanged', async () => {
  const { stored, panes } = openForm({
    id: 'a',
    type: 'title',
    isMultiLanguage: true,
    content: { nl: 'Hallo' },
  });
  panes.active().store.setState({ language: 'en' });
  fireEvent.click(screen.getByRole('tab', { name: 'Content' }));
  const input = await screen.findByPlaceholderText('Hallo');
  fireEvent.change(input, { target: { value: 'Hello' } });
  expect(stored()?.content).toEqual({ nl: 'Hallo', en: 'Hello' });
});

test('linked sides are edited together and undone together', () => {
  const { stored, draft } = openForm({ id: 'a', type: 'card' });
  fireEvent.click(screen.getByRole('tab', { name: words.tabs.style }));
  fireEvent.change(screen.getByLabelText('Padding, all sides'), { target: { value: '20' } });
  expect(stored()).toMatchObject({
    paddingTop: '20px',
    paddingRight: '20px',
    paddingBottom: '20px',
    paddingLeft: '20px',
  });
  draft.undo();
  expect(stored()?.paddingTop).toBeUndefined();
});

test('an unknown block type is named', () => {
  openForm({ id: 'a', type: 'nobody' });
  expect(screen.getByText('Unknown block type: nobody')).toBeDefined();
});

const tab = (name: string) => screen.getByRole('tab', { name });

/** State after a field was clicked in the page. */
const asked = (field: string, focus = false) => ({ fieldRequest: { blockId: 'a', field, focus } });

test('a field clicked in the page is shown in its tab, and the request is cleared', async () => {
  const { view } = openForm({ id: 'a', type: 'card' });
  fireEvent.click(tab('Style'));
  act(() => view.setState(asked('content')));
  expect(tab('Content').getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(view.getState().fieldRequest).toBeUndefined());
  expect(document.activeElement).not.toBe(screen.getByRole('textbox', { name: 'Text' }));
});

test('a second click in the page focuses the field, even inside a collapsed item', async () => {
  const { view } = openForm({
    id: 'a',
    type: 'button',
    buttons: [
      { id: 'x', text: 'Een' },
      { id: 'y', text: 'Twee' },
    ],
  });
  act(() => view.setState(asked('buttons[1].text', true)));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Text')));
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('Twee');
});

test('a request for a field of another block is left to the form of that block', async () => {
  const { view } = openForm({ id: 'a', type: 'card' });
  fireEvent.click(tab('Style'));
  const request = { blockId: 'other', field: 'content', focus: true };
  act(() => view.setState({ fieldRequest: request }));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(view.getState().fieldRequest).toEqual(request);
  expect(tab('Style').getAttribute('aria-selected')).toBe('true');
});

test('the last open tab stays open for the next block that has it', () => {
  const text = { id: 'b', type: 'text', content: 'Hallo' };
  const { draft } = openBlockForm('card', {}, definitions, [text]);
  fireEvent.click(tab('Style'));
  act(() => draft.select('b'));
  expect(screen.queryByLabelText('Shadow')).toBeNull();
  expect(tab('Style').getAttribute('aria-selected')).toBe('true');
  fireEvent.click(tab('Content'));
  act(() => draft.select('a'));
  expect(tab('Content').getAttribute('aria-selected')).toBe('true');
});

test('a block of an older version is shown upgraded, and saved so once it is edited', () => {
  const { stored, steps, type } = openForm({ id: 'a', type: 'carousel', slides: [], width: 'filled' });
  fireEvent.click(tab('Style'));
  expect(screen.getByLabelText<HTMLSelectElement>('Width').value).toBe('container');
  expect([stored().width, steps()]).toEqual(['filled', []]);
  type('Gap', '8');
  expect(stored()).toMatchObject({ blockVersion: 2, width: '', widthMode: 'filled', slideGap: '8px' });
});

// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Block } from '#content/block.ts';
import { renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { definitions } from '../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { useSelected } from '../services/editor-context.ts';
import { newBlock } from '../work/new-block.ts';
import { BlockForm } from './block-form-view.tsx';

afterEach(cleanup);

function openForm(block: Block) {
  const editor = openTestEditor({ blocks: [block] });
  editor.draft.select(block.id);
  renderInEditor(editor, <SelectedForm />);
  return { ...editor, stored: () => editor.block(block.id) };
}

function SelectedForm() {
  const selected = useSelected();
  return selected && <BlockForm selected={selected} />;
}

test.each([...definitions.keys()])('the form of %s renders every tab of its fields', (type) => {
  const definition = definitions.get(type);
  if (!definition) throw new Error(type);
  openForm(newBlock(definitions, definition));
  for (const tab of screen.queryAllByRole('tab')) {
    fireEvent.click(tab);
    expect(screen.getByRole('tabpanel').childElementCount).toBeGreaterThan(0);
  }
});

test('a text is written in the language of the view, and the other language stays', async () => {
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

test('linked sides are written together and undone together', () => {
  const { stored, draft } = openForm({ id: 'a', type: 'card' });
  fireEvent.click(screen.getByRole('tab', { name: 'Style' }));
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

test('an unknown type is named and left alone', () => {
  openForm({ id: 'a', type: 'nobody' });
  expect(screen.getByText('Unknown block type: nobody')).toBeDefined();
});

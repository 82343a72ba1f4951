// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { selectBlocks } from '#document/selection.ts';
import { renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { panelWords } from '../../forms/panel-words.ts';
import { words } from '../../words.ts';
import { SharedForm } from './shared-form.tsx';

afterEach(cleanup);

const alfa: Block = {
  id: 'a',
  type: 'title',
  isMultiLanguage: true,
  content: { nl: 'Alfa', en: 'Alpha' },
  textAlignHorizontal: 'left',
  headingPaddingTop: '8px',
  textBackgroundEnabled: true,
};
const bravo: Block = {
  id: 'b',
  type: 'title',
  content: 'Bravo',
  textAlignHorizontal: 'right',
  headingPaddingTop: '8px',
};
const carla: Block = {
  id: 'c',
  type: 'subheading',
  content: { nl: 'Alfa' },
  textAlignHorizontal: 'left',
  shimmer: 1,
};

function open(...blocks: Block[]) {
  const editor = openTestEditor({ blocks });
  const ids = blocks.map(({ id }) => id);
  editor.draft.select(selectBlocks(editor.draft.store.getState().tree, ids));
  renderInEditor(editor, <SharedForm />);
  const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
  const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  return { ...editor, tab, input, all: () => ids.map((id) => editor.block(id)) };
}

test('shared values are shown, differing values are marked as mixed and left unchanged', () => {
  const { input, tab, all, steps } = open(alfa, bravo);
  expect([input('Text').value, input('Text').placeholder]).toEqual(['', 'Mixed']);
  tab('Style');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: words.sides.left }).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: words.sides.right }).checked).toBe(false);
  expect(screen.getAllByText(words.panel.mixed).length).toBeGreaterThan(0);
  for (const control of screen.getAllByRole('textbox')) {
    fireEvent.focus(control);
    fireEvent.blur(control);
  }
  expect([all(), steps()]).toEqual([[alfa, bravo], []]);
});

test('a change applies to all blocks, as one undo step', () => {
  const { tab, all, steps, editing } = open(alfa, bravo);
  tab('Style');
  fireEvent.click(screen.getByRole('radio', { name: 'Centre' }));
  expect(all().map((block) => block?.textAlignHorizontal)).toEqual(['center', 'center']);
  expect(steps()).toEqual(['Change Alignment']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Centre' }).checked).toBe(true);
  act(() => editing.undo());
  expect(all()).toEqual([alfa, bravo]);
});

test('text is edited in the current language, and each block keeps its other languages', () => {
  const { input, tab, all, panes, steps } = open(alfa, bravo);
  tab('Content');
  act(() => panes.active().store.setState({ language: 'en' }));
  fireEvent.change(input('Text'), { target: { value: 'Same' } });
  fireEvent.change(input('Text'), { target: { value: 'Same for all' } });
  expect(all().map((block) => block?.content)).toEqual([{ nl: 'Alfa', en: 'Same for all' }, 'Same for all']);
  expect([input('Text').value, steps()]).toEqual(['Same for all', ['Change Text']]);
});

test('blocks of different types show only their common fields, and unknown fields are kept', () => {
  const { input, tab, all } = open(alfa, carla);
  tab('Content');
  // Their Dutch texts are equal.
  expect(input('Text').value).toBe('Alfa');
  tab('Style');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: words.sides.left }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: words.sides.right }));
  expect(all()).toEqual([
    { ...alfa, textAlignHorizontal: 'right' },
    { ...carla, textAlignHorizontal: 'right' },
  ]);
});

test('sides that differ are marked as mixed, and one value for all sides replaces them', () => {
  const { tab, all, input } = open(alfa, { ...bravo, headingPaddingTop: '16px' });
  tab('Style');
  const linked = input('Heading padding, all sides');
  expect([linked.value, linked.placeholder]).toEqual(['', 'Mixed']);
  fireEvent.change(linked, { target: { value: '4px' } });
  expect(all().map((block) => [block?.headingPaddingTop, block?.headingPaddingLeft])).toEqual([
    ['4px', '4px'],
    ['4px', '4px'],
  ]);
});

test('a block of an unknown type shares no fields', () => {
  open(alfa, { id: 'u', type: 'nobody-knows', content: 'Alfa' });
  expect(screen.getByText(panelWords.nothingShared)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

const phone = (values: object) => ({ responsive: { mobile: values } });

test('on a phone, fields show inherited values as placeholders, or as mixed where blocks differ', () => {
  const sized = { ...bravo, headingPaddingTop: '8px', ...phone({ headingPaddingTop: '2px' }) };
  const { tab, panes, input } = open(alfa, sized, { ...bravo, id: 'd', ...phone({ size: 'large' }) });
  tab('Style');
  act(() => panes.showDevice('tablet'));
  fireEvent.click(screen.getByRole('button', { name: panelWords.unlink }));
  expect([input('Heading padding, Top').value, input('Heading padding, Top').placeholder]).toEqual([
    '',
    '8px',
  ]);
  act(() => panes.showDevice('mobile'));
  fireEvent.click(screen.getByRole('button', { name: panelWords.unlink }));
  expect(input('Heading padding, Top').placeholder).toBe('Mixed');
});

test('on a phone, a value is set for all blocks in one undo step and removed by reset', () => {
  const { tab, all, steps, panes, editing } = open({ ...alfa, ...phone({ size: 'large' }) }, bravo);
  tab('Style');
  act(() => panes.showDevice('mobile'));
  fireEvent.click(screen.getByRole('radio', { name: 'Centre' }));
  expect(all().map((block) => block?.responsive)).toEqual([
    { mobile: { size: 'large', textAlignHorizontal: 'center' } },
    { mobile: { textAlignHorizontal: 'center' } },
  ]);
  expect(all().map((block) => block?.textAlignHorizontal)).toEqual(['left', 'right']);
  expect(steps()).toEqual(['Change Alignment']);
  act(() => editing.undo());
  expect(all().map((block) => block?.responsive)).toEqual([{ mobile: { size: 'large' } }, undefined]);
  // One block has its own size on that device: a reset removes it from all blocks.
  fireEvent.click(screen.getByRole('button', { name: words.panel.reset('Size') }));
  expect(all().map((block) => block?.responsive)).toEqual([undefined, undefined]);
});

// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bringDialogs, renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { block } from '../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import type { CheckLine } from '../work/page-checks.ts';
import { Checklist } from './checklist.tsx';

beforeAll(bringDialogs);
afterEach(cleanup);

const text = block('text', 'text');
const line = (field: string, message: string, owner: CheckLine['block'] = text): CheckLine => ({
  block: owner,
  field,
  message,
});

function open(
  issues: CheckLine[],
  unwritten: CheckLine[] = [],
  publish?: () => void,
  undescribed: CheckLine[] = [],
) {
  const editor = openTestEditor();
  editor.draft.select('title');
  editor.view.setState({ panelOpen: false, area: 'page' });
  const close = vi.fn();
  renderInEditor(
    editor,
    <Checklist checks={{ issues, unwritten, undescribed }} publish={publish} close={close} />,
  );
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  return { ...editor, close, press };
}

test('a line leads to its block and puts the cursor into its field', () => {
  const { press, close, selected, view } = open([line('content', 'is too long')]);
  press(/is too long/);
  expect(close).toHaveBeenCalledOnce();
  expect(selected()).toEqual(['text']);
  expect(view.getState()).toMatchObject({
    panelOpen: true,
    area: 'properties',
    fieldRequest: { blockId: 'text', field: 'content', focus: true },
  });
});

test('a line about a block as a whole selects it, and one about the page selects none', () => {
  const { press, selected, view } = open([
    line('', 'is wrong'),
    { block: undefined, field: '', message: 'No title' },
  ]);
  press(/is wrong/);
  expect([selected(), view.getState().fieldRequest]).toEqual([['text'], undefined]);
  press(/No title/);
  expect(selected()).toEqual([]);
});

test('what is wrong refuses: there is no publishing without it', () => {
  open([line('content', 'is too long')], [line('alt', 'is still an example')]);
  expect(screen.getByRole('heading', { name: 'Not ready to publish' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Not everything is written yet' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Publish without them' })).toBeNull();
});

test('what is not written may be left out', () => {
  const publish = vi.fn();
  const { press, close } = open([], [line('content', 'is still an example')], publish);
  press('Publish without them');
  expect([close.mock.calls.length, publish.mock.calls.length]).toEqual([1, 1]);
});

test('who cancels publishes nothing', () => {
  const publish = vi.fn();
  const { press, close } = open([], [line('content', 'is still an example')], publish);
  press('Cancel');
  expect([close.mock.calls.length, publish.mock.calls.length]).toEqual([1, 0]);
});

test('who only looks can go back to work', () => {
  const { close } = open([], [line('content', 'is still an example')]);
  const ways = screen.getAllByRole('button', { name: 'Close' });
  fireEvent.click(ways.at(-1) as HTMLElement);
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Publish without them' })).toBeNull();
});

test('pictures without alt text are named by themselves, and may be left so', () => {
  const publish = vi.fn();
  const { press } = open([], [], publish, [line('alt', 'Alt text is missing')]);
  expect(screen.getByRole('heading', { name: 'Images without alt text' })).toBeDefined();
  expect(screen.getByText(/mark them as decorative/)).toBeDefined();
  press('Publish without them');
  expect(publish).toHaveBeenCalledOnce();
});

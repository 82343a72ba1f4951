// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { writeCopied } from '#document/clipboard/copied-blocks.ts';
import { block } from '../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { announce } from '../../shared/announcer.tsx';
import { clipboardWords } from './clipboard-words.ts';

vi.mock('../../shared/announcer.tsx', () => ({ announce: vi.fn() }));

const from = (flavours: Readonly<Record<string, string>> | undefined) => (type: string) =>
  flavours?.[type] ?? '';
const said = () => vi.mocked(announce).mock.lastCall?.[0];

test('blocks copied on one page are pasted on another, in every language, as one undo step', () => {
  const first = openTestEditor();
  first.draft.select('title');
  const flavours = first.clipboard.flavours();
  expect(flavours?.['text/plain']).toBe('Titel');
  const second = openTestEditor({ blocks: [block('a', 'text', { content: 'Hallo' })] });
  second.clipboard.paste(from(flavours));
  const [id = ''] = second.selected();
  expect(second.block(id)).toEqual({ ...first.block('title'), id });
  expect([second.top(), second.steps(), said()]).toEqual([['a', id], ['Paste Title'], 'Title pasted']);
  second.editing.undo();
  expect(second.top()).toEqual(['a']);
});

test('a browser without custom clipboard types gets the blocks from the HTML', () => {
  const { draft, clipboard, top } = openTestEditor();
  draft.select('divider');
  const { 'text/html': html = '', 'text/plain': plain } = clipboard.flavours() ?? {};
  clipboard.paste(from({ 'text/html': html }));
  expect([top().length, plain]).toEqual([4, 'Divider']);
});

test('cutting a block offers to undo it', () => {
  const { draft, clipboard, top, toasts, steps } = openTestEditor();
  draft.select('divider');
  clipboard.cut();
  expect([top(), steps()]).toEqual([['title', 'grid'], ['Cut Divider']]);
  const [{ text, action } = { text: '' }] = toasts;
  expect([text, action?.label]).toEqual([clipboardWords.cut('Divider'), 'Undo']);
  action?.run();
  expect(top()).toEqual(['title', 'grid', 'divider']);
});

test('without a selection nothing is copied, and an empty clipboard shows a message', () => {
  const { clipboard, toasts, content } = openTestEditor();
  const before = content();
  expect(clipboard.flavours()).toBeUndefined();
  clipboard.paste(from({ 'text/plain': ' ' }));
  expect([content(), toasts]).toEqual([before, [{ text: clipboardWords.unreadable['not-blocks'] }]]);
});

test('text from another program is pasted as blocks in the current language, as one undo step', async () => {
  const { draft, clipboard, toasts, top, block: find, steps } = openTestEditor();
  draft.select('title');
  const html = '<h1>Kop</h1><p>Een <b>zin</b></p><p>en nog een</p><table><tr><td>1<td>2</table>';
  clipboard.paste(from({ 'text/html': html, 'text/plain': 'x' }));
  await vi.waitFor(() => expect(steps()).toHaveLength(1));
  const words = top()
    .slice(1, 3)
    .map((id) => find(id)?.content);
  expect(words).toEqual([{ nl: 'Kop' }, { nl: 'Een **zin**\n\nen nog een\n\n1 – 2' }]);
  expect(toasts).toEqual([{ text: 'Pasted as plain text: 1 table.' }]);
});

test('misplaced blocks are pasted below, files of another site are named, and invalid blocks are refused', () => {
  const carousel = block('carousel', 'carousel', { cardSlides: [block('inside', 'card')] });
  const { draft, clipboard, toasts, top } = openTestEditor({ blocks: [carousel] });
  const paste = (...blocks: readonly ReturnType<typeof block>[]) =>
    clipboard.paste(
      from({
        'text/html': '',
        'application/x-vitrine-blocks+json': writeCopied({ origin: 'https://old.example', blocks }),
      }),
    );
  draft.select('inside');
  paste(block('i', 'image', { src: '/media/a.jpg', alt: 'x' }), block('t', 'title', { content: 'x' }));
  expect(top()).toHaveLength(3);
  expect(toasts.map(({ text }) => text)).toEqual([
    clipboardWords.below('Carousel'),
    clipboardWords.foreign(1, 'old.example'),
  ]);
  paste(block('t', 'text', { content: 'x', bulletTextSpacing: 'wide' }));
  expect(top()).toHaveLength(3);
  expect(toasts.at(-1)).toMatchObject({
    tone: 'error',
    text: expect.stringContaining('Couldn’t paste'),
  });
});

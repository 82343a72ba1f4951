// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readClipboard } from '../paste/read-clipboard.ts';
import { MountedText } from './mounted-text.ts';
import type { TextChange, TextOptions } from './text-options.ts';

let mounted: MountedText | undefined;
beforeAll(() => {
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(() => {
  mounted?.destroy();
  document.body.replaceChildren();
});

function open(text: string, options: Partial<TextOptions> = {}) {
  const element = document.body.appendChild(document.createElement('div'));
  const changes: TextChange[] = [];
  const text$ = new MountedText(element, {
    text,
    kind: 'rich',
    onChange: (change) => changes.push(change),
    ...options,
  });
  mounted = text$;
  const key = (name: string, held: object = {}) =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...held }),
    );
  return { element, changes, writing: text$, key };
}

test('a mounted text shows the same formatting as the page', () => {
  const { element } = open('# Kop\n\nEen **mooi** [woord](/x).\n\n- a\n- b\n\n> > c');
  expect(element.querySelector('h2')?.textContent).toBe('Kop');
  expect(element.querySelector('strong')?.textContent).toBe('mooi');
  expect(element.querySelector('a')?.hasAttribute('href')).toBe(false);
  expect(element.querySelectorAll('li')).toHaveLength(2);
  expect(element.querySelector('pre')?.textContent).toBe('> > c');
});

test('copied text is marked as our own, so that pasting restores its source', () => {
  const { element, writing, key } = open('> > diep\n\n**a**');
  writing.focus('start');
  key('a', { ctrlKey: true });
  const copied = new Map<string, string>();
  const clipboardData = {
    clearData: () => copied.clear(),
    setData: (type: string, text: string) => copied.set(type, text),
  };
  const copy = new Event('copy', { bubbles: true, cancelable: true });
  element.dispatchEvent(Object.assign(copy, { clipboardData }));
  const texts = { html: copied.get('text/html') ?? '', plain: copied.get('text/plain') ?? '' };
  expect(texts.html).toMatch(/^<\w+ [^>]*data-vitrine-text=""/);
  const { parts } = readClipboard(texts);
  expect(parts.map((part) => ('type' in part ? part.type.name : ''))).toEqual(['chip', 'paragraph']);
});

test('a command changes only the paragraph with the caret', () => {
  const { writing, changes } = open('_een_ woord\n\ntwee');
  writing.focus('end');
  expect(writing.command('bullet')).toBe(true);
  expect(changes.at(-1)?.text).toBe('_een_ woord\n\n- twee');
  expect(writing.selection().active).toMatchObject({ bullet: true, ordered: false });
  expect(writing.command('ordered')).toBe(true);
  expect(writing.command('ordered')).toBe(true);
  expect(changes.at(-1)?.text).toBe('_een_ woord\n\ntwee');
});

test('the link command changes or removes a link with all its words', () => {
  const { writing, changes } = open('een [mooi **woord**](/a) hier');
  writing.focus(10);
  expect(writing.selection().active.link).toBe('/a');
  writing.command('link', '/b');
  expect(changes.at(-1)?.text).toBe('een [mooi **woord**](/b) hier');
  writing.command('link', '');
  expect(changes.at(-1)?.text).toBe('een mooi **woord** hier');
});

test('after Ctrl+A a link applies to the whole text', () => {
  const { writing, key, changes } = open('Lees dit');
  writing.focus('start');
  key('a', { ctrlKey: true });
  writing.command('link', '/a');
  expect([changes.at(-1)?.text, writing.selection().active.link]).toEqual(['[Lees dit](/a)', '/a']);
  writing.command('link', '');
  expect(changes.at(-1)?.text).toBe('Lees dit');
});

test.each([
  ['bullet', '- een\n- twee', 'een\n\ntwee'],
  ['ordered', '1. een\n2. twee', 'een\n\ntwee'],
  ['quote', '> een', 'een'],
  ['quote', '> een\n\nDe klant', 'een\n\nDe klant'],
  ['heading', '## een', 'een'],
] as const)('the %s command removes its formatting from a fully selected text: %j', (name, text, without) => {
  const { writing, key, changes } = open(text);
  writing.focus('start');
  key('a', { ctrlKey: true });
  expect(writing.command(name)).toBe(true);
  expect(changes.at(-1)?.text).toBe(without);
});

test('an empty text starts as a quote if beginsQuoted is set', () => {
  const { element, writing, changes } = open('', { beginsQuoted: true, placeholder: 'Wat zei de klant?' });
  expect(element.querySelector('blockquote')).not.toBeNull();
  expect(element.dataset.placeholder).toBe('Wat zei de klant?');
  expect(writing.selection().active.quote).toBe(true);
  writing.command('link', '/a');
  expect(changes.map(({ text }) => text)).toEqual(['> [/a](/a)']);
  expect(open('Er staat iets', { beginsQuoted: true }).element.querySelector('blockquote')).toBeNull();
});

test('setText reports no change and keeps the caret at the same words', () => {
  const { writing, changes } = open('een\n\ntwee');
  writing.focus(7);
  writing.setText('nul\n\neen\n\ntwee');
  expect(changes).toEqual([]);
  expect(writing.selection().start).toBe(12);
  writing.setText('nul\n\neen!\n\ntwee', 'change');
  expect(changes).toEqual([]);
  expect(writing.selection().start).toBe(9);
});

test('Enter calls onEnter with both halves, and adds a paragraph if it returns false', () => {
  const onEnter = vi.fn(() => true);
  const { writing, key, changes } = open('_een_\n\ntwee drie', { onEnter });
  writing.focus(11);
  key('Enter');
  expect(onEnter).toHaveBeenCalledWith({ before: '_een_\n\ntwee', after: 'drie' });
  onEnter.mockReturnValue(false);
  key('Enter');
  expect(changes.at(-1)?.text).toBe('_een_\n\ntwee\n\ndrie');
});

test('Enter in a list adds an item without calling onEnter', () => {
  const onEnter = vi.fn(() => true);
  const { writing, key, changes } = open('- een twee', { onEnter });
  writing.focus(6);
  key('Enter');
  expect(changes.at(-1)?.text).toBe('- een\n- twee');
  expect(onEnter).not.toHaveBeenCalled();
});

test('Backspace at the start and Delete at the end of a text call their handlers', () => {
  const onBackspaceAtStart = vi.fn(() => true);
  const onDeleteAtEnd = vi.fn(() => true);
  const { writing, key } = open('een', { onBackspaceAtStart, onDeleteAtEnd });
  writing.focus('start');
  key('Backspace');
  key('Delete');
  writing.focus('end');
  key('Backspace');
  key('Delete');
  expect([onBackspaceAtStart.mock.calls.length, onDeleteAtEnd.mock.calls.length]).toEqual([1, 1]);
});

test('a plain text has no formatting, and line breaks only if allowed', () => {
  const { writing, element, changes, key } = open('*a* <b>', { kind: 'plain', lines: true });
  expect(element.textContent).toBe('*a* <b>');
  expect(writing.command('bold')).toBe(false);
  writing.focus(3);
  key('Enter');
  expect(changes.at(-1)).toEqual({ text: '*a*\n <b>', caretBefore: 3, caret: 4 });
});

test('undo is left to the document, from the keyboard and from the browser menu', () => {
  const onHistory = vi.fn();
  const { element, key } = open('een', { onHistory });
  expect(key('z', { ctrlKey: true, keyCode: 90 })).toBe(true);
  expect(key('Escape', { keyCode: 27 })).toBe(true);
  const event = new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true, bubbles: true });
  element.dispatchEvent(event);
  expect([event.defaultPrevented, onHistory.mock.calls]).toEqual([true, [['undo']]]);
});

test('destroying a mounted text empties its element and removes its attributes', () => {
  const { writing, element } = open('een', { attributes: { 'aria-label': 'Text' }, placeholder: 'Schrijf' });
  expect(element.getAttribute('aria-label')).toBe('Text');
  writing.destroy();
  mounted = undefined;
  expect([element.textContent, element.isContentEditable, element.getAttribute('style') ?? '']).toEqual([
    '',
    undefined,
    '',
  ]);
});

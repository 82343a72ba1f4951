// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { listenToClipboard } from './clipboard-events.ts';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
  getSelection()?.removeAllRanges();
});

function open() {
  const editor = openTestEditor();
  stop = listenToClipboard(document, editor.clipboard);
  document.body.innerHTML = `<button>Row</button><p>Words</p><textarea></textarea><input type="checkbox">
    <div contenteditable="true"><b>Bold</b></div><dialog open><button id="inside">Row</button></dialog>`;
  const data = new Map<string, string>();
  const clipboardData = {
    setData: (type: string, text: string) => void data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  };
  /** Dispatches a clipboard event. True if the editor handled it. */
  const fire = (type: 'copy' | 'cut' | 'paste', where = 'button'): boolean => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    return !document.querySelector(where)?.dispatchEvent(Object.assign(event, { clipboardData }));
  };
  editor.draft.select('divider');
  return { ...editor, fire, data };
}

test('copy, cut and paste events of the browser apply to blocks', () => {
  const { fire, data, top, selected } = open();
  expect(fire('copy')).toBe(true);
  expect([...data.keys()]).toEqual(['application/x-vitrine-blocks+json', 'text/html', 'text/plain']);
  expect(fire('paste')).toBe(true);
  expect(top()).toEqual(['title', 'grid', 'divider', ...selected()]);
  expect(fire('cut', 'input')).toBe(true);
  expect(top()).toEqual(['title', 'grid', 'divider']);
});

test.each(['textarea', '[contenteditable] b', '#inside'])(
  'in %s clipboard events are left to the browser',
  (where) => {
    const { fire, data, top } = open();
    for (const type of ['copy', 'cut', 'paste'] as const) expect(fire(type, where)).toBe(false);
    expect([data.size, top().length]).toEqual([0, 3]);
  },
);

test('with text selected, copy and cut are left to the browser, but paste inserts blocks', () => {
  const { fire, data, top } = open();
  fire('copy');
  data.delete('text/plain');
  getSelection()?.selectAllChildren(document.querySelector('p') as Element);
  expect([fire('copy'), fire('cut'), data.has('text/plain')]).toEqual([false, false, false]);
  expect([fire('paste'), top().length]).toEqual([true, 4]);
});

test('without a selected block, copy and cut are left to the browser', () => {
  const { fire, draft, data } = open();
  draft.select(null);
  expect([fire('copy'), fire('cut'), data.size]).toEqual([false, false, 0]);
});

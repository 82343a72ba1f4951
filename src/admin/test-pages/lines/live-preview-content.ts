import { issueSentences } from '#preview/issue-sentences.ts';
import { compare } from './line.ts';
import type { TestFrame } from './test-frame.ts';
import { createTextBlock, type TestLines } from './test-lines.ts';

const createRootPlace = (index: number) => ({ parent: null, slot: [], index });

/** Lists the ids of the blocks in the frame, from top to bottom. */
function listShownIds(frame: TestFrame): string {
  const blocks = frame.window.document.querySelectorAll<HTMLElement>('main [data-block-id]');
  return [...blocks].map(({ dataset }) => dataset.blockId).join(' ');
}

/**
 * Checks inserting, changing, moving, hiding, removing and resending blocks, and messages for a block that
 * isn't there yet.
 */
export const checkLines: TestLines = async function* (frame) {
  const order = (name: string, expected: string) => compare(name, expected, () => listShownIds(frame));
  const readBlockText = (id: string) => frame.find(`[data-block-id="${id}"]`).textContent.trim();
  const issue = (sentence: string) => () =>
    frame.heard.some((message) => message.type === 'page/issue' && message.message === sentence)
      ? sentence
      : 'nothing was said';

  frame.show([createTextBlock('a', 'First'), createTextBlock('b', 'Second')]);
  yield await order('the page as it is sent', 'a b');
  frame.edit({ type: 'block/insert', block: createTextBlock('c', 'Third'), at: createRootPlace(1) });
  yield await order('insert', 'a c b');
  frame.edit({ type: 'block/set-text', blockId: 'c', path: ['content'], language: 'nl', text: 'Changed' });
  yield await compare('change: a text', 'Changed', () => readBlockText('c'));
  frame.edit({ type: 'block/set', blockId: 'c', path: ['textAlignHorizontal'], value: 'center' });
  yield await compare('change: a value', 'center', () =>
    frame.style('[data-block-id="c"] .prose', 'text-align'),
  );
  frame.edit({ type: 'block/move', blockId: 'c', at: createRootPlace(2) });
  yield await order('move', 'a b c');
  frame.edit({ type: 'block/set', blockId: 'b', path: ['hidden'], value: true });
  yield await order('hide', 'a c');
  frame.edit({ type: 'block/set', blockId: 'b', path: ['hidden'], value: undefined });
  yield await order('show again', 'a b c');
  frame.edit({ type: 'block/duplicate', blockId: 'a', ids: { a: 'copy' } });
  yield await order('duplicate', 'a copy b c');
  frame.edit({ type: 'block/remove', blockId: 'copy' });
  yield await order('remove', 'a b c');

  frame.edit({ type: 'block/set', blockId: 'late', path: ['textAlignHorizontal'], value: 'right' });
  const noElement = issueSentences.noElement('late');
  yield await compare('a block that is not there', noElement, issue(noElement));
  frame.edit({ type: 'block/insert', block: createTextBlock('late', 'Late'), at: createRootPlace(3) });
  yield await compare('a value that waited for its block', 'right', () =>
    frame.style('[data-block-id="late"] .prose', 'text-align'),
  );
  frame.edit({ type: 'batch', edits: [] });
  yield await compare(
    'an update without anything in it',
    issueSentences.noUpdates,
    issue(issueSentences.noUpdates),
  );
  frame.edit({ type: 'block/insert', block: { id: 'x', type: 'hologram' }, at: createRootPlace(4) });
  frame.edit({ type: 'block/set', blockId: 'x', path: ['depth'], value: 3 });
  const unsupported = issueSentences.unsupported('hologram');
  yield await compare('a type that nobody can render', unsupported, issue(unsupported));

  frame.edit({ type: 'block/remove', blockId: 'nowhere' });
  yield await order('an edit that does not fit brings the page as the editor has it', 'a b');
  frame.show([createTextBlock('z', 'Another page')]);
  yield await order('resync', 'z');
};

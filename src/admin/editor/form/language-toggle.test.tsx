// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { defineBlock, defineBlocks } from '#content/block/block.ts';
import type { Fields } from '#content/fields/field.ts';
import { list, object, text, toggle, translatedText } from '#content/fields/kinds.ts';
import { renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { PropertyPanel } from './property-panel.tsx';

afterEach(cleanup);

const ownText = () => screen.queryByRole('button', { name: 'Text per language' });

function open(fields: Fields) {
  const probe = defineBlock({ type: 'probe', label: 'Probe', category: 'content', icon: 'text', fields });
  const editor = openTestEditor({ definitions: defineBlocks([probe]), blocks: [{ id: 'a', type: 'probe' }] });
  editor.draft.select('a');
  renderInEditor(editor, <PropertyPanel />);
  return editor;
}

test('the header of the inspector toggles text per language', () => {
  const editor = open({ title: translatedText('Title') });
  expect(ownText()?.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(ownText() as HTMLElement);
  expect(editor.block('a')?.isMultiLanguage).toBe(true);
  expect(ownText()?.getAttribute('aria-pressed')).toBe('true');
  expect(editor.steps()).toEqual(['Change Text per language']);
});

test('a block offers text per language only if it has translated text, even in its items', () => {
  const offered = (fields: Fields) => {
    open(fields);
    const found = ownText() !== null;
    cleanup();
    return found;
  };
  expect(offered({ on: toggle('On', { tab: 'content' }), name: text('Name') })).toBe(false);
  expect(offered({ items: list('Items', { title: translatedText('Title') }) })).toBe(true);
  expect(offered({ lines: list('Lines', translatedText('Line')) })).toBe(true);
  expect(offered({ note: object('Note', { text: translatedText('Text') }, { tab: 'content' }) })).toBe(true);
});

// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { Block } from '#content/block/block.ts';
import * as slots from '#content/block/slots.ts';
import { listHeadings, renderPageDocument } from '../../../tests/support/page-document.ts';

vi.mock(import('#content/block/slots.ts'), async (original) => {
  const module = await original();
  return { ...module, walkVisibleBlocks: vi.fn(module.walkVisibleBlocks) };
});

const description = (document: Document) =>
  document.querySelector('meta[name=description]')?.getAttribute('content');

it('unreadable blocks do not affect the head of the page or its other blocks', () => {
  const unreadable = ['title', 'text', 'caption', 'heroImage', 'contact'].map(
    (type): Block => ({ id: type, type, blockVersion: -1, content: 'Oud' }),
  );
  const failed: string[] = [];
  const document = renderPageDocument(
    { overview: [...unreadable, { id: 'text', type: 'text', content: 'Wat er nog staat.' }] },
    { failed: ({ type }) => failed.push(type) },
  );
  expect(failed).toEqual(['title', 'text', 'caption', 'heroImage', 'contact']);
  expect(description(document)).toBe('Wat er nog staat.');
  expect(listHeadings(document)).toEqual(['Proef']);
  expect(document.querySelector('.prose')?.textContent).toBe('Wat er nog staat.');
});

it('values that are not blocks do not affect the other blocks', () => {
  const overview = [null, 5, { id: 'text', type: 'text', content: 'Tekst' }] as unknown as Block[];
  expect(renderPageDocument({ overview }).querySelector('.prose')?.textContent).toBe('Tekst');
});

it('rendering a document walks the blocks of its page only once', () => {
  vi.mocked(slots.walkVisibleBlocks).mockClear();
  renderPageDocument({
    overview: [
      { id: 'hero', type: 'heroImage', src: '/media/a/b.jpg' },
      { id: 'text', type: 'text', content: 'Tekst' },
      { id: 'caption', type: 'caption', content: 'Bijschrift' },
    ],
  });
  expect(slots.walkVisibleBlocks).toHaveBeenCalledTimes(1);
});

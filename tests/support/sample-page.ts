import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import type { PageContent } from '#content/page/page.ts';

/** A page to test with: a title, a grid with a text in its first column and an empty second one, a divider. */
export const definitions = blockDefinitions;

export function block(id: string, type: string, rest: Readonly<Record<string, unknown>> = {}): Block {
  return { ...rest, id, type };
}

export function samplePage(): PageContent {
  return {
    title: { nl: 'Proef', en: 'Trial' },
    overview: [
      block('title', 'title', { isMultiLanguage: true, content: { nl: 'Titel', en: 'Title' } }),
      block('grid', 'grid', { rows: [{ columns: [[block('text', 'text', { content: 'Hallo' })], []] }] }),
      block('divider', 'divider'),
    ],
  };
}

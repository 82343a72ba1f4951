import { compare } from './line.ts';
import { createTextBlock, type TestLines } from './test-lines.ts';

const paddings = { top: '21px', right: '22px', bottom: '23px', left: '24px' } as const;
const alignments = { left: 'start', center: 'center', right: 'right' } as const;
const headings = [
  { id: 'h1', type: 'title', content: 'A title' },
  { id: 'h2', type: 'subheading', content: 'A subheading' },
] as const;

/** Checks what the Style tab sets for headings and texts: padding, alignment, space after a bullet. */
export const checkLines: TestLines = async function* (frame) {
  const set = (blockId: string, name: string, value: unknown) =>
    frame.edit({ type: 'block/set', blockId, path: [name], value });

  frame.show([...headings, createTextBlock('t', '- one\n- two')]);
  for (const { id, type } of headings) {
    for (const [side, length] of Object.entries(paddings)) {
      set(id, `headingPadding${side.charAt(0).toUpperCase()}${side.slice(1)}`, length);
      yield await compare(`${type}: padding ${side}`, length, () =>
        frame.style(`[data-block-id="${id}"] > div`, `padding-${side}`),
      );
    }
    for (const [name, computed] of Object.entries(alignments)) {
      set(id, 'textAlignHorizontal', name);
      yield await compare(`${type}: aligned ${name}`, computed, () =>
        frame.style(`[data-block-id="${id}"] :is(h1, h2)`, 'text-align'),
      );
    }
  }
  for (const [name, computed] of Object.entries(alignments)) {
    set('t', 'textAlignHorizontal', name);
    yield await compare(`text: aligned ${name}`, computed, () =>
      frame.style('[data-block-id="t"] .prose', 'text-align'),
    );
  }
  for (const space of ['0px', '30px']) {
    set('t', 'bulletTextSpacing', space);
    yield await compare(`bullets: ${space} to the text`, space, () =>
      frame.style('[data-block-id="t"] li', 'padding-left'),
    );
  }
};

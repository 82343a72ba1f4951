// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { defineBlock } from '#content/block/block.ts';
import { blockHandles } from '#content/block/block-handles.ts';
import { length } from '#content/fields/kinds.ts';
import { createHandleValues } from './handle-values.ts';
import type { PlacedHandle } from './placed-handle.ts';
import { updateHandle } from './use-handle.ts';

const probe = defineBlock({
  type: 'probe',
  label: 'Probe',
  category: 'content',
  icon: 'text',
  fields: { gap: length('Gap', { default: '16px', handle: 'gap' }) },
});
const block = (gap?: string) => ({ id: 'a', type: 'probe', ...(gap !== undefined && { gap }) });

function placedOn(gap?: string): PlacedHandle {
  const [handle] = blockHandles(probe.fields, block(gap));
  const [part] = handle?.parts ?? [];
  if (!handle || !part) throw new Error('A gap has a handle');
  const element = document.createElement('div');
  return { id: 'gap', handle, part, at: { x: 0, y: 0 }, grows: { x: 0, y: 1 }, pixels: 16, element };
}
const stepped = (placed: PlacedHandle) =>
  createHandleValues(placed)?.step({ x: 1, y: 0 }, { shift: false, alt: false })[0]?.value;

test('a second arrow key press, before the first is drawn, continues from the first', () => {
  const drawn = placedOn();
  expect(stepped(drawn)).toBe('17px');
  expect(stepped(updateHandle(drawn, probe, block('17px')))).toBe('18px');
});

test('a handle whose value is removed starts from the default again', () => {
  expect(stepped(updateHandle(placedOn('40px'), probe, block()))).toBe('17px');
});

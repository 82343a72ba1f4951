// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { computeContrasts } from '#tokens/contrast/token-contrast.ts';
import { journal } from '#tokens/presets/journal.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { PaletteEditor } from './palette-editor.tsx';

const own: TokenChanges = { 'radius.small': { value: { value: 3, unit: 'px' } } };

function open(changes: TokenChanges) {
  const sent: TokenChanges[] = [];
  const shown = (next: TokenChanges) => (
    <PaletteEditor changes={next} settled={next} onChange={(made) => void sent.push(made)} />
  );
  const { rerender } = render(shown(changes));
  const track = (index: number) => screen.getAllByRole<HTMLInputElement>('slider', { name: 'Hue' })[index];
  return {
    sent,
    hue: () => Number(track(0)?.value),
    drag: (value: number) => fireEvent.change(track(0) as HTMLInputElement, { target: { value } }),
    show: (next: TokenChanges) => rerender(shown(next)),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const nextFrame = () => act(() => vi.advanceTimersByTime(20));

it('a drag creates at most one palette per frame', () => {
  const { sent, drag, hue } = open(own);
  for (const value of [100, 140, 180]) drag(value);
  expect(hue()).toBe(180);
  expect(sent).toEqual([]);
  nextFrame();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject(own);
  expect(sent[0]?.['palette.accent.1']?.value).toMatchObject({
    components: [expect.anything(), expect.anything(), 180],
  });
  expect(computeContrasts(sent[0] ?? {}).every(({ isEnough }) => isEnough)).toBe(true);
});

it('opening the palette editor changes nothing, and its sliders follow changes made elsewhere', () => {
  const { sent, show, hue } = open(own);
  expect(hue()).toBe(33);
  show(journal.changes);
  nextFrame();
  expect(hue()).toBe(160);
  expect(sent).toEqual([]);
});

it('the slider keeps the dragged value when the resulting palette is passed back', () => {
  const { sent, show, drag, hue } = open(own);
  drag(200);
  nextFrame();
  show(sent[0] ?? {});
  expect(hue()).toBe(200);
  show(own);
  expect(hue()).toBe(33);
});

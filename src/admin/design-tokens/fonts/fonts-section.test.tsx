// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FontFamily } from '#api/endpoints/fonts.ts';
import { bundledFonts } from '#site/render.tsx';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { fontsQuery } from './font-calls.ts';
import { FontsSection } from './fonts-section.tsx';

afterEach(cleanup);

const bundled = bundledFonts.map((font) => ({ font, files: [], usedFor: [] }) as unknown as FontFamily);
const own = {
  ...bundled[1],
  font: { ...bundled[1]?.font, family: 'Gracht' },
  files: [
    {
      id: 'a',
      name: 'Gracht.ttf',
      style: 'normal',
      weight: [400, 600],
      size: 31_000,
      originalSize: 90_000,
      missing: 'ëï',
      embedding: 'restricted',
      whole: false,
      rights: '',
      createdAt: '2026-01-01T00:00:00.000Z',
    },
  ],
} as unknown as FontFamily;

function open() {
  const sent: TokenChanges[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(fontsQuery.queryKey, [...bundled, own]);
  render(
    <QueryClientProvider client={client}>
      <FontsSection changes={{}} onChange={(changes) => void sent.push(changes)} />
    </QueryClientProvider>,
  );
  return sent;
}

it('a font is assigned to headings or text with one click, and shows where it is used', () => {
  const sent = open();
  expect(
    screen.getByRole('button', { name: 'Used for headings: Instrument Sans', pressed: true }),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Use for headings: Newsreader' }));
  fireEvent.click(screen.getByRole('button', { name: 'Use for text: Gracht' }));
  expect(sent).toEqual([
    { 'font.heading': { value: ['Newsreader'] } },
    { 'font.text': { value: ['Gracht'] } },
  ]);
});

it('an uploaded font shows its missing letters and its embedding restriction', () => {
  open();
  expect(screen.getByText('Missing letters: ë ï. Another font shows those.')).toBeTruthy();
  expect(screen.getByText(/asks not to embed it/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Delete Gracht.ttf' })).toBeTruthy();
});

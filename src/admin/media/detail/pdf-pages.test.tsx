// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { libraryWords } from '../library-words.ts';
import { PdfPages } from './pdf-pages.tsx';

afterEach(cleanup);

const media = { url: '/media/0123456789abcdef/boekje.pdf', width: 1200, height: 1698 } as Media;
const open = (pages: number) => render(<PdfPages media={media} pages={pages} />);
const where = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.getByRole('img').getAttribute('src');
const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });

test('buttons turn the pages, from the first to the last but not further', () => {
  open(3);
  expect([where(), shown()]).toEqual(['Page 1 of 3', `${media.url}?f=jpg&w=1024`]);
  expect(button('Previous page').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Previous page'));
  expect(where()).toBe('Page 1 of 3');
  fireEvent.click(button('Next page'));
  fireEvent.click(button('Next page'));
  expect([where(), shown()]).toEqual(['Page 3 of 3', `${media.url}?f=jpg&w=1024&p=3`]);
  expect(button('Next page').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Next page'));
  expect(where()).toBe('Page 3 of 3');
});

test('arrow keys turn the pages, except while typing', () => {
  render(
    <>
      <PdfPages media={media} pages={2} />
      <input aria-label="Name" />
    </>,
  );
  expect(press('ArrowRight')).toBe(false);
  expect(where()).toBe('Page 2 of 2');
  press('ArrowLeft', screen.getByLabelText('Name'));
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true });
  expect(where()).toBe('Page 2 of 2');
  press('ArrowLeft');
  expect(where()).toBe('Page 1 of 2');
});

test('a page that fails to load shows an error, and the next page can still be shown', () => {
  open(2);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert').textContent).toBe(libraryWords.pdf.failed);
  press('ArrowRight');
  expect([screen.queryByRole('alert'), shown()]).toEqual([null, `${media.url}?f=jpg&w=1024&p=2`]);
});

test('a single page has no buttons', () => {
  open(1);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('status')).toBeNull();
});

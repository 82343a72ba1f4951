// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { media } from '#content/fields/kinds.ts';
import { openFields } from '../../../../../../tests/support/open-form.tsx';
import { bringDialogs } from '../../../../../../tests/support/render-in-editor.tsx';
import { mediaQuery } from '../../../../data/media.ts';
import { queryClient } from '../../../../data/queries.ts';
import { libraryWords } from '../../../../media/library-words.ts';
import { mediaWords } from '../../../../media/media-words.ts';
import { words } from '../../../../words.ts';

beforeAll(bringDialogs);
afterEach(cleanup);

const file = (name: string, mimeType: string) =>
  ({
    id: name,
    name,
    url: `/media/${name}`,
    mimeType,
    width: 30,
    height: 20,
    size: 5,
    usedOn: [],
  }) as unknown as Media;

function open(src?: string, field = media('Image')) {
  const form = openFields({ src: field }, src === undefined ? {} : { src });
  queryClient.setQueryData(mediaQuery.queryKey, [file('a.jpg', 'image/jpeg'), file('b.webm', 'video/webm')]);
  return form;
}

test('an image is chosen from the media library, which offers only images', async () => {
  const { press, stored, steps } = open();
  press('Choose an image');
  const tile = await screen.findByRole('row', { name: /a\.jpg/ });
  expect(screen.queryByRole('row', { name: /b\.webm/ })).toBeNull();
  fireEvent.click(tile);
  expect(stored().src).toBe('/media/a.jpg');
  expect(steps()).toEqual(['Change Image']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a video is chosen from the videos in the media library', async () => {
  const { press, stored } = open(undefined, media('Image', { accepts: 'video' }));
  press('Choose a video');
  fireEvent.click(await screen.findByRole('row', { name: /b\.webm/ }));
  expect(stored().src).toBe('/media/b.webm');
  await waitFor(() => expect(document.querySelector('video')?.getAttribute('src')).toBe('/media/b.webm'));
});

test('closing the media library changes nothing', () => {
  const { press, stored } = open('/media/a.jpg');
  press('Replace');
  fireEvent.click(screen.getByRole('button', { name: words.close }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stored().src).toBe('/media/a.jpg');
});

test('the current image has a preview and can be removed', () => {
  const { press, stored } = open('/media/a.jpg');
  expect(document.querySelector('img')?.getAttribute('src')).toMatch(/^\/media\/a\.jpg\?.*w=640/);
  press('Remove');
  expect(stored()).not.toHaveProperty('src');
  expect(document.querySelector('img')).toBeNull();
  expect(screen.queryByRole('button', { name: libraryWords.tags.takeOff })).toBeNull();
});

test('any image URL can be typed, except a script URL', () => {
  const { press, type, stored } = open();
  expect(screen.queryByText(/loads without consent/)).toBeNull();
  press(mediaWords.useAddress);
  expect(screen.getByText(/loads without consent/)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(mediaWords.addressOf('Image')));
  type(mediaWords.addressOf('Image'), 'https://elsewhere.example/a.jpg');
  expect(stored().src).toBe('https://elsewhere.example/a.jpg');
  type(mediaWords.addressOf('Image'), 'javascript:alert(1)');
  expect(stored().src).toBe('https://elsewhere.example/a.jpg');
  expect(screen.getByRole('alert').textContent).toBe('Must not be a script or data URL.');
});

test('an image from elsewhere shows its URL', () => {
  open('https://elsewhere.example/a.jpg');
  expect(screen.getByLabelText<HTMLInputElement>(mediaWords.addressOf('Image')).value).toBe(
    'https://elsewhere.example/a.jpg',
  );
  expect(screen.getByText(/loads without consent/)).toBeDefined();
});

test('a required image shows an error while it is missing', () => {
  const { press, type } = open(undefined, media('Image', { required: 'An image is required' }));
  expect(screen.getByRole('alert').textContent).toBe('An image is required');
  press(mediaWords.useAddress);
  type(mediaWords.addressOf('Image'), '/media/a.jpg');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the media library can be searched, and marks the current image', async () => {
  const { press } = open('/media/a.jpg');
  queryClient.setQueryData(mediaQuery.queryKey, [
    file('huis.jpg', 'image/jpeg'),
    { ...file('a.jpg', 'image/jpeg'), alt: { nl: 'Een tuin', en: 'A garden' } } as Media,
  ]);
  press('Replace');
  const names = () => screen.queryAllByRole('row').map((row) => row.getAttribute('aria-label'));
  await waitFor(() => expect(names()).toEqual(['huis.jpg', `a.jpg, ${mediaWords.current}`]));
  fireEvent.change(screen.getByLabelText(mediaWords.search), { target: { value: 'garden' } });
  expect(names()).toEqual([`a.jpg, ${mediaWords.current}`]);
  fireEvent.change(screen.getByLabelText(mediaWords.search), { target: { value: 'nothing like it' } });
  expect(screen.getByText(libraryWords.nothingFound)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: libraryWords.showAll }));
  expect(names()).toHaveLength(2);
});

test('a dropped file of the wrong type is refused, naming the accepted types', async () => {
  const { press, stored } = open();
  press('Choose an image');
  await screen.findByRole('row', { name: /a\.jpg/ });
  const zone = screen.getByRole('dialog').querySelector('.drop-zone');
  const dropped = new File(['%PDF'], 'offerte.pdf', { type: 'application/pdf' });
  fireEvent.drop(zone ?? document.body, { dataTransfer: { types: ['Files'], files: [dropped], items: [] } });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'offerte.pdf can’t be used here. Drop JPEG, PNG, WebP, AVIF, GIF, SVG or HEIC.',
  );
  expect(stored()).not.toHaveProperty('src');
});

test('a language can have its own file, and go back to the shared one', async () => {
  const { press, stored, steps, panes, editing } = open('/media/a.jpg');
  queryClient.setQueryData(mediaQuery.queryKey, [file('a.jpg', 'image/jpeg'), file('c.jpg', 'image/jpeg')]);
  press('Use another image in English');
  fireEvent.click(await screen.findByRole('row', { name: /c\.jpg/ }));
  expect(stored().src).toEqual({ nl: '/media/a.jpg', en: '/media/c.jpg' });
  expect(steps()).toEqual(['Change Image']);
  const shown = () => document.querySelector('img')?.getAttribute('src');
  expect(shown()).toContain('/media/a.jpg');
  expect(screen.getByText('Shown in Dutch only.')).toBeDefined();
  act(() => panes.active().store.setState({ language: 'en' }));
  expect(shown()).toContain('/media/c.jpg');
  expect(screen.getByText('Shown in English only.')).toBeDefined();
  press('Use this image in all languages');
  expect(stored().src).toBe('/media/c.jpg');
  act(() => editing.undo());
  press('Remove');
  expect(stored().src).toBe('/media/a.jpg');
  expect(screen.queryByText(/only\.$/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Use another image in English' })).toBeDefined();
});

// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { list, media, text, toggle, translatedText } from '#content/fields/kinds.ts';
import { openFields } from '../../../../../../tests/support/open-form.tsx';
import { bringDialogs, readAnnouncement } from '../../../../../../tests/support/render-in-editor.tsx';
import { mediaQuery } from '../../../../data/media.ts';
import { queryClient } from '../../../../data/queries.ts';
import { listFieldWords } from '../../../../forms/list-words.ts';
import { mediaWords } from '../../../../media/media-words.ts';

beforeAll(bringDialogs);
afterEach(cleanup);

const slides = list(
  'Slides',
  {
    id: text('Id'),
    src: media('Image'),
    alt: translatedText('Alt text', { describes: { media: 'src', decorative: 'isDecorative' } }),
    isDecorative: toggle('Decorative'),
  },
  { itemLabel: 'Slide' },
);

const file = (name: string, said: Partial<Media> = {}) =>
  ({
    id: name,
    name,
    url: `/media/${name}`,
    mimeType: 'image/jpeg',
    width: 30,
    height: 20,
    size: 5,
    usedOn: 0,
    decorative: false,
    ...said,
  }) as unknown as Media;

interface Slide {
  readonly id: string;
  readonly src?: string;
  readonly alt?: unknown;
  readonly isDecorative?: boolean;
}

function open(...items: Slide[]) {
  const form = openFields({ slides }, { slides: items });
  queryClient.setQueryData(mediaQuery.queryKey, [
    file('een.jpg'),
    file('twee.jpg', { alt: { nl: 'Een tuin', en: 'A garden' } }),
    file('drie.jpg', { decorative: true }),
    file('film.webm', { mimeType: 'video/webm' }),
  ]);
  return { ...form, kept: () => form.stored().slides as readonly Slide[] };
}

const row = (name: string) => screen.findByRole('row', { name });

test('several images are added in the order in which they were chosen, as one undo step', async () => {
  const { press, kept, steps, editing } = open({ id: 'a', src: '/media/nul.jpg' });
  press('Add images');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
  for (const name of ['drie.jpg', 'een.jpg', 'twee.jpg', 'een.jpg', 'een.jpg']) {
    fireEvent.click(await row(name));
  }
  press('Add 3 files');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(kept().map(({ src }) => src)).toEqual([
    '/media/nul.jpg',
    '/media/drie.jpg',
    '/media/twee.jpg',
    '/media/een.jpg',
  ]);
  expect(new Set(kept().map(({ id }) => id)).size).toBe(4);
  expect(kept()[1]?.isDecorative).toBe(true);
  expect(kept()[2]?.alt).toEqual({ nl: 'Een tuin', en: 'A garden' });
  expect(readAnnouncement()).toBe('3 slides added');
  expect(steps()).toEqual(['Change Slides']);
  editing.undo();
  expect(kept().map(({ id }) => id)).toEqual(['a']);
});

test('a chosen image stays chosen while a search hides it', async () => {
  const { press, kept } = open();
  press('Add images');
  fireEvent.click(await row('een.jpg'));
  fireEvent.change(screen.getByLabelText(mediaWords.search), { target: { value: 'garden' } });
  await waitFor(() => expect(screen.queryByRole('row', { name: 'een.jpg' })).toBeNull());
  fireEvent.click(await row('twee.jpg'));
  press('Add 2 files');
  expect(kept().map(({ src }) => src)).toEqual(['/media/een.jpg', '/media/twee.jpg']);
});

test('only images are offered', async () => {
  const { press } = open();
  press('Add images');
  await row('een.jpg');
  expect(screen.queryByRole('row', { name: 'film.webm' })).toBeNull();
});

test('a list without images has no button to add images', () => {
  openFields({ names: list('Names', { id: text('Id'), name: text('Name') }, { itemLabel: 'Name' }) });
  expect(screen.getByRole('button', { name: 'Add name' })).toBeDefined();
  expect(screen.queryByRole('button', { name: listFieldWords.addImages })).toBeNull();
});

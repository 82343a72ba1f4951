// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { useOpenedFile } from './media-screen.tsx';

afterEach(cleanup);

const file = { id: 'a', name: 'a.jpg' } as Media;

function Screen({ files, isCurrent }: { readonly files: readonly Media[]; readonly isCurrent: boolean }) {
  const { opened } = useOpenedFile(files, isCurrent);
  return <output>{`${opened?.name ?? 'nothing'} at ${useLocation().hash}`}</output>;
}

function at(files: readonly Media[], isCurrent: boolean) {
  return (
    <MemoryRouter initialEntries={['/admin/media#a']}>
      <Screen files={files} isCurrent={isCurrent} />
    </MemoryRouter>
  );
}
const shown = () => screen.getByRole('status').textContent;

test('a restored file opens as soon as the list contains it', () => {
  const { rerender } = render(at([], false));
  expect(shown()).toBe('nothing at #a');
  rerender(at([file], true));
  expect(shown()).toBe('a.jpg at #a');
});

test('a deleted file is removed from the URL', () => {
  render(at([], true));
  expect(shown()).toBe('nothing at ');
});

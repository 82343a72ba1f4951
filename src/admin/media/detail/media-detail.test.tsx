// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { libraryWords } from '../library-words.ts';
import { FactList } from './media-detail.tsx';

afterEach(cleanup);

const picture = {
  ...{ width: 400, height: 300, size: 90_000, mimeType: 'image/gif' },
  createdAt: new Date().toISOString(),
} as Media;
const length = (media: Media) => {
  render(<FactList media={media} />);
  return screen.queryByText(libraryWords.facts.length)?.nextElementSibling?.textContent;
};

test('a moving picture says of how many frames it is, and how long it takes', () => {
  expect(length({ ...picture, frames: 48, duration: 4000 })).toBe('48 frames · 4.0 s');
});

test('a video says how long it takes', () => {
  expect(length({ ...picture, mimeType: 'video/mp4', duration: 12_300 })).toBe('12.3 s');
});

test('a picture that stands still has no length', () => {
  expect(length(picture)).toBeUndefined();
});

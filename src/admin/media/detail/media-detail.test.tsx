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

test('an animated image shows its number of frames and its duration', () => {
  expect(length({ ...picture, frames: 48, duration: 4000 })).toBe('48 frames · 4.0 s');
});

test('a video shows its duration', () => {
  expect(length({ ...picture, mimeType: 'video/mp4', duration: 12_300 })).toBe('12.3 s');
});

test('a still image has no duration', () => {
  expect(length(picture)).toBeUndefined();
});

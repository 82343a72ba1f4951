import { expect, it } from 'vitest';
import { formatFileName } from './format-file-name.ts';

it('a name that fits on two lines is shown in full', () => {
  expect(formatFileName('tweakers-hero-night-en.webp')).toBe('tweakers-hero-night-en.webp');
  expect(formatFileName('a'.repeat(40))).toBe('a'.repeat(40));
});

it('a longer name keeps its start and its extension', () => {
  const short = formatFileName('sample-video-project-halte-wachtruimte-avond-phone.webp');
  expect(short).toBe('sample-video-project-halt…ond-phone.webp');
});

it('a shortened name never splits a character', () => {
  expect(formatFileName('🏙️'.repeat(60))).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
});

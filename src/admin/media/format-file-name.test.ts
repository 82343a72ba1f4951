import { expect, it } from 'vitest';
import { formatFileName } from './format-file-name.ts';

it('shows a name of two lines whole', () => {
  expect(formatFileName('tweakers-hero-night-en.webp')).toBe('tweakers-hero-night-en.webp');
  expect(formatFileName('a'.repeat(40))).toBe('a'.repeat(40));
});

it('keeps the start and the extension of a longer one', () => {
  const short = formatFileName('sample-video-project-halte-wachtruimte-avond-phone.webp');
  expect(short).toBe('sample-video-project-halt…ond-phone.webp');
});

it('never cuts a character in two', () => {
  expect(formatFileName('🏙️'.repeat(60))).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
});

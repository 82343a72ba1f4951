// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openBlockForm } from '../../../../../../tests/support/open-form.tsx';
import { panelWords } from '../../../../forms/panel-words.ts';

afterEach(cleanup);

test('a pasted URL also sets its platform, as one undo step', () => {
  const { type, stored, steps } = openBlockForm('socialEmbed', { platform: 'youtube' });
  type('Post URL', 'https://vimeo.com/76979871');
  expect(stored()).toMatchObject({ url: 'https://vimeo.com/76979871', platform: 'vimeo' });
  expect(screen.getByText('Recognised as Vimeo.')).toBeDefined();
  expect(steps()).toEqual(['Change Post URL']);
});

test('a URL that is not a post shows an error and is kept', () => {
  const { type, stored } = openBlockForm('socialEmbed', { platform: 'vimeo' });
  type('Post URL', 'https://www.youtube.com/feed');
  expect(screen.getByRole('alert').textContent).toMatch(
    /^No YouTube post found.*Please check the URL format/,
  );
  type('Post URL', 'https://example.org/a');
  expect(screen.getByRole('alert').textContent).toMatch(/^This URL isn’t a post on YouTube, Vimeo/);
  expect(stored()).toMatchObject({ url: 'https://example.org/a', platform: 'youtube' });
});

test('a component is chosen by name, and its variants are toggle buttons', () => {
  const { press, stored } = openBlockForm('componentSample', { selectedComponent: 'Button:primary' });
  const chip = (name: string) => screen.getByRole('button', { name });
  expect(chip('primary').getAttribute('aria-pressed')).toBe('true');
  press('secondary');
  expect(stored().selectedComponent).toBe('Button:primary,secondary');
  fireEvent.change(screen.getByLabelText('Component'), { target: { value: 'Card' } });
  expect(stored().selectedComponent).toBe('Card');
  expect(screen.getByText(panelWords.allVariants)).toBeDefined();
});

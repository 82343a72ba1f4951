// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { choice } from '#content/fields/kinds.ts';
import { openFields } from '../../../../../../tests/support/open-form.tsx';
import { panelWords } from '../../../../forms/panel-words.ts';

afterEach(cleanup);

const icon = choice('Icon', { phone: 'Phone', mail: 'Mail', unheard: 'Unheard' }, { look: 'icons' });
const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('icons are chosen from their drawings, with "No icon" as an option', () => {
  const { stored } = openFields({ icon }, { icon: 'phone' });
  expect(option('Phone').checked).toBe(true);
  expect(option('Mail').parentElement?.querySelector('svg')).not.toBeNull();
  fireEvent.click(option('Mail'));
  expect(stored().icon).toBe('mail');
  fireEvent.click(option('No icon'));
  expect(stored()).not.toHaveProperty('icon');
});

test('an icon without a drawing shows its name, and an unknown stored icon is reported and kept', () => {
  const { stored } = openFields({ icon }, { icon: 'sparkles' });
  expect(option('Unheard').parentElement?.textContent).toBe('Unheard');
  expect(screen.getByText(panelWords.unknownChoice('sparkles'))).toBeDefined();
  expect(stored().icon).toBe('sparkles');
});

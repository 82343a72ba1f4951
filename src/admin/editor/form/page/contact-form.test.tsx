// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import type { Block } from '#content/block/block.ts';
import { renderInEditor } from '../../../../../tests/support/render-in-editor.tsx';
import { openTestEditor } from '../../../../../tests/support/test-editor.ts';
import { queryClient } from '../../../data/queries.ts';
import { siteQuery } from '../../../page-settings/settings-queries.ts';
import { ContactForm } from './contact-form.tsx';
import { contactWords } from './contact-words.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

function open(blocks: readonly Block[] = [], phoneNumber = '020 123') {
  const contact = { ...defaultSiteSettings.contact, title: { nl: 'Vertel', en: 'Tell me' } };
  queryClient.setQueryData(siteQuery.queryKey, { ...defaultSiteSettings, phoneNumber, contact });
  const editor = openTestEditor({ blocks });
  renderInEditor(editor, <ContactForm />, { versionId: null });
  return editor;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('the texts of the site are placeholders, and each text of the page is one undo step', () => {
  const { content, steps, editing } = open();
  expect(field('Title, Dutch').placeholder).toBe('Vertel');
  expect(field('Title, English').placeholder).toBe('Tell me');
  fireEvent.change(field('Title, Dutch'), { target: { value: 'Plan' } });
  fireEvent.change(field('Title, Dutch'), { target: { value: 'Plan een gesprek' } });
  fireEvent.change(field('Text, English'), { target: { value: 'An hour, free.' } });
  expect(content().metadata).toEqual({
    contactTitle: { nl: 'Plan een gesprek' },
    contactDescription: { en: 'An hour, free.' },
  });
  expect(steps()).toHaveLength(2);
  act(() => editing.undo());
  expect(content().metadata).toEqual({ contactTitle: { nl: 'Plan een gesprek' } });
});

it('hiding the contact section keeps its texts for when it is shown again', () => {
  const { content } = open();
  fireEvent.change(field('Title, Dutch'), { target: { value: 'Plan' } });
  const toggle = screen.getByRole('switch', { name: contactWords.show });
  fireEvent.click(toggle);
  expect(content().metadata).toEqual({ contactTitle: { nl: 'Plan' }, contactSection: 'none' });
  expect(screen.queryAllByRole('textbox')).toHaveLength(0);
  fireEvent.click(toggle);
  expect(content().metadata).toEqual({ contactTitle: { nl: 'Plan' } });
  expect(field('Title, Dutch').value).toBe('Plan');
});

it('a message explains that a contact block replaces the section, or that contact details are missing', () => {
  open([{ id: 'c', type: 'contact' }]);
  expect(screen.getByText(contactWords.taken)).toBeDefined();
  expect(screen.queryByRole('switch')).toBeNull();
  cleanup();
  open([], '');
  expect(screen.getByText(/Add a phone number or email address/)).toBeDefined();
});

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mountBlock, renderVisitorBlocks } from '../../../tests/support/render-visitor-blocks.tsx';

const render = (values: object, context = {}) => mountBlock('contact', values, context);
const links = (root: HTMLElement) =>
  [...root.querySelectorAll('a.button')].map((link) => [link.textContent, link.getAttribute('href')]);

describe('a contact block', () => {
  it('links to its own phone number and email address', () => {
    const values = {
      primaryButtonText: 'Bel me',
      secondaryButtonText: 'Mail me',
      phoneNumber: '+31 (0)6 12 34 56 78',
      emailAddress: 'ik@studio.example',
    };
    expect(links(render(values))).toEqual([
      ['Bel me', 'tel:+31612345678'],
      ['Mail me', 'mailto:ik@studio.example'],
    ]);
  });

  it('falls back to the contact details of the site and default labels', () => {
    expect(links(render({}))).toEqual([
      ['Bel', 'tel:+31201234567'],
      ['Mail', 'mailto:hallo@vitrine.example'],
    ]);
    expect(links(render({ phoneNumber: ' ' }, { language: 'en' }))[0]).toEqual(['Call', 'tel:+31201234567']);
  });

  it('shows no button without contact details', () => {
    const contact = { phoneNumber: '', emailAddress: '' };
    expect(links(render({ title: 'Hallo' }, { contact }))).toEqual([]);
  });

  it('is a labelled section, with the contact anchor only if it is the first', () => {
    const root = render({ title: 'Hallo' });
    const section = root.querySelector('section');
    expect([section?.id, section?.dataset.section]).toEqual(['contact', 'contact']);
    expect(section?.getAttribute('aria-label')).toBe('Hallo');
    const two = renderVisitorBlocks([
      { id: 'grid', type: 'grid', columns: [[{ id: 'a', type: 'contact' }]] },
      { id: 'b', type: 'contact' },
    ]);
    expect(two.match(/id="contact"/g)).toHaveLength(1);
    expect(two.match(/data-section="contact"/g)).toHaveLength(2);
  });
});

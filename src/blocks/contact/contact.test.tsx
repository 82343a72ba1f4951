// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mountBlock, renderVisitorBlocks } from '../../../tests/support/render-visitor-blocks.tsx';

const render = (values: object, context = {}) => mountBlock('contact', values, context);
const links = (root: HTMLElement) =>
  [...root.querySelectorAll('a.button')].map((link) => [link.textContent, link.getAttribute('href')]);

describe('contact', () => {
  it('calls and mails with details of its own', () => {
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

  it('without them it has those of the site, and words of its own', () => {
    expect(links(render({}))).toEqual([
      ['Bel', 'tel:+31201234567'],
      ['Mail', 'mailto:hallo@vitrine.example'],
    ]);
    expect(links(render({ phoneNumber: ' ' }, { language: 'en' }))[0]).toEqual(['Call', 'tel:+31201234567']);
  });

  it('shows no button that leads nowhere', () => {
    const contact = { phoneNumber: '', emailAddress: '' };
    expect(links(render({ title: 'Hallo' }, { contact }))).toEqual([]);
  });

  it('owns the anchor and the event, and only the first one the anchor', () => {
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

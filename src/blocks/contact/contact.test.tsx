// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { drawBlocks, mountBlock } from '../../../tests/support/draw-blocks.tsx';

const draw = (values: object, context = {}) => mountBlock('contact', values, context);
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
    expect(links(draw(values))).toEqual([
      ['Bel me', 'tel:+31612345678'],
      ['Mail me', 'mailto:ik@studio.example'],
    ]);
  });

  it('without them it has those of the site, and words of its own', () => {
    expect(links(draw({}))).toEqual([
      ['Bel', 'tel:+31201234567'],
      ['Mail', 'mailto:hallo@vitrine.example'],
    ]);
    expect(links(draw({ phoneNumber: ' ' }, { language: 'en' }))[0]).toEqual(['Call', 'tel:+31201234567']);
  });

  it('shows no button that leads nowhere', () => {
    const contact = { phoneNumber: '', emailAddress: '' };
    expect(links(draw({ title: 'Hallo' }, { contact }))).toEqual([]);
  });

  it('owns the anchor and the event, and only the first one the anchor', () => {
    const root = draw({ title: 'Hallo' });
    const section = root.querySelector('section');
    expect([section?.id, section?.dataset.section]).toEqual(['contact', 'contact']);
    expect(section?.getAttribute('aria-label')).toBe('Hallo');
    const two = drawBlocks([
      { id: 'grid', type: 'grid', columns: [[{ id: 'a', type: 'contact' }]] },
      { id: 'b', type: 'contact' },
    ]);
    expect(two.match(/id="contact"/g)).toHaveLength(1);
    expect(two.match(/data-section="contact"/g)).toHaveLength(2);
  });
});

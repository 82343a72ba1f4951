// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { validateContent } from '#content/validate.ts';
import { drawBlock, mountBlock } from '../../../tests/support/draw-blocks.tsx';
import { blockDefinitions } from '../definitions.ts';
import { buttonIcons } from './icons.ts';

const draw = (button: object, context = {}) =>
  mountBlock('button', { buttons: [{ id: 'a', ...button }] }, context).querySelector<HTMLElement>('.button');

describe('what a button does', () => {
  it.each([
    [{ action: 'link', url: '/cases' }, '/en/cases'],
    [{ action: 'link', url: '' }, '/'],
    [{ action: undefined, url: '#contact' }, '#contact'],
    [{ action: 'contact' }, '#contact'],
    [{ action: 'call' }, 'tel:+31201234567'],
    [{ action: 'mail' }, 'mailto:hallo@vitrine.example'],
    [{ action: 'back' }, '/en'],
    [{ action: 'back', url: '/cases' }, '/en/cases'],
  ])('%j leads to %s', (button, href) => {
    const language = href.startsWith('/en') ? 'en' : 'nl';
    const drawn = draw(button, { language });
    expect(drawn?.tagName).toBe('A');
    expect(drawn?.getAttribute('href')).toBe(href);
    expect(drawn?.dataset.action).toBe(button.action === 'back' ? 'back' : undefined);
  });

  it('a site elsewhere opens in a new tab', () => {
    expect(draw({ url: 'https://example.com' })?.getAttribute('target')).toBe('_blank');
  });

  it('calling and mailing without details lead to the contact section', () => {
    const contact = { phoneNumber: '', emailAddress: ' ' };
    for (const action of ['call', 'mail'])
      expect(draw({ action }, { contact })?.getAttribute('href')).toBe('#contact');
  });

  it.each(['cookie-settings', 'confetti'])('%s is left to the script of the page', (action) => {
    const drawn = draw({ action });
    expect(drawn?.tagName).toBe('BUTTON');
    expect(drawn?.dataset.action).toBe(action);
  });

  it('an action that nobody knows can be saved', () => {
    const block = { id: 'a', type: 'button', buttons: [{ id: 'b', action: 'confetti' }] };
    expect(validateContent(blockDefinitions, { overview: [block] }).faults).toEqual([]);
  });
});

describe('how buttons look', () => {
  it('always have a name', () => {
    expect(draw({ action: 'call' })?.textContent).toBe('Bel');
    expect(draw({ action: 'call' }, { language: 'en' })?.textContent).toBe('Call');
    expect(draw({ action: 'confetti' })?.textContent).toBe('confetti');
  });

  it('every icon that can be chosen is drawn, arrows behind the words', () => {
    const options = Object.keys(buttonIcons);
    for (const icon of options) expect(draw({ icon, text: 'Ga' })?.querySelector('svg')).not.toBeNull();
    expect(draw({ icon: 'arrow-right', text: 'Ga' })?.lastElementChild?.tagName).toBe('svg');
    expect(draw({ icon: 'phone', text: 'Bel' })?.firstElementChild?.tagName).toBe('svg');
  });

  it('stand left with a medium space unless told otherwise', () => {
    expect(
      drawBlock('button', { buttons: [{ text: 'Ga' }], alignment: 'justify', spacing: 'huge' }),
    ).toContain('class="buttons buttons--horizontal buttons--left buttons--medium"');
    expect(
      drawBlock('button', {
        buttons: [{ text: 'Ga' }],
        layout: 'vertical',
        alignment: 'right',
        spacing: 'large',
        fullWidthMobile: true,
      }),
    ).toContain('class="buttons buttons--vertical buttons--right buttons--large buttons--full-on-mobile"');
  });
});

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { validateContent } from '#content/block/validate.ts';
import { mountBlock, renderVisitorBlock } from '../../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from '../definitions.ts';
import { contentIcons } from '../shared/content-icons.ts';

const render = (button: object, context = {}) =>
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
    const rendered = render(button, { language });
    expect(rendered?.tagName).toBe('A');
    expect(rendered?.getAttribute('href')).toBe(href);
    expect(rendered?.dataset.action).toBe(button.action === 'back' ? 'back' : undefined);
  });

  it('a site elsewhere opens in a new tab', () => {
    expect(render({ url: 'https://example.com' })?.getAttribute('target')).toBe('_blank');
  });

  it('calling and mailing without details lead to the contact section', () => {
    const contact = { phoneNumber: '', emailAddress: ' ' };
    for (const action of ['call', 'mail'])
      expect(render({ action }, { contact })?.getAttribute('href')).toBe('#contact');
  });

  it.each(['cookie-settings', 'confetti'])('%s is left to the script of the page', (action) => {
    const rendered = render({ action });
    expect(rendered?.tagName).toBe('BUTTON');
    expect(rendered?.dataset.action).toBe(action);
  });

  it('an action that nobody knows can be saved', () => {
    const block = { id: 'a', type: 'button', buttons: [{ id: 'b', action: 'confetti' }] };
    expect(validateContent(blockDefinitions, { overview: [block] }).issues).toEqual([]);
  });
});

describe('how buttons look', () => {
  it('always have a name', () => {
    expect(render({ action: 'call' })?.textContent).toBe('Bel');
    expect(render({ action: 'call' }, { language: 'en' })?.textContent).toBe('Call');
    expect(render({ action: 'confetti' })?.textContent).toBe('confetti');
  });

  it('every icon that can be chosen is rendered, arrows behind the words', () => {
    const options = Object.keys(contentIcons);
    for (const icon of options) expect(render({ icon, text: 'Ga' })?.querySelector('svg')).not.toBeNull();
    expect(render({ icon: 'arrow-right', text: 'Ga' })?.lastElementChild?.tagName).toBe('svg');
    expect(render({ icon: 'phone', text: 'Bel' })?.firstElementChild?.tagName).toBe('svg');
  });

  it('stand left with a medium space unless told otherwise', () => {
    expect(
      renderVisitorBlock('button', { buttons: [{ text: 'Ga' }], alignment: 'justify', spacing: 'huge' }),
    ).toContain('class="buttons buttons--horizontal buttons--left buttons--medium"');
    expect(
      renderVisitorBlock('button', {
        buttons: [{ text: 'Ga' }],
        layout: 'vertical',
        alignment: 'right',
        spacing: 'large',
        fullWidthMobile: true,
      }),
    ).toContain('class="buttons buttons--vertical buttons--right buttons--large buttons--full-on-mobile"');
  });
});

it('is as large as it is on every page, or larger where the block asks for it', () => {
  const buttons = [{ id: 'a', text: 'Press', action: 'back' }];
  expect(renderVisitorBlock('button', { buttons })).not.toContain('zoom');
  expect(renderVisitorBlock('button', { buttons, size: 'large' })).toContain('style="zoom:1.6"');
  expect(renderVisitorBlock('button', { buttons, size: 'gigantic' })).not.toContain('zoom');
});

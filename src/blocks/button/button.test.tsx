// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { validateContent } from '#content/block/validate.ts';
import { mountBlock, renderVisitorBlock } from '../../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from '../definitions.ts';
import { contentIcons } from '../shared/content-icons.ts';

const render = (button: object, context = {}) =>
  mountBlock('button', { buttons: [{ id: 'a', ...button }] }, context).querySelector<HTMLElement>('.button');

describe('the action of a button', () => {
  it.each([
    [{ action: 'link', url: '/cases' }, '/en/cases'],
    [{ action: 'link', url: '' }, '/'],
    [{ action: undefined, url: '#contact' }, '#contact'],
    [{ action: 'contact' }, '#contact'],
    [{ action: 'call' }, 'tel:+31201234567'],
    [{ action: 'mail' }, 'mailto:hallo@vitrine.example'],
    [{ action: 'back' }, '/en'],
    [{ action: 'back', url: '/cases' }, '/en/cases'],
  ])('%j links to %s', (button, href) => {
    const language = href.startsWith('/en') ? 'en' : 'nl';
    const rendered = render(button, { language });
    expect(rendered?.tagName).toBe('A');
    expect(rendered?.getAttribute('href')).toBe(href);
    expect(rendered?.dataset.action).toBe(button.action === 'back' ? 'back' : undefined);
  });

  it('opens another site in a new tab', () => {
    expect(render({ url: 'https://example.com' })?.getAttribute('target')).toBe('_blank');
  });

  it('falls back to the contact section without a phone number or email address', () => {
    const contact = { phoneNumber: '', emailAddress: ' ' };
    for (const action of ['call', 'mail'])
      expect(render({ action }, { contact })?.getAttribute('href')).toBe('#contact');
  });

  it.each(['cookie-settings', 'confetti'])('leaves %s to the page script', (action) => {
    const rendered = render({ action });
    expect(rendered?.tagName).toBe('BUTTON');
    expect(rendered?.dataset.action).toBe(action);
  });

  it('passes validation even if it is unknown', () => {
    const block = { id: 'a', type: 'button', buttons: [{ id: 'b', action: 'confetti' }] };
    expect(validateContent(blockDefinitions, { overview: [block] }).issues).toEqual([]);
  });
});

describe('a row of buttons', () => {
  it('has default labels for actions', () => {
    expect(render({ action: 'call' })?.textContent).toBe('Bel');
    expect(render({ action: 'call' }, { language: 'en' })?.textContent).toBe('Call');
    expect(render({ action: 'confetti' })?.textContent).toBe('confetti');
  });

  it('renders every icon option, with arrows after the label', () => {
    const options = Object.keys(contentIcons);
    for (const icon of options) expect(render({ icon, text: 'Ga' })?.querySelector('svg')).not.toBeNull();
    expect(render({ icon: 'arrow-right', text: 'Ga' })?.lastElementChild?.tagName).toBe('svg');
    expect(render({ icon: 'phone', text: 'Bel' })?.firstElementChild?.tagName).toBe('svg');
  });

  it('is left-aligned with medium spacing by default', () => {
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

it('a button has its normal size, or a known larger size if the block sets one', () => {
  const buttons = [{ id: 'a', text: 'Press', action: 'back' }];
  expect(renderVisitorBlock('button', { buttons })).not.toContain('zoom');
  expect(renderVisitorBlock('button', { buttons, size: 'large' })).toContain('style="zoom:1.6"');
  expect(renderVisitorBlock('button', { buttons, size: 'gigantic' })).not.toContain('zoom');
});

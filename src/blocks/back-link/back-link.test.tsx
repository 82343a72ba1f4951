// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mountBlock } from '../../../tests/support/render-visitor-blocks.tsx';

const render = (values: object, context = {}) => mountBlock('backLink', values, context);

describe('a back link', () => {
  it.each([
    [{}, '/', '/en'],
    [{ destination: 'dashboard', customUrl: '/cases' }, '/', '/en'],
    [{ destination: 'custom', customUrl: '/cases' }, '/cases', '/en/cases'],
    [{ destination: 'custom', customUrl: 'main' }, '/', '/en'],
    [{ destination: 'custom', href: '/clients' }, '/clients', '/en/clients'],
    [{ href: '/clients' }, '/clients', '/en/clients'],
    [{ destination: 'dashboard', customUrl: '/cases', href: '/clients' }, '/clients', '/en/clients'],
    [{ destination: 'custom', customUrl: '/cases', href: '/clients' }, '/cases', '/en/cases'],
    [{ destination: 'custom' }, '/', '/en'],
    [{ destination: 'custom', customUrl: 'javascript:alert(1)' }, '/', '/en'],
  ])('with %j links to %s', (values, nl, en) => {
    const href = (language: string) =>
      render(values, { language }).querySelector('[data-back-link]')?.getAttribute('href');
    expect([href('nl'), href('en')]).toEqual([nl, en]);
  });

  it('has a default label in the page language, and the chosen style', () => {
    expect(render({}).querySelector('a')?.textContent).toBe('Terug');
    expect(render({}, { language: 'en' }).querySelector('a')?.textContent).toBe('Back');
    expect(render({}).querySelector('a svg')).not.toBeNull();
    expect(render({ style: 'text' }).querySelector('a svg')).toBeNull();
    expect(render({ style: 'button' }).querySelector('a.button[data-back-link]')).not.toBeNull();
  });

  it('renders tags with and without a link', () => {
    const tags = [
      { id: 'a', value: { nl: 'Onderzoek', en: 'Research' }, link: '/werkwijze' },
      'Prototype',
      { id: 'c', value: '' },
    ];
    const items = [...render({ tags }, { language: 'en' }).querySelectorAll('li')];
    expect(items.map((item) => item.textContent)).toEqual(['Research', 'Prototype']);
    expect(items[0]?.querySelector('a')?.getAttribute('href')).toBe('/en/werkwijze');
    expect(render({}).querySelector('ul')).toBeNull();
  });
});

// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { catalogue, findCatalogueEntry, parseSelection } from './catalogue.ts';
import { Sample, variantNames } from './sample.tsx';

const listVariants = (name: string) => findCatalogueEntry(name)?.variants.map((variant) => variant.name);

it('the catalogue contains the specified components and variants', () => {
  expect(listVariants('Button')).toEqual([
    'primary',
    'secondary',
    'tertiary',
    'slim',
    'nav',
    'navActive',
    'carousel',
  ]);
  expect(listVariants('Card')).toEqual(['default', 'elevated', 'bordered', 'flat']);
  expect(listVariants('Switch')).toEqual(['default', 'pills', 'sliding']);
  expect(listVariants('SidePanel')).toEqual(['300', '400', '500', '600']);
  expect(findCatalogueEntry('Toggle')?.variants).toEqual([
    { name: 'small', note: '36 × 20' },
    { name: 'medium', note: '48 × 24' },
    { name: 'large', note: '60 × 30' },
  ]);
  expect(findCatalogueEntry('Modal')?.variants.map(({ name, note }) => [name, note])).toEqual([
    ['small', '400 × 300'],
    ['medium', '600 × 500'],
    ['large', '800 × 600'],
    ['xlarge', '1200 × 800'],
    ['fullscreen', undefined],
  ]);
});

it.each([
  ['Button', 'Button', []],
  ['Button:primary', 'Button', ['primary']],
  [' Button : primary, slim,,primary ', 'Button', ['primary', 'slim']],
  ['Button:', 'Button', []],
  ['', '', []],
])('parseSelection reads %j as %s with %j', (selection, name, variants) => {
  expect(parseSelection(selection)).toMatchObject({ name, variants });
});

it('parseSelection keeps everything after the colon in rest', () => {
  expect(parseSelection('Spline:https://a.example/b,c.splinecode').rest).toBe(
    'https://a.example/b,c.splinecode',
  );
});

describe.each(catalogue.map((entry) => [entry.name, entry] as const))('%s', (_name, entry) => {
  const render = (language: 'nl' | 'en') => {
    const root = document.createElement('div');
    root.innerHTML = renderToStaticMarkup(
      <Sample
        entry={entry}
        variants={entry.variants.map(({ name }) => name)}
        language={language}
        id="sample"
      />,
    );
    return root;
  };

  it('renders every variant with its name', () => {
    const figures = [...render('nl').querySelectorAll('figure')];
    expect(figures).toHaveLength(entry.variants.length);
    figures.forEach((figure, index) => {
      const { name = '' } = entry.variants[index] ?? {};
      expect(figure.querySelector('figcaption')?.textContent).toContain(variantNames[name]?.nl ?? name);
      expect(figure.querySelector('.sample__stage')?.firstElementChild).not.toBeNull();
    });
  });

  it('is translated into both languages', () => {
    const words = render('nl').textContent;
    if (entry.name !== 'Button') expect(words).not.toBe(render('en').textContent);
  });

  it('has unique ids, labels for all controls, and popovers that exist', () => {
    const root = render('en');
    const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const opener of root.querySelectorAll('[popovertarget]')) {
      expect(ids).toContain(opener.getAttribute('popovertarget'));
    }
    for (const input of root.querySelectorAll<HTMLInputElement>('input, textarea')) {
      expect(input.labels?.[0]?.textContent).toBeTruthy();
    }
    for (const button of root.querySelectorAll('button')) {
      expect(button.textContent || button.getAttribute('aria-label')).toBeTruthy();
    }
  });
});

it('the sample forms have the specified limits and send nothing', () => {
  const root = document.createElement('div');
  const form = findCatalogueEntry('Form');
  if (!form) throw new Error('There is no form');
  root.innerHTML = renderToStaticMarkup(
    <Sample entry={form} variants={['login', 'signup', 'profile']} language="en" id="f" />,
  );
  const input = (id: string) => root.querySelector<HTMLInputElement>(`#f-Form-${id}`);
  expect(input('login-password')?.minLength).toBe(6);
  expect(input('signup-password')?.minLength).toBe(8);
  expect(input('profile-name')?.maxLength).toBe(50);
  expect(input('profile-bio')?.maxLength).toBe(500);
  expect(input('login-mail')?.type).toBe('email');
  expect(input('login-mail')?.required).toBe(true);
  for (const element of root.querySelectorAll('form')) expect(element.getAttribute('method')).toBe('dialog');
});

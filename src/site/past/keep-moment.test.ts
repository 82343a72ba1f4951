import { expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { keepMoment } from './keep-moment.ts';

const moment = {
  at: '2026-03-01T09:00:00.000Z',
  value: '2026-03-01T09:00:00.000Z~a.b-_',
  timeZone: 'Europe/Amsterdam',
};
const at = `at=${moment.value}`;

it.each([
  ['a page', '<a href="/cases">', `<a href="/cases?${at}">`],
  [
    'a page with more before it',
    '<a class="x" href="/en/cases/a">',
    `<a class="x" href="/en/cases/a?${at}">`,
  ],
  ['the home page', '<a href="/">', `<a href="/?${at}">`],
  ['a place on a page', '<a href="/cases#een">', `<a href="/cases?${at}#een">`],
  ['a page with a query', '<a href="/cases?a=1">', `<a href="/cases?a=1&amp;${at}">`],
  ['the gate of a page', '<dialog open="" data-gate="/x">', `<dialog open="" data-gate="/x?${at}">`],
])('a link to %s keeps the moment in its query', (_what, tag, kept) => {
  expect(keepMoment(`<p>${tag}x</a></p>`, moment)).toBe(`<p>${kept}x</a></p>`);
});

it.each([
  ['today', '<a href="/cases" data-today="true">'],
  ['another site', '<a href="https://example.com/a">'],
  ['another site by its protocol', '<a href="//example.com/a">'],
  ['a place on this page', '<a href="#page">'],
  ['an e-mail address', '<a href="mailto:a@b.nl">'],
  ['a file', '<a href="/media/1/a.jpg">'],
  ['a screen', '<a href="/admin/pages">'],
  ['an icon', '<link rel="icon" href="/favicon.svg">'],
])('a link to %s does not change', (_what, tag) => {
  expect(keepMoment(tag, moment)).toBe(tag);
});

it('keepMoment changes only URLs', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const kept = keepMoment(`<a href="/x">${text.replaceAll('<', '&lt;')}</a>`, moment);
      expect(kept.replace(`?${at}`, '')).toBe(`<a href="/x">${text.replaceAll('<', '&lt;')}</a>`);
    }),
  );
});

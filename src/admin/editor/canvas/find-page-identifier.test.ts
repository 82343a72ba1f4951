// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findPageIdentifier } from './followed-link.tsx';

const { origin } = window.location;

test('a link to one of our pages names it, in either language and with whatever is behind it', () => {
  const links = ['/proef', '/en/proef', `${origin}/proef?x=1#kop`, '/cases/halte', '/'];
  expect(links.map(findPageIdentifier)).toEqual(['proef', 'proef', 'proef', 'halte', 'main']);
});

test('a link to another site, to a mail or to no page names none', () => {
  const links = ['https://elsewhere.example/proef', 'mailto:me@studio.example', '/a/b/c'];
  expect(links.map(findPageIdentifier)).toEqual([undefined, undefined, undefined]);
});

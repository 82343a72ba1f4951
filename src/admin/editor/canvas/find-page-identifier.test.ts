// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findPageIdentifier } from './followed-link.tsx';

const { origin } = window.location;

test('findPageIdentifier returns the page of an internal link, in any language, with query or hash', () => {
  const links = ['/proef', '/en/proef', `${origin}/proef?x=1#kop`, '/cases/halte', '/'];
  expect(links.map(findPageIdentifier)).toEqual(['proef', 'proef', 'proef', 'halte', 'main']);
});

test('findPageIdentifier returns undefined for external links, mail links and unknown paths', () => {
  const links = ['https://elsewhere.example/proef', 'mailto:me@studio.example', '/a/b/c'];
  expect(links.map(findPageIdentifier)).toEqual([undefined, undefined, undefined]);
});

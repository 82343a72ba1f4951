import { expect, it } from 'vitest';
import { completeAddress, isFullAddress } from './full-address.ts';

it.each([
  '/brood',
  '/',
  'main',
  '#contact',
  '?a=1',
  '//example.org/a',
  'https://example.org',
  'HTTP://x.nl',
  'mailto:a@b.nl',
  'tel:+31',
])('%s is a complete link target', (address) => {
  expect([isFullAddress(address), completeAddress(` ${address} `)]).toEqual([true, address]);
});

it.each([
  ['www.example.org/a', 'https://www.example.org/a'],
  ['hallo@studio.example', 'mailto:hallo@studio.example'],
  ['brood', undefined],
  ['cases/shell', undefined],
  ['./brood', undefined],
  ['bestand.pdf', undefined],
  ['www.', undefined],
  ['ftp://example.org', undefined],
])('the incomplete link target %s is completed to %s', (text, meant) => {
  expect([isFullAddress(text), completeAddress(text)]).toEqual([false, meant]);
});

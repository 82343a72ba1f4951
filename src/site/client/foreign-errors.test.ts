// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://studio.example/cases" }
import { expect, it } from 'vitest';
import { isForeign, isForeignStack, silenceForeignErrors } from './foreign-errors.ts';

it.each([
  ['Script error.', '', true],
  ['Script error', '', true],
  ['x is not defined', 'https://www.googletagmanager.com/gtag/js?id=G-1', true],
  ['x is not defined', 'chrome-extension://abc/content.js', true],
  ['x is not defined', 'https://studio.example.evil.example/x.js', true],
  ['x is not defined', 'https://studio.example/assets/chrome.js', false],
  ['x is not defined', 'https://studio.example/cases', false],
  ['ResizeObserver loop completed with undelivered notifications.', '', false],
])('error "%s" from "%s" comes from a third-party script: %s', (message, filename, foreign) => {
  expect(isForeign({ message, filename })).toBe(foreign);
});

it.each([
  ['Error: no\n    at f (https://www.googletagmanager.com/gtag/js?id=G-1:2:3)', true],
  [
    'Error: no\n    at f (https://www.googletagmanager.com/gtag/js:2:3)\n    at g (https://studio.example/assets/a.js:1:1)',
    false,
  ],
  ['TypeError: Failed to fetch dynamically imported module: https://studio.example/assets/a.js', false],
  ['Error: no', false],
  [undefined, false],
])('a rejection with the stack %j comes from a third-party script: %s', (stack, foreign) => {
  expect(isForeignStack(stack)).toBe(foreign);
});

it('silenceForeignErrors keeps third-party errors out of the console and lets our own through', () => {
  silenceForeignErrors();
  const silenced = (filename: string) =>
    !window.dispatchEvent(new ErrorEvent('error', { message: 'no', filename, cancelable: true }));
  expect(silenced('https://platform.example/embed.js')).toBe(true);
  expect(silenced('https://studio.example/assets/chrome.js')).toBe(false);
});

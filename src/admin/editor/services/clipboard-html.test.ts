// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { embedJson, extractJson } from './clipboard.ts';

test('JSON embedded in HTML is extracted unchanged, whatever characters it has', () => {
  const json = '{"a":"<b> & \\"quoted\\" \'single\' é \\n &amp;"}';
  expect(extractJson(embedJson(json, 'Hallo'))).toBe(json);
  // With the wrapper that browsers add.
  expect(
    extractJson(`<html><body><!--StartFragment-->${embedJson(json, '')}<!--EndFragment--></body></html>`),
  ).toBe(json);
});

test('the HTML shows the text, one paragraph each', () => {
  const body = new DOMParser().parseFromString(
    embedJson('{}', 'Eén\nregel\n\n<script>x</script>'),
    'text/html',
  ).body;
  expect([...body.querySelectorAll('p')].map(({ innerHTML }) => innerHTML)).toEqual([
    'Eén<br>regel',
    '&lt;script&gt;x&lt;/script&gt;',
  ]);
  expect(body.querySelector('script')).toBeNull();
});

test('other HTML contains no embedded JSON', () => {
  expect(extractJson('<p>Hallo</p>')).toBeUndefined();
  expect(extractJson('')).toBeUndefined();
});

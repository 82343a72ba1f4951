import { expect, it } from 'vitest';
import { omitSecrets } from './current-log.ts';

it.each([
  ['/kamer/abc', '/kamer/…'],
  ['/en/kamer/abc?logout', '/en/kamer/…?logout'],
  ['/nl/kamer/abc/x', '/nl/kamer/…/x'],
  ['/inzage/abc~1.x?a=b', '/inzage/…?a=b'],
  ['/api/rooms/abc', '/api/rooms/…'],
  ['/admin/welcome?token=abc', '/admin/welcome?token=…'],
  ['/admin/welcome?a=b&token=abc&c=d', '/admin/welcome?a=b&token=…&c=d'],
  ['/api/drafts/abc~1.x/remarks', '/api/drafts/…/remarks'],
  ['/over-ons?x=kamer', '/over-ons?x=kamer'],
  ['/api/admin/rooms/abc', '/api/admin/rooms/abc'],
])('omitSecrets turns %s into %s', (url, told) => {
  expect(omitSecrets(url)).toBe(told);
});

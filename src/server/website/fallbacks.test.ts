import { expect, it, vi } from 'vitest';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import { parseSitePath } from '#content/address/site-paths.ts';
import { builtAssets } from '../../../tests/support/built-assets.ts';
import { createFallback } from './fallbacks.ts';

it('a fallback page is rendered once per URL until the studio’s settings change', async () => {
  const headers = vi.fn(() => ({}));
  let settings = defaultSiteSettings;
  const contexts = {
    last: () => ({
      settings,
      menu: [],
      origin: 'https://studio.example',
      assets: builtAssets.site,
      year: 2026,
    }),
  };
  const fallback = createFallback({ cache: { stale: () => undefined }, contexts, headers });
  const answers = [];
  for (const path of ['/een', '/een', '/en/een', '/cases/shell', '/cases/shell'])
    answers.push(await fallback(parseSitePath(path), false));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  // Each URL is rendered once, and each rendering computes its headers once.
  expect(headers).toHaveBeenCalledTimes(3);
  settings = { ...settings };
  await fallback(parseSitePath('/een'), false);
  expect(headers).toHaveBeenCalledTimes(4);
});

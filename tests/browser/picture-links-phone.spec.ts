import { findViolations } from './support/axe.ts';
import { measureOverflow } from './support/site.ts';
import { expect, signedInTest as test } from './support/test.ts';

const pages = [
  { path: '/', links: 7, name: 'Laagwater', leads: /\/cases\/shell$/ },
  { path: '/clients', links: 9, name: /Kiezel/, leads: /\/cases\/tweakers$/ },
] as const;

for (const { path, links, name, leads } of pages)
  test(`on my phone each link in the image of ${path} can be tapped or reached by keyboard`, async ({
    page,
  }) => {
    await page.goto(path);
    const spots = page.locator('.hero__link');
    await expect(spots).toHaveCount(links);
    for (const spot of await spots.all()) {
      const box = await spot.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await spot.focus();
      await expect(spot).toBeFocused();
    }
    expect(await measureOverflow(page)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await page.locator('.hero').getByRole('link', { name }).tap();
    await expect(page).toHaveURL(leads);
  });

import type { Page } from '@playwright/test';
import { siteWords } from '#i18n/site-words.ts';
import type { TestBlock } from './support/studio-api.ts';
import { expect, test } from './support/test.ts';

const spots = (page: Page) => page.locator('.hero__link');
const low = (page: Page) => page.getByRole('link', { name: 'Laagwater', exact: true }).first();
const findName = (page: Page) => page.locator('.hero__name', { hasText: 'Laagwater' });

test.describe('the cabinet on the home page', () => {
  test('links seven compartments to seven cases, and names the one that I hover over', async ({ page }) => {
    await page.goto('/');
    await expect(spots(page)).toHaveCount(7);
    await expect(findName(page)).toHaveCSS('opacity', '0');
    await low(page).hover();
    await expect(findName(page)).toHaveCSS('opacity', '1');
    await low(page).click();
    await expect(page).toHaveURL('/cases/shell');
  });

  test('can be navigated by keyboard, with a name for each compartment', async ({ page }) => {
    await page.goto('/');
    await spots(page).first().focus();
    const named: (string | null)[] = [];
    for (let index = 0; index < 7; index += 1) {
      named.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
      await page.keyboard.press('Tab');
    }
    expect(new Set(named).size).toBe(7);
    expect(named).not.toContain(null);
  });

  test('places each compartment at its spot in the image, however it is cropped', async ({ page }) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 820, height: 1180 },
      // At this height the crop shows only the middle of the image.
      { width: 768, height: 1800 },
    ]) {
      await page.setViewportSize(size);
      await page.goto('/');
      const found = await page.locator('.hero__spot').evaluateAll((all) =>
        all.map((spot) => {
          const hero = (spot.closest('.hero') as HTMLElement).getBoundingClientRect();
          const link = (spot.querySelector('.hero__link') as HTMLElement).getBoundingClientRect();
          const share = (name: string) => Number((spot as HTMLElement).style.getPropertyValue(name));
          const scale = Math.max(hero.width / 16, hero.height / 9);
          const [width, height] = [scale * 16, scale * 9];
          const picture = spot.closest('.hero')?.querySelector('.picture img') as HTMLElement;
          const [across = Number.NaN, down = Number.NaN] = getComputedStyle(picture)
            .objectPosition.split(' ')
            .map((part) => Number.parseFloat(part) / 100);
          const left = hero.left + (hero.width - width) * across + width * share('--x');
          const top = hero.top + (hero.height - height) * down + height * share('--y');
          const inside = (from: number, to: number, low: number, high: number) =>
            [Math.max(from, low), Math.max(Math.max(from, low), Math.min(to, high))] as const;
          const [l, r] = inside(left, left + width * share('--w'), hero.left, hero.right);
          const [t, b] = inside(top, top + height * share('--h'), hero.top, hero.bottom);
          const isTarget = r - l >= 44 && b - t >= 44;
          const off = [link.left - l, link.right - r, link.top - t, link.bottom - b].map(Math.abs);
          return { isTarget, isThere: link.width > 0, off: link.width > 0 ? Math.max(...off) : 0 };
        }),
      );
      expect(found.some(({ isTarget }) => isTarget)).toBe(true);
      for (const { isTarget, isThere, off } of found) {
        expect(isThere).toBe(isTarget);
        expect(off).toBeLessThan(1);
      }
    }
  });

  test('offers no links to compartments that the crop cuts off in a tall viewport', async ({ page, api }) => {
    await page.setViewportSize({ width: 768, height: 1800 });
    // On the home page the image is never cropped.
    const { overview } = await api.readPage('main');
    const hero = overview.find(({ type }) => type === 'heroImage');
    await page.goto(
      await api.publish({ ...hero, wholeImage: false, heightPercentageTablet: 90 } as TestBlock),
    );
    await expect(spots(page)).toHaveCount(7);
    const seen = spots(page).filter({ visible: true });
    expect(await seen.count()).toBeGreaterThan(0);
    expect(await seen.count()).toBeLessThan(7);
    for (const link of await seen.all()) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});

test('a case ends with a link to the next case, with its image', async ({ page }) => {
  await page.goto('/cases/shell');
  const next = page
    .getByRole('navigation', { name: siteWords.nl.caseEnd.label })
    .getByRole('link', { name: /^Volgende/ });
  await next.scrollIntoViewIfNeeded();
  await expect(next.locator('img').first()).toHaveJSProperty('complete', true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await next.click();
  await expect(page).toHaveURL(/\/cases\/(?!shell)/);
});

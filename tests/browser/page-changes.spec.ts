import type { Page } from '@playwright/test';
import { waitForPaint } from './support/frames.ts';
import { watchShifts } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

/** The view transition by which a page was opened, as that page recorded it. */
interface Arrival {
  /** Names of the animated groups, except the root. */
  readonly moved: string[];
  /** False if the image that moves is outside of its own picture. */
  readonly isInPlace: boolean;
}

const chromeScript = /\/assets\/chrome-.*\.js$/;

/** Records the view transition on every page from now on. */
async function watchArrivals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(
        () => {
          const moved = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
            .filter((name) => name.startsWith('::view-transition-group('));
          const pictures = [...document.querySelectorAll<HTMLElement>('.picture')];
          const hero = pictures.find((picture) => getComputedStyle(picture).viewTransitionName === 'hero');
          const [outside, inside] = [hero, hero?.querySelector('img')].map((element) =>
            element?.getBoundingClientRect(),
          );
          const isInPlace = outside !== undefined && outside.left === inside?.left;
          Object.assign(window, { arrival: { moved: [...new Set(moved)], isInPlace } });
        },
        (error: unknown) => Object.assign(window, { arrival: { moved: [String(error)], isInPlace: false } }),
      );
    });
  });
}

const readArrival = (page: Page) => page.evaluate(() => (window as { arrival?: Arrival }).arrival);
const arrival = async (page: Page) => (await readArrival(page))?.moved;
const namedIn = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(
        (element) =>
          getComputedStyle(element).viewTransitionName === 'hero' && element.getClientRects().length > 0,
      ).length,
  );
/** Finds the card of the Shell case. Its image only looks like part of its link. */
const shellCard = (page: Page) => page.locator('.card', { has: page.locator('a[href="/cases/shell"]') });

test.describe('page transitions', () => {
  test('animate a card’s image into the hero of its case, and back', async ({ page }) => {
    await watchArrivals(page);
    await page.goto('/cases');
    await shellCard(page).getByRole('link').click();
    await expect(page).toHaveURL('/cases/shell');
    await expect.poll(() => arrival(page)).toContain('::view-transition-group(hero)');
    expect(await namedIn(page)).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/cases');
    await expect.poll(() => arrival(page)).toContain('::view-transition-group(hero)');
    expect((await readArrival(page))?.isInPlace).toBe(true);
    await expect.poll(() => namedIn(page)).toBe(0);
  });

  test('animate back into the card even when scripts load late', {
    tag: '@long',
  }, async ({ page }) => {
    // Pauses the clock, because the page's timeout could pass on a busy machine.
    const now = new Date('2026-03-02T12:00:00Z');
    await page.clock.install({ time: now });
    await page.clock.pauseAt(new Date(now.getTime() + 1000));
    await watchArrivals(page);
    await page.goto('/cases');
    await shellCard(page).getByRole('link').click();
    await expect(page).toHaveURL('/cases/shell');
    // A page that the visitor leaves before its first paint has no view transition.
    await expect.poll(() => arrival(page)).toContain('::view-transition-group(hero)');
    await page.route(chromeScript, async (route) => {
      // By then the page is painted, unless something blocks its rendering.
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await page.goBack();
    await expect.poll(() => arrival(page)).toContain('::view-transition-group(hero)');
  });

  test('do not block the previous page when scripts never load', { tag: '@long' }, async ({ page }) => {
    await page.goto('/cases');
    await shellCard(page).getByRole('link').click();
    await expect(page).toHaveURL('/cases/shell');
    await page.route(chromeScript, () => undefined);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/cases');
    await waitForPaint(page);
    await expect(shellCard(page)).toBeVisible();
  });

  test('never give two elements on one page the hero’s name', async ({ page }) => {
    await watchArrivals(page);
    await page.goto('/');
    expect(await namedIn(page)).toBe(1);
    const card = page.locator('main .card a[href^="/cases/"]').first();
    await card.scrollIntoViewIfNeeded();
    await card.click();
    await expect(page).toHaveURL(/\/cases\/[\w-]+$/);
    await expect.poll(() => arrival(page)).toBeDefined();
    expect((await arrival(page))?.filter((name) => !name.startsWith('::view-transition'))).toEqual([]);
    expect(await namedIn(page)).toBe(1);
  });

  test('do not run when I prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await watchArrivals(page);
    await page.goto('/cases');
    await shellCard(page).getByRole('link').click();
    await expect(page).toHaveURL('/cases/shell');
    expect(await arrival(page)).toBeUndefined();
    expect(await namedIn(page)).toBe(0);
  });
});

test.describe('fonts', () => {
  test('have fallbacks of the same width in every weight', async ({ page }) => {
    await page.goto('/werkwijze');
    const ratios = await page.evaluate(async () => {
      const standIns = [...document.fonts].filter(({ family }) => /Instrument Sans ./.test(family));
      const context = document.createElement('canvas').getContext('2d');
      const words = document.querySelector('main')?.textContent.replace(/\s+/g, ' ').slice(0, 1500) ?? '';
      const width = (font: FontFace, family: string) => {
        if (!context) return 0;
        // At reading size hinting rounds each letter to whole pixels, by up to 5 % where the browser has Liberation Sans.
        context.font = `${font.weight} 200px ${family}`;
        return context.measureText(words).width;
      };
      const found: number[] = [];
      for (const font of standIns) {
        // Each machine has at least one of the fallback fonts.
        await font.load().catch(() => undefined);
        if (font.status === 'loaded') found.push(width(font, font.family) / width(font, '"Instrument Sans"'));
      }
      return found;
    });
    expect(ratios.length).toBeGreaterThanOrEqual(3);
    for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.01);
  });

  test('load arrow characters only on a page that has an arrow', async ({ page }) => {
    const arrows = () =>
      page.evaluate(() =>
        [...document.fonts].flatMap(({ unicodeRange, status }) =>
          unicodeRange.includes('U+2192') ? status : [],
        ),
      );
    await page.goto('/cases');
    await expect(page.getByText('34 → 9').first()).toBeVisible();
    await expect.poll(arrows).toEqual(['loaded']);
    await page.goto('/');
    expect(await arrows()).toEqual([]);
  });

  for (const path of ['/', '/cases', '/cases/shell', '/werkwijze']) {
    test(`cause no large layout shift when they load late on ${path}`, async ({ page }) => {
      let arrive = () => {};
      const late = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await late;
        await route.continue();
      });
      const shifts = await watchShifts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.fonts.check('600 20px "Instrument Sans"'))).toBe(false);
      arrive();
      await page.evaluate(() => document.fonts.ready);
      await expect
        .poll(() => page.evaluate(() => document.fonts.check('600 20px "Instrument Sans"')))
        .toBe(true);
      await waitForPaint(page);
      // A heading that just fits in one font may wrap in the other. Up to 0.1 counts as good.
      const moved = (await shifts()).reduce((sum, { value }) => sum + value, 0);
      expect(moved).toBeLessThan(0.05);
    });
  }
});

test.describe('prerendering', () => {
  test('includes site pages, but not the editor, files or the current page', async ({ page }) => {
    await page.goto('/cases');
    const rules = JSON.parse((await page.locator('script[type=speculationrules]').textContent()) ?? '');
    const [{ where, eagerness }] = rules.prerender;
    expect(eagerness).toBe('moderate');
    const [{ href_matches: pages }, { not: apart }, { not: links }] = where.and;
    const matches = (address: string) => {
      const tests = (pattern: string) =>
        new URLPattern(pattern, page.url()).test(new URL(address, page.url()));
      return tests(pages) && !(apart.href_matches as string[]).some(tests);
    };
    for (const address of ['/', '/en/cases', '/cases/shell?van=hier'])
      expect(matches(address), address).toBe(true);
    for (const address of [
      '/admin/login',
      '/api/access/logout',
      '/media/1/plan.pdf',
      '/sitemap.xml',
      '/slidedeck?lang=en',
      '/cases?preview',
      'https://elsewhere.example/',
    ]) {
      expect(matches(address), address).toBe(false);
    }
    expect(await page.locator(`a:is(${links.selector_matches})`).count()).toBeGreaterThan(0);
  });
});

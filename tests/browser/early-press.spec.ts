import type { Page } from '@playwright/test';
import { siteWords } from '#i18n/site-words.ts';
import { takeSample } from '../support/long-run.ts';
import { buildCarousel, Carousel } from './support/carousel.ts';
import { text } from './support/studio-api.ts';
import { expect, test } from './support/test.ts';

/** Delays the scripts whose path matches. The returned function releases them. */
async function delayScripts(page: Page, scripts: RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(
    (url) => scripts.test(url.pathname),
    async (route) => {
      await gate.promise;
      await route.continue().catch(() => undefined);
    },
  );
  return gate.resolve;
}

const all = /\/assets\/.*\.js$/;
const islands = /\/assets\/island.*\.js$/;

const vimeo = { id: 'embed', type: 'socialEmbed', platform: 'vimeo', url: 'https://vimeo.com/1084537' };
const spline = {
  id: 'scene',
  type: 'componentSample',
  selectedComponent: 'Spline',
  code: 'https://prod.spline.design/test/scene.splinecode',
};

/**
 * Mocks all third-party hosts. Returns the requested URLs, except those of Google's tag, which parallel tests
 * switch on for the whole site.
 */
async function mockThirdParties(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.protocol === 'https:',
    (route) => {
      const url = route.request().url();
      if (!url.startsWith('https://www.googletagmanager.com/')) asked.push(url);
      // An invalid scene would fail and remove its frame too early, so this request stays pending.
      if (url === spline.code) return undefined;
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Een film van ver</p>' });
    },
  );
  return asked;
}

const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

const moments = [
  ['no script has come yet', all],
  ['the scripts of its block are on their way', islands],
] as const;
for (const [when, scripts] of takeSample(moments, moments.length)) {
  test.describe(`a click while ${when}`, () => {
    test('shows the next slide of a carousel once loaded', async ({ page, api }) => {
      const release = await delayScripts(page, scripts);
      await open(page, await api.publish(buildCarousel(4)));
      const carousel = new Carousel(page);
      await carousel.next.click();
      await expect(carousel.next).toHaveAttribute('aria-busy', 'true');
      // Repeated clicks count as one.
      await carousel.next.click();
      release();
      await carousel.alive();
      await expect(carousel.next).not.toHaveAttribute('aria-busy');
      await carousel.expectShown('2 van 4');
    });

    test('selects a dot of a carousel, also by keyboard', async ({ page, api }) => {
      const release = await delayScripts(page, scripts);
      await open(page, await api.publish(buildCarousel(4)));
      const carousel = new Carousel(page);
      await carousel.dot('3 van 4').press('Enter');
      await expect(carousel.dot('3 van 4')).toHaveAttribute('aria-busy', 'true');
      release();
      await carousel.expectShown('3 van 4');
      await expect(carousel.dot('3 van 4')).toBeFocused();
    });

    test('shows the last slide for the back arrow on the first slide', async ({ page, api }) => {
      const release = await delayScripts(page, scripts);
      await open(page, await api.publish(buildCarousel(4)));
      const carousel = new Carousel(page);
      await carousel.previous.press('Space');
      release();
      await carousel.expectShown('4 van 4');
    });

    test('loads an embed without leaving the page', async ({ page, api, context }) => {
      await mockThirdParties(page);
      const release = await delayScripts(page, scripts);
      await open(page, await api.publish(vimeo));
      const address = page.url();
      const poster = page.getByRole('link', { name: 'Laad van Vimeo' });
      await poster.click();
      await expect(poster).toHaveAttribute('aria-busy', 'true');
      release();
      const frame = page.getByTitle('Video van Vimeo');
      await expect(frame.contentFrame().getByText('Een film van ver')).toBeVisible();
      await expect(frame).toBeFocused();
      expect(page.url()).toBe(address);
      expect(context.pages()).toHaveLength(1);
    });

    test('loads a Spline scene', async ({ page, api }) => {
      const asked = await mockThirdParties(page);
      const release = await delayScripts(page, scripts);
      await open(page, await api.publish(spline));
      const poster = page.getByRole('button', { name: 'Laad van Spline' });
      await poster.click();
      await expect(poster).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(page.locator('iframe')).toHaveCount(1);
      await expect(page.locator('iframe')).toBeFocused();
      await expect.poll(() => asked).toEqual([spline.code]);
    });

    test('loads a Spline scene when I prefer reduced motion', async ({ page, api, context, baseURL }) => {
      await context.addCookies([{ name: 'analytics_consent', value: 'true', url: baseURL ?? '' }]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const asked = await mockThirdParties(page);
      const release = await delayScripts(page, scripts);
      await open(page, await api.publish(spline));
      await page.getByRole('button', { name: 'Laad van Spline' }).click();
      expect(asked).toEqual([]);
      release();
      await expect(page.locator('iframe')).toHaveCount(1);
      await expect.poll(() => asked).toEqual([spline.code]);
    });

    test('moves a slider to that position', async ({ page, api }) => {
      const release = await delayScripts(page, scripts);
      const src = (await api.listMedia())[0]?.url;
      await open(
        page,
        await api.publish({ id: 'slider', type: 'beforeAfterSlider', beforeSrc: src, afterSrc: src }),
      );
      const slider = page.locator('.before-after');
      const box = await slider.boundingBox();
      if (!box) throw new Error('The slider has no place');
      await slider.click({ position: { x: box.width * 0.2, y: box.height / 2 } });
      release();
      await expect(page.getByRole('slider')).toHaveValue('80');
    });
  });
}

test.describe('a click before any script has loaded', () => {
  test('changes the theme once', async ({ page, api }) => {
    const release = await delayScripts(page, all);
    await open(page, await api.publish(text('t', 'Tekst', 'Text')));
    await page.getByRole('button', { name: 'Menu' }).click();
    const choice = page.locator('[data-theme-switch]');
    await choice.click();
    await expect(choice).toHaveAttribute('aria-busy', 'true');
    release();
    // One click changes the theme from system to light.
    await expect(choice).toHaveText(siteWords.nl.site.themeNames.light);
    await expect(choice).not.toHaveAttribute('aria-busy');
  });

  test('opens the cookie settings', async ({ page, api }) => {
    const release = await delayScripts(page, all);
    await open(page, await api.publish(text('t', 'Tekst', 'Text')));
    const address = page.url();
    await page.getByRole('contentinfo').getByText('Cookie-instellingen').click();
    release();
    await expect(page.getByRole('dialog', { name: 'Cookie-instellingen' })).toBeVisible();
    expect(page.url()).toBe(address);
  });

  test('opens a presentation above the page', async ({ page, api, context }) => {
    const release = await delayScripts(page, all);
    const card = {
      id: 'card',
      type: 'card',
      headerText: 'De werkwijze',
      interactionEnabled: true,
      interactionType: 'presentation',
    };
    await open(page, await api.publish(card));
    await page.getByRole('link', { name: 'De werkwijze' }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'De werkwijze' })).toBeVisible();
    expect(context.pages()).toHaveLength(1);
  });

  test('follows a back link to the search engine that I came from', async ({ page, api, baseURL }) => {
    const back = { id: 'back', type: 'backLink', text: 'Terug', destination: 'custom', customUrl: '/cases' };
    const address = await api.publish(back);
    const site = 'http://www.google.nl';
    const found = `<!doctype html><a href="${baseURL}${address}">Gevonden</a>`;
    await page.route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body: found }));
    const release = await delayScripts(page, all);
    await page.goto(`${site}/search`);
    await page.getByRole('link', { name: 'Gevonden' }).click({ noWaitAfter: true });
    const link = page.getByRole('link', { name: siteWords.nl.blocks.back });
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL(`${site}/search`);
  });

  test('shows a password', async ({ page, api }) => {
    const { id, identifier } = await api.createPage({ overview: [], status: 'PUBLISHED' });
    await api.protect(id, 'geheim');
    const release = await delayScripts(page, all);
    await open(page, `/${identifier}`);
    await page.locator('[data-gate-show]').click();
    release();
    await expect(page.locator('input[name=password]')).toHaveAttribute('type', 'text');
  });

  test('follows a link that needs no script immediately', async ({ page, api }) => {
    await delayScripts(page, all);
    await open(page, await api.publish(buildCarousel(4)));
    await new Carousel(page).caseLink.click({ noWaitAfter: true });
    await page.waitForURL('**/cases/shell', { waitUntil: 'commit' });
  });
});

test.describe('an embed whose script fails or never loads', () => {
  test('opens its link in this window after the failure', async ({ page, api, problems }) => {
    await mockThirdParties(page);
    const gate = Promise.withResolvers<void>();
    problems.expectFailure(islands, 'ERR_FAILED');
    await page.route(
      (url) => islands.test(url.pathname),
      async (route) => {
        await gate.promise;
        await route.abort();
      },
    );
    // The failed import becomes an unhandled rejection, which must not fail this test.
    await page.addInitScript(() =>
      addEventListener('unhandledrejection', (event) => {
        if (/import/.test(String(event.reason))) event.preventDefault();
      }),
    );
    await open(page, await api.publish(vimeo));
    const poster = page.getByRole('link', { name: 'Laad van Vimeo' });
    await poster.click();
    await expect(poster).toHaveAttribute('aria-busy', 'true');
    gate.resolve();
    await page.waitForURL(vimeo.url);
  });

  test('opens its link after 8 seconds', async ({ page, api }) => {
    await mockThirdParties(page);
    await page.clock.install();
    await delayScripts(page, islands);
    const asked = page.waitForRequest((request) => islands.test(new URL(request.url()).pathname));
    await open(page, await api.publish(vimeo));
    const poster = page.getByRole('link', { name: 'Laad van Vimeo' });
    await poster.click();
    await expect(poster).toHaveAttribute('aria-busy', 'true');
    await asked;
    await page.clock.runFor(8000);
    await page.waitForURL(vimeo.url);
  });
});

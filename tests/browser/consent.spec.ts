import type { Page } from '@playwright/test';
import { siteWords } from '#i18n/site-words.ts';
import { Google, watchForeign } from './support/analytics.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { waitForPaint } from './support/frames.ts';
import { localizePath, measureOverflow, publicPages, siteLanguages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const measurementId = 'G-PROEF12345';
const asDelivered = { consentDefault: 'ask', measurementId: '' };
const measured = { consentDefault: 'ask', measurementId };
const asSpecified = { consentDefault: 'granted', measurementId };

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const yes = (page: Page) => bar(page).getByRole('button', { name: siteWords.nl.consentBar.yes });
const no = (page: Page) => bar(page).getByRole('button', { name: siteWords.nl.consentBar.no });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie-instellingen' });
const choice = (page: Page) => dialog(page).getByRole('switch');
const save = (page: Page) => dialog(page).getByRole('button', { name: siteWords.nl.consentSettings.save });
const saved = (page: Page) => page.getByText(siteWords.nl.consentSettings.saved);
const footerLink = (page: Page) => page.getByRole('contentinfo').getByText('Cookie-instellingen');

/** Returns the cookie with the visitor's answer. */
async function answer(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'analytics_consent');
}

async function expectAnswer(page: Page, value: 'true' | 'false'): Promise<void> {
  await expect.poll(async () => (await answer(page))?.value).toBe(value);
  const { expires = 0, sameSite, path } = (await answer(page)) ?? {};
  expect({ sameSite, path }).toEqual({ sameSite: 'Strict', path: '/' });
  const days = (expires * 1000 - Date.now()) / (24 * 60 * 60 * 1000);
  expect(Math.round(days)).toBe(365);
}

/** Returns a function that returns the number of page loads since the call. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

async function openSettings(page: Page): Promise<void> {
  await footerLink(page).click();
  await expect(dialog(page)).toBeVisible();
}

// The visitors of these tests have not answered yet.
test.use({ answered: 'not yet' });
test.afterAll(async ({ playwright, baseURL, ownerState }) => {
  const request = await playwright.request.newContext({ baseURL, storageState: ownerState });
  const { token } = await (await request.post('/api/auth/token')).json();
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.put('/api/admin/settings', { headers, data: asDelivered })).ok()).toBe(true);
  await request.dispose();
});

test.describe('before I answer the consent question', () => {
  test('no page sends third-party requests or sets cookies', { tag: '@long' }, async ({
    page,
    request,
    baseURL,
    api,
  }) => {
    test.slow();
    await api.settings(measured);
    const foreign = watchForeign(page, baseURL);
    const pages: { identifier: string; kind: string }[] = await (await request.get('/api/pages')).json();
    const addresses = new Set([
      ...publicPages.map(({ path }) => path),
      ...pages
        .filter(({ identifier }) => !/^(?:404|main|test-.*)$/.test(identifier))
        .map(({ identifier, kind }) => (kind === 'case' ? `/cases/${identifier}` : `/${identifier}`)),
    ]);
    expect(addresses.size).toBeGreaterThan(14);
    for (const path of addresses) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(bar(page), path).toBeVisible();
    }
    expect(foreign).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('the bar asks in both languages and explains what consent is for', async ({ page, api }) => {
    await api.settings(measured);
    await page.goto('/');
    await expect(bar(page)).toContainText('Mag ik tellen welke pagina’s gelezen worden?');
    await page.goto('/en');
    await expect(bar(page)).toContainText('May I count which pages are read?');
    await page.goto('/');
    await expect(bar(page)).toContainText('laden ingesloten video’s en berichten niet vanzelf');
    for (const button of [yes(page), no(page)]) await expect(button).toHaveClass(/button--secondary/);
    const [left, right] = [await no(page).boundingBox(), await yes(page).boundingBox()];
    expect(left?.width).toBe(right?.width);
  });

  test('when analytics is off, there is no bar; embeds ask on their own posters', async ({ page, api }) => {
    await api.settings(asDelivered);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/blokken', { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: /Laad van Vimeo/ })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    expect(asked.filter((path) => path.includes('consent-parts'))).toEqual([]);
    expect(await answer(page)).toBeUndefined();
    await openSettings(page);
    await expect(dialog(page)).toContainText('Gemeten wordt hier niets.');
  });

  test('the bar is a strip at the lower edge and covers little of the first view', async ({ page, api }) => {
    await api.settings(measured);
    for (const [width, height, most] of [
      [1440, 900, 0.08],
      [820, 1180, 0.08],
      [390, 844, 0.2],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(bar(page)).toBeVisible();
      const box = () => bar(page).boundingBox();
      // The bar slides up from below the viewport.
      await expect
        .poll(async () => Math.round(((await box())?.y ?? 0) + ((await box())?.height ?? 0)))
        .toBe(height);
      expect(await box()).toMatchObject({ x: 0, width });
      expect((await box())?.height, `at ${width}`).toBeLessThanOrEqual(height * most);
    }
  });

  test('the bar causes no layout shift, fits a narrow viewport and never covers the focused element', async ({
    page,
    api,
  }) => {
    await api.settings(measured);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/werkwijze');
    await expect(bar(page)).toBeVisible();
    expect(await measureOverflow(page)).toBe(0);
    // Tabs through the page: the bar never covers the focused element.
    const covered: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const bar = document.querySelector('.consent-bar') as HTMLElement;
        if (bar.contains(element)) return 'bar';
        const overlap = element.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
        return overlap > 1 ? `${element.textContent.trim()}: ${overlap}px` : '';
      });
      if (where === 'bar') break;
      if (where !== '') covered.push(where);
    }
    expect(covered).toEqual([]);
    // The tab order is the reading order: the question with its two links, then the answers.
    await expect(bar(page).getByRole('button', { name: 'Cookie-instellingen' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(no(page)).toBeFocused();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const end = await footerLink(page).boundingBox();
    const top = await bar(page).boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    // The bar does not shift the layout.
    const places = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        const elements = document.querySelectorAll('header *, main *, footer *');
        return [...elements]
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return [x, y + scrollY, width, height].map(Math.round).join(' ');
          });
      });
    const asked = await places();
    await no(page).click();
    await expect(bar(page)).toBeHidden();
    expect(await places()).toEqual(asked);
  });

  test('the bar and the settings have no accessibility violations, in light and dark', {
    tag: '@long',
  }, async ({ page, api }) => {
    await api.settings(measured);
    for (const theme of themes) {
      await emulateTheme(page, theme);
      await page.goto('/privacy');
      await expect(bar(page)).toBeVisible();
      expect(await findSeriousViolations(page), `bar, ${theme}`).toEqual([]);
      await bar(page).getByRole('button', { name: 'Cookie-instellingen' }).click();
      await expect(dialog(page)).toBeVisible();
      expect(await findSeriousViolations(page), `settings, ${theme}`).toEqual([]);
    }
  });

  test('an owner in the preview is not asked, and nothing is measured', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    await api.settings(asSpecified);
    await page.goto('/werkwijze?preview', { waitUntil: 'networkidle' });
    await expect(bar(page)).toHaveCount(0);
    expect(await answer(page)).toBeUndefined();
    expect(await page.evaluate(() => window.grantAnalyticsConsent)).toBeUndefined();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked, and the footer links to the privacy page', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    await api.settings(asDelivered);
    for (const language of siteLanguages) {
      // Without scripts the load event waits for all images, which the server still has to encode.
      await page.goto(localizePath('/cases', language), { waitUntil: 'domcontentloaded' });
      await expect(bar(page)).toBeHidden();
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: language === 'nl' ? 'Cookie-instellingen' : 'Cookie settings' })
        .click();
      await expect(page).toHaveURL(localizePath('/privacy', language));
    }
  });
});

test.describe('when I answer', () => {
  test('a “no” is stored for a year, loads nothing, and I am not asked again', async ({
    page,
    api,
    baseURL,
  }) => {
    await api.settings(measured);
    const foreign = watchForeign(page, baseURL);
    await page.goto('/');
    const loads = countLoads(page);
    await no(page).click();
    await expect(bar(page)).toBeHidden();
    await expect(saved(page)).toBeVisible();
    await expectAnswer(page, 'false');
    expect(loads()).toBe(0);
    await page.goto('/cases', { waitUntil: 'networkidle' });
    await expect(bar(page)).toBeHidden();
    expect(foreign).toEqual([]);
  });

  test('a “yes” starts analytics on this page', async ({ page, api }) => {
    await api.settings(measured);
    const google = new Google();
    await google.standIn(page);
    await page.goto('/cases#contact');
    await yes(page).focus();
    await page.keyboard.press('Enter');
    await expectAnswer(page, 'true');
    await expect(bar(page)).toBeHidden();
    await expect(footerLink(page)).toBeFocused();
    await expect.poll(() => google.named('page_view').length).toBe(1);
    expect(google.requests).toEqual([`https://www.googletagmanager.com/gtag/js?id=${measurementId}`]);
  });

  test('the confirmation is announced and disappears after some seconds', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    await api.settings(measured);
    await page.clock.install();
    await page.goto('/');
    await no(page).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.locator('.toasts')).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(6000);
    await expect(saved(page)).toHaveCount(0);
  });

  test('the global consent function loads embeds that are already on the page', async ({
    page,
    api,
    baseURL,
  }) => {
    await api.settings(asDelivered);
    const embed = (id: string) => ({
      id,
      type: 'socialEmbed',
      platform: 'vimeo',
      url: 'https://vimeo.com/76979871',
    });
    const space = { id: 'space', type: 'divider', paddingTop: '4000px' };
    const address = await api.publish(embed('near'), space, embed('far'));
    const foreign = watchForeign(page, baseURL);
    await page
      .context()
      .route('https://player.vimeo.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
      );
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: /Laad van Vimeo/ })).toHaveCount(2);
    expect(foreign).toEqual([]);
    await page.evaluate(() => window.grantAnalyticsConsent?.());
    await expect(page.locator('iframe')).toHaveCount(1);
    await expectAnswer(page, 'true');
    await page.locator('.embed').nth(1).scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).toHaveCount(2);
  });
});

test.describe('the cookie settings', () => {
  test('open from the footer, close with Escape or a click outside, and return focus', async ({
    page,
    api,
  }) => {
    await api.settings(measured);
    await page.goto('/cases');
    await footerLink(page).focus();
    await page.keyboard.press('Enter');
    await expect(choice(page)).toBeFocused();
    await expect(choice(page)).not.toBeChecked();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(footerLink(page)).toBeFocused();
    await openSettings(page);
    await expect(choice(page)).not.toBeChecked();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toHaveCount(0);
    await openSettings(page);
    await dialog(page).getByRole('button', { name: 'Annuleren' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await answer(page)).toBeUndefined();
    await expect(page).toHaveURL('/cases');
  });

  test('can be reopened in the same frame in which they close', { tag: '@long' }, async ({ page, api }) => {
    await api.settings(measured);
    await page.goto('/cases');
    await openSettings(page);
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog.cookie-settings')?.close();
      (document.activeElement as HTMLElement).click();
    });
    await expect(choice(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(footerLink(page)).toBeFocused();
  });

  test('open from a button on the privacy page, in both languages', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    await api.settings(asDelivered);
    await page.goto('/privacy');
    await page.getByRole('main').getByRole('button', { name: 'Cookie-instellingen' }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(
      dialog(page).getByRole('link', { name: siteWords.nl.consentSettings.privacy }),
    ).toHaveAttribute('href', /\/privacy$/);
    await page.goto('/en/privacy');
    await page.getByRole('main').getByRole('button', { name: 'Cookie settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Cookie settings' })).toContainText(
      'Nothing is measured here.',
    );
  });

  test('save by keyboard, and reload the page only if the choice changed', async ({ page, api }) => {
    await api.settings(measured);
    const google = new Google();
    await google.standIn(page);
    await page.goto('/cases');
    const loads = countLoads(page);

    await openSettings(page);
    await save(page).click();
    await expectAnswer(page, 'false');
    await expect(saved(page)).toBeVisible();
    await expect(bar(page)).toBeHidden();
    expect(loads()).toBe(0);

    await openSettings(page);
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect.poll(loads).toBe(1);
    await expect(saved(page)).toBeVisible();
    await expectAnswer(page, 'true');
    await expect.poll(() => google.named('page_view').length).toBe(1);

    await openSettings(page);
    await expect(choice(page)).toBeChecked();
    await save(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await expectAnswer(page, 'true');
    expect(loads()).toBe(1);
    expect(google.named('page_view')).toHaveLength(1);
  });

  test('reload the page 300 ms after saving', { tag: '@long' }, async ({ page, api }) => {
    await api.settings(asDelivered);
    await page.clock.install();
    await page.goto('/cases');
    const loads = countLoads(page);
    await openSettings(page);
    await choice(page).check();
    await page.clock.pauseAt(Date.now() + 60_000);
    await save(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.runFor(299);
    expect(loads()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(loads).toBe(1);
  });

  test('stop analytics and delete Google’s cookies when I withdraw consent', async ({
    page,
    api,
    baseURL,
  }) => {
    await api.settings(measured);
    const google = new Google();
    await google.standIn(page);
    const named = (name: string, value: string) => ({ name, value, url: baseURL });
    await page
      .context()
      .addCookies([named('analytics_consent', 'true'), named('_ga', 'x'), named('_ga_PROEF', 'y')]);
    await page.goto('/cases');
    await expect.poll(() => google.named('page_view').length).toBe(1);
    const loads = countLoads(page);
    await openSettings(page);
    await choice(page).uncheck();
    await save(page).click();
    await expect.poll(loads).toBe(1);
    await page.waitForLoadState('networkidle');
    await expectAnswer(page, 'false');
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['analytics_consent']);
    expect(google.named('page_view')).toHaveLength(1);
    expect(google.requests).toHaveLength(1);
  });

  test('fall back to the privacy page when they cannot be loaded', {
    tag: '@long',
  }, async ({ page, api, problems }) => {
    await api.settings(asDelivered);
    problems.expectFailure(/\/assets\/consent-parts-/, 'ERR_FAILED');
    await page.route(/\/assets\/consent-parts-/, (route) => route.abort());
    await page.goto('/cases');
    await footerLink(page).click();
    await expect(page).toHaveURL('/privacy');
  });
});

test.describe('with consent granted by default, as specified', () => {
  test('a new visitor’s consent is stored for a year without asking', async ({ page, api }) => {
    await api.settings(asSpecified);
    const google = new Google();
    await google.standIn(page);
    await page.goto('/');
    await expectAnswer(page, 'true');
    await expect(bar(page)).toHaveCount(0);
    await expect.poll(() => google.named('page_view').length).toBe(1);
  });

  test('an earlier “no” is kept', { tag: '@long' }, async ({ page, api, baseURL }) => {
    await api.settings(asSpecified);
    const foreign = watchForeign(page, baseURL);
    await page.context().addCookies([{ name: 'analytics_consent', value: 'false', url: baseURL }]);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect((await answer(page))?.value).toBe('false');
    expect(foreign).toEqual([]);
  });

  test('nothing is loaded without a measurement id', async ({ page, api, baseURL }) => {
    await api.settings({ ...asSpecified, measurementId: '' });
    const foreign = watchForeign(page, baseURL);
    const response = await page.goto('/', { waitUntil: 'networkidle' });
    await expectAnswer(page, 'true');
    expect(foreign).toEqual([]);
    expect(response?.headers()['content-security-policy']).not.toContain('google');
  });
});

test.describe('analytics', () => {
  test.use({ answered: true });

  test('sends a page view with its URL and hash, instead of letting Google send it', async ({
    page,
    api,
    baseURL,
  }) => {
    await api.settings(measured);
    const google = new Google();
    await google.standIn(page);
    await page.goto('/werkwijze?van=brief#contact');
    await expect.poll(() => google.named('page_view').length).toBe(1);
    expect(google.named('page_view')[0]?.facts).toMatchObject({
      page_location: `${baseURL}/werkwijze?van=brief#contact`,
      page_path: '/werkwijze?van=brief#contact',
      page_title: 'Werkwijze – Studio Vitrine',
    });
    await page.evaluate(() => {
      location.hash = 'page';
    });
    await expect.poll(() => google.named('page_view').length).toBe(2);
    expect(google.named('page_view')[1]?.facts.page_path).toBe('/werkwijze?van=brief#page');
    const commands = await page.evaluate(() =>
      (window.dataLayer ?? []).map((command) => [...(command as unknown[])]),
    );
    expect(commands.find(([name]) => name === 'config')).toEqual([
      'config',
      measurementId,
      expect.objectContaining({ anonymize_ip: true, send_page_view: false }),
    ]);
  });

  const counted = [
    ['the contact section', '/werkwijze', []],
    [
      'the contact block that owns its place',
      undefined,
      [
        { id: 'space', type: 'divider', paddingTop: '3000px' },
        { id: 'contact', type: 'contact', title: 'Praat met mij' },
      ],
    ],
  ] as const;
  for (const [name, path, blocks] of counted) {
    test(`counts ${name} once per page view, when half of it is visible`, async ({ page, api }) => {
      await api.settings(measured);
      const google = new Google();
      await google.standIn(page);
      await page.goto(path ?? (await api.publish(...blocks)));
      await expect.poll(() => google.named('page_view').length).toBe(1);
      const section = page.locator('[data-section="contact"]');
      await expect(section).toHaveCount(1);
      /**
       * Scrolls until this fraction of the section is in view. Waits some frames, so that observers of the
       * section run.
       */
      const show = async (part: number) => {
        await section.evaluate((element, share) => {
          const { top, height } = element.getBoundingClientRect();
          window.scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' });
        }, part);
        for (let time = 0; time < 3; time += 1) await waitForPaint(page);
      };
      await show(0.4);
      expect(google.named('section_view')).toEqual([]);
      await show(0.6);
      await expect.poll(() => google.named('section_view').length).toBe(1);
      expect(google.named('section_view')[0]?.facts.section).toBe('contact');
      await show(-0.5);
      await show(0.8);
      await page.evaluate(() => window.dispatchEvent(new HashChangeEvent('hashchange')));
      await expect.poll(() => google.named('page_view').length).toBe(2);
      expect(google.named('section_view')).toHaveLength(1);
    });
  }

  test('counts clicks on external links only', async ({ page, api }) => {
    await api.settings(measured);
    const google = new Google();
    await google.standIn(page);
    await page
      .context()
      .route('https://elders.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Elders</title>' }),
      );
    const content = '[Elders](https://elders.example/stuk?a=1) en [hier](/werkwijze)';
    await page.goto(await api.publish({ id: 'links', type: 'text', content }));
    await expect.poll(() => google.named('page_view').length).toBe(1);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Elders' }).click();
    await (await opened).close();
    await expect.poll(() => google.named('outbound_click').length).toBe(1);
    expect(google.named('outbound_click')[0]?.facts).toMatchObject({
      link_url: 'https://elders.example/stuk?a=1',
      link_domain: 'elders.example',
      transport_type: 'beacon',
    });
    await page.getByRole('link', { name: 'hier' }).click();
    await expect(page).toHaveURL('/werkwijze');
    await expect.poll(() => google.named('page_view').length).toBe(2);
    expect(google.named('outbound_click')).toHaveLength(1);
  });

  test('keeps errors of Google’s script out of the console', async ({ page, api }) => {
    await api.settings(measured);
    const google = new Google();
    await google.standIn(page, 'dataLayer.arrived = true; null.broken');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/cases');
    await expect
      .poll(() => page.evaluate(() => (window.dataLayer as { arrived?: boolean } | undefined)?.arrived))
      .toBe(true);
    expect(google.requests).toHaveLength(1);
    // The problems fixture fails this test if the console has an error.
    expect(errors).toEqual([]);
  });
});

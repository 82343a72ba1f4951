import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { emulateTheme } from './support/axe.ts';
import { buildCarousel, Carousel } from './support/carousel.ts';
import { watchShifts } from './support/shifts.ts';
import { watchScripts } from './support/site.ts';
import { text } from './support/studio-api.ts';
import { expect, test } from './support/test.ts';

/** Drags with the mouse from a point by `distance` CSS pixels to the right. */
async function dragBy(page: Page, { x, y }: { x: number; y: number }, distance: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 3 });
  await page.mouse.move(x + distance, y, { steps: 3 });
  await page.mouse.up();
}

test.describe('a looping carousel', () => {
  test('moves from the last slide to the first without a visible jump', async ({ page, api }) => {
    const carousel = await new Carousel(page).openInStandingTime(await api.publish(buildCarousel(3)));
    await carousel.expectShown('1 van 3');
    await carousel.next.click();
    await carousel.next.click();
    await carousel.expectShown('3 van 3');
    await carousel.next.click();
    await carousel.expectShown('1 van 3');
    await expect(carousel.currentDot).toHaveAccessibleName('1 van 3');
    expect(await carousel.showsCopy()).toBe(true);

    await carousel.wait(300);
    expect(await carousel.shown(), 'the same slide in the same place').toEqual(['1 van 3']);
    expect(await carousel.showsCopy()).toBe(false);
    expect(await carousel.view.evaluate((view) => view.getAnimations({ subtree: true }).length)).toBe(0);
    await carousel.next.click();
    await carousel.expectShown('2 van 3');
  });

  test('moves from the first slide back to the last', { tag: '@long' }, async ({ page, api }) => {
    const carousel = await new Carousel(page).openInStandingTime(await api.publish(buildCarousel(3)));
    await carousel.previous.click();
    await carousel.expectShown('3 van 3');
    expect(await carousel.showsCopy()).toBe(true);
    await carousel.wait(300);
    expect(await carousel.shown()).toEqual(['3 van 3']);
    expect(await carousel.showsCopy()).toBe(false);
    await carousel.previous.click();
    await carousel.expectShown('2 van 3');
  });

  test('ignores input while it jumps', { tag: '@long' }, async ({ page, api }) => {
    const carousel = await new Carousel(page).openInStandingTime(await api.publish(buildCarousel(3)));
    await carousel.previous.click();
    await carousel.expectShown('3 van 3');
    const { x, y } = await carousel.middle();
    const attempts: readonly (() => Promise<void>)[] = [
      () => carousel.previous.click(),
      () => carousel.next.click(),
      () => carousel.dot('2 van 3').click(),
      () => page.keyboard.press('ArrowLeft'),
      () => dragBy(page, { x, y }, 200),
    ];
    for (const attempt of attempts) {
      await attempt();
      await expect(carousel.currentDot).toHaveAccessibleName('3 van 3');
    }

    await carousel.wait(300);
    expect(await carousel.shown()).toEqual(['3 van 3']);
    await carousel.previous.click();
    await carousel.expectShown('2 van 3');
  });
});

test.describe('a carousel', () => {
  test('follows arrows, dots and arrow keys, and announces the slide', async ({ page, api }) => {
    const carousel = await new Carousel(page).open(await api.publish(buildCarousel(4)));
    await carousel.next.click();
    await carousel.expectShown('2 van 4');
    await expect(carousel.body.locator('[aria-live=polite]')).toHaveText('2 van 4: Oost');
    await carousel.dot('4 van 4').click();
    await carousel.expectShown('4 van 4');
    await expect(carousel.currentDot).toHaveAccessibleName('4 van 4');
    await page.keyboard.press('ArrowLeft');
    await carousel.expectShown('3 van 4');
    await page.keyboard.press('ArrowRight');
    await carousel.expectShown('4 van 4');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(carousel.currentDot, 'which is the browser’s').toHaveAccessibleName('4 van 4');
  });

  test('gives keyboard focus only to the visible slide', async ({ page, api }) => {
    const carousel = await new Carousel(page).open(await api.publish(buildCarousel(3)));
    const pressed: string[] = [];
    await carousel.body.getByRole('link', { name: 'Noord' }).focus();
    while (pressed.length < 20 && !pressed.includes('Volgende')) {
      pressed.push(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        ),
      );
      await page.keyboard.press('Tab');
    }
    expect(pressed).toEqual(['Noord', 'Bekijk case', '1 van 3', '2 van 3', '3 van 3', 'Vorige', 'Volgende']);
  });

  test('changes slides only on a drag of more than 50 pixels', async ({ page, api }) => {
    const carousel = await new Carousel(page).open(await api.publish(buildCarousel(3)));
    const { x, y } = await carousel.middle();
    const drag = (distance: number) => dragBy(page, { x, y }, distance);
    await drag(-50);
    await carousel.expectShown('1 van 3');
    await expect(carousel.currentDot).toHaveAccessibleName('1 van 3');
    await drag(-51);
    await carousel.expectShown('2 van 3');
    await drag(50);
    await carousel.expectShown('2 van 3');
    await drag(51);
    await carousel.expectShown('1 van 3');
    await expect(page, 'a drag follows no link').toHaveURL(/\/test-/);
    await page.mouse.click(x, y);
    await expect(page, 'a click does').toHaveURL('/cases/shell');
  });

  test('leaves the mouse wheel to the page', async ({ page, api }) => {
    const address = await api.publish(buildCarousel(3), text('long', 'Verder. '.repeat(2000), 'On. '));
    const carousel = await new Carousel(page).open(address);
    const { x, y } = await carousel.middle();
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    expect(await carousel.shown()).toEqual(['1 van 3']);
  });

  test('links “Bekijk case” to the case of the visible slide', async ({ page, api }) => {
    const carousel = await new Carousel(page).open(await api.publish(buildCarousel(3)));
    await expect(carousel.caseLink).toHaveAttribute('href', '/cases/shell');
    await carousel.next.click();
    await expect(carousel.caseLink, 'this one has no case').toBeHidden();
    await carousel.next.click();
    await expect(carousel.caseLink).toHaveAttribute('href', '/cases/toast');
    await carousel.caseLink.click();
    await expect(page).toHaveURL('/cases/toast');
  });
});

test.describe('an autoplaying carousel', () => {
  const playing = (settings = {}) => buildCarousel(3, { autoplay: true, ...settings });

  test('shows each slide for three seconds, in a loop', async ({ page, api }) => {
    const carousel = await new Carousel(page).openInStandingTime(await api.publish(playing()));
    await carousel.wait(2500);
    await carousel.expectShown('1 van 3');
    await carousel.wait(700);
    await carousel.expectShown('2 van 3');
    await carousel.wait(3100);
    await carousel.expectShown('3 van 3');
    await carousel.wait(3400);
    await carousel.expectShown('1 van 3');
    await expect(carousel.body.locator('[aria-live=polite]'), 'nobody is interrupted').toHaveText('');
  });

  test('causes no layout shifts', { tag: '@long' }, async ({ page, api }) => {
    const shifts = await watchShifts(page);
    const carousel = await new Carousel(page).openInStandingTime(await api.publish(playing()));
    for (const name of ['2 van 3', '3 van 3']) {
      await carousel.wait(3300);
      await expect(carousel.currentDot).toHaveAccessibleName(name);
      await expect
        .poll(() => carousel.body.evaluate((body) => body.getAnimations({ subtree: true }).length))
        .toBe(0);
    }
    await page.screenshot();
    expect(await shifts()).toEqual([]);
  });

  test('stops after the last slide when looping is off', { tag: '@long' }, async ({ page, api }) => {
    const address = await api.publish(playing({ autoplayLoop: false, autoplayInterval: 500 }));
    const carousel = await new Carousel(page).openInStandingTime(address);
    await carousel.wait(1500);
    await carousel.expectShown('3 van 3');
    await carousel.wait(5000);
    await carousel.expectShown('3 van 3');
  });

  test('pauses under the pointer and continues after it leaves', async ({ page, api }) => {
    const carousel = await new Carousel(page).openInStandingTime(await api.publish(playing()));
    await carousel.view.hover();
    await carousel.wait(7000);
    await carousel.expectShown('1 van 3');
    await page.mouse.move(2, 2);
    await carousel.wait(3200);
    await carousel.expectShown('2 van 3');
  });

  test('pauses while it has focus and continues after it loses focus', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const carousel = await new Carousel(page).openInStandingTime(await api.publish(playing()));
    await carousel.next.focus();
    await carousel.wait(7000);
    await carousel.expectShown('1 van 3');
    await carousel.next.blur();
    await carousel.wait(3200);
    await carousel.expectShown('2 van 3');
  });

  test('continues under pointer and focus when pausing is off', { tag: '@long' }, async ({ page, api }) => {
    const address = await api.publish(playing({ pauseOnHover: false, pauseOnFocus: false }));
    const carousel = await new Carousel(page).openInStandingTime(address);
    await carousel.view.hover();
    await carousel.next.focus();
    await carousel.wait(3200);
    await carousel.expectShown('2 van 3');
  });

  test('pauses and plays with its button', async ({ page, api }) => {
    const carousel = await new Carousel(page).openInStandingTime(await api.publish(playing()));
    await carousel.pause.click();
    await page.mouse.move(2, 2);
    await carousel.play.blur();
    await carousel.wait(7000);
    await carousel.expectShown('1 van 3');
    await carousel.play.click();
    await carousel.wait(3200);
    await carousel.expectShown('2 van 3');
    await expect(carousel.pause).toBeVisible();
  });

  test('pauses out of view', { tag: '@long' }, async ({ page, api }) => {
    const address = await api.publish(playing(), text('long', 'Verder. '.repeat(3000), 'On. '));
    const carousel = await new Carousel(page).openInStandingTime(address);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(carousel.body).not.toBeInViewport();
    await carousel.wait(100);
    await carousel.wait(7000);
    await expect(carousel.currentDot).toHaveAccessibleName('1 van 3');
  });

  test('does not play when I prefer reduced motion, until I press play', async ({ page, api }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await new Carousel(page).openInStandingTime(await api.publish(playing()));
    await carousel.wait(7000);
    await carousel.expectShown('1 van 3');
    await carousel.play.click();
    await carousel.wait(3200);
    await carousel.expectShown('2 van 3');
  });
});

test.describe('a carousel with other settings', () => {
  test('shows three slides together, two on a tablet and one on a phone', async ({ page, api }) => {
    const settings = { slidesPerView: { mobile: 1, tablet: 2, desktop: 3 } };
    const carousel = await new Carousel(page).openInStandingTime(
      await api.publish(buildCarousel(4, settings)),
    );
    await carousel.expectShown('1 van 4', '2 van 4', '3 van 4');
    await carousel.previous.click();
    await carousel.expectShown('4 van 4', '1 van 4', '2 van 4');
    await carousel.wait(300);
    expect(await carousel.shown()).toEqual(['4 van 4', '1 van 4', '2 van 4']);
    await carousel.next.click();
    await carousel.wait(300);
    await carousel.expectShown('1 van 4', '2 van 4', '3 van 4');
    await carousel.next.click();
    await carousel.expectShown('2 van 4', '3 van 4', '4 van 4');
    await page.setViewportSize({ width: 800, height: 900 });
    await carousel.wait(100);
    await carousel.expectShown('2 van 4', '3 van 4');
    await page.setViewportSize({ width: 390, height: 844 });
    await carousel.wait(100);
    await carousel.expectShown('2 van 4');
  });

  test('has no controls when all slides fit', async ({ page, api }) => {
    const carousel = new Carousel(page);
    await carousel.open(await api.publish(buildCarousel(2, { slidesPerView: { desktop: 3 } })));
    await carousel.expectShown('1 van 2', '2 van 2');
    await expect(carousel.next).toBeHidden();
    await expect(carousel.dot('1 van 2')).toBeHidden();
  });

  test('fades between slides, without copies of them', async ({ page, api }) => {
    const carousel = await new Carousel(page).open(
      await api.publish(buildCarousel(3, { transitionType: 'fade' })),
    );
    await carousel.previous.click();
    await carousel.next.click();
    await carousel.next.click();
    await carousel.expectShown('2 van 3');
    const places = await carousel.body
      .locator('.carousel__slide')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().left));
    expect(places).toHaveLength(3);
    expect(new Set(places).size).toBe(1);
  });

  test('shows cards as slides, each with its own link', async ({ page, api }) => {
    const cardSlides = ['shell', 'toast', 'abn'].map((slug) => ({
      id: `card-${slug}`,
      type: 'card',
      headerText: `Kaart ${slug}`,
      linkEnabled: true,
      link: `/cases/${slug}`,
    }));
    const carousel = await new Carousel(page).open(await api.publish(buildCarousel(2, { cardSlides })));
    await carousel.expectShown('1 van 3');
    await carousel.next.click();
    await carousel.expectShown('2 van 3');
    await carousel.body.getByRole('link', { name: 'Kaart toast' }).click();
    await expect(page).toHaveURL('/cases/toast');
  });
});

test.describe('a gif in a carousel', () => {
  const frames = ['red', 'blue', 'lime'] as const;
  const address = '/media/proef-drie-kleuren.gif';

  /** Creates a looping GIF of three frames. Each lasts a second, so that a busy machine can capture it. */
  async function createGif(): Promise<Buffer> {
    const pictures = frames.map((background) =>
      sharp({ create: { width: 64, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    return sharp(await Promise.all(pictures), { join: { animated: true } })
      .gif({ delay: frames.map(() => 1000), loop: 0 })
      .toBuffer();
  }

  async function readColour(carousel: Carousel): Promise<string> {
    const { x, y } = await carousel.middle();
    const clip = { x: x - 5, y: y - 5, width: 10, height: 10 };
    const { channels } = await sharp(await carousel.page.screenshot({ clip })).stats();
    const [red, green, blue] = channels.map(({ mean }) => mean > 128);
    return red && !green ? 'red' : blue && !green ? 'blue' : green && !red ? 'lime' : 'none';
  }

  for (const [name, once, options] of [
    ['that plays once stays on its last frame, and plays again when I come back', true, { tag: '@long' }],
    ['that is not told to stop goes round', false, { tag: '@long' }],
  ] as const) {
    test(name, options, async ({ page, api }) => {
      const body = await createGif();
      await page.route(`**${address}*`, (route) => route.fulfill({ body, contentType: 'image/gif' }));
      const slides = [
        { id: 'words', type: 'image', alt: 'Eerst iets anders' },
        {
          id: 'gif',
          type: 'image',
          alt: 'Drie kleuren',
          src: address,
          gifSyncEnabled: true,
          gifPlayOnce: once,
        },
      ];
      const block = buildCarousel(2, { slides, contentFit: 'cover' });
      const carousel = await new Carousel(page).open(await api.publish(block));
      const watch = async (...ending: readonly string[]) => {
        await carousel.next.click();
        await carousel.expectShown('2 van 2');
        const seen: string[] = [];
        const end = ending.join();
        await expect
          .poll(
            async () => seen.push(await readColour(carousel)) && dedupe(seen).slice(-ending.length).join(),
            {
              intervals: [40],
            },
          )
          .toBe(end);
        return seen;
      };
      if (!once) {
        await watch('lime', 'red', 'blue', 'lime');
        return;
      }
      await watch('blue', 'lime');
      // Watches for more than one loop, in which a looping GIF would show red again.
      const after: string[] = [];
      await expect.poll(async () => after.push(await readColour(carousel)), { intervals: [300] }).toBe(12);
      expect(new Set(after)).toEqual(new Set(['lime']));
      await carousel.previous.click();
      await carousel.expectShown('1 van 2');
      await watch('blue', 'lime');
    });
  }

  test('is dimmed in dark mode while it plays, like any other image', async ({ page, api }) => {
    await emulateTheme(page, 'dark');
    const body = await createGif();
    await page.route(`**${address}*`, (route) => route.fulfill({ body, contentType: 'image/gif' }));
    const slides = [{ id: 'gif', type: 'image', alt: 'Drie kleuren', src: address, gifSyncEnabled: true }];
    const carousel = await new Carousel(page).open(await api.publish(buildCarousel(1, { slides })));
    const toned = /^brightness\(0\.\d+\)$/;
    await expect(carousel.body.getByRole('img', { name: 'Drie kleuren' })).toHaveCSS('filter', toned);
    await expect(carousel.body.locator('canvas')).toHaveCSS('filter', toned);
  });

  test('does not move when I prefer reduced motion, until I press play', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const body = await createGif();
    await page.route(`**${address}*`, (route) => route.fulfill({ body, contentType: 'image/gif' }));
    const slides = [{ id: 'gif', type: 'image', alt: 'Drie kleuren', src: address }];
    const carousel = await new Carousel(page).open(
      await api.publish(buildCarousel(1, { slides, contentFit: 'cover' })),
    );
    const seen: string[] = [];
    await expect.poll(async () => seen.push(await readColour(carousel)), { intervals: [150] }).toBe(10);
    expect(dedupe(seen)).toEqual(['red']);
    await carousel.play.click();
    await expect.poll(() => readColour(carousel), { intervals: [40] }).toBe('blue');
  });
});

/** Returns the list without consecutive duplicates. */
function dedupe(list: readonly string[]): string[] {
  return list.filter((entry, index) => entry !== list[index - 1]);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('I can scroll to every slide of a carousel', async ({ page, api }) => {
    await page.goto(await api.publish(buildCarousel(4)));
    const carousel = new Carousel(page);
    await expect(carousel.next).toBeHidden();
    for (const name of ['4 van 4', '2 van 4', '3 van 4', '1 van 4']) {
      await carousel.body.getByRole('group', { name, exact: true }).scrollIntoViewIfNeeded();
      await carousel.expectShown(name);
    }
    await carousel.body.getByRole('link', { name: 'Noord' }).click();
    await expect(page).toHaveURL('/cases/shell');
  });
});

test.describe('a carousel whose script loads late or fails', () => {
  const script = /\/island\/carousel.*\.js$/;

  test('keeps the slide that I scrolled to', async ({ page, api }) => {
    const gate = Promise.withResolvers<void>();
    await page.route(script, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(await api.publish(buildCarousel(4)));
    const carousel = new Carousel(page);
    await carousel.body.getByRole('group', { name: '3 van 4', exact: true }).scrollIntoViewIfNeeded();
    await carousel.expectShown('3 van 4');
    gate.resolve();
    await carousel.alive();
    await carousel.expectShown('3 van 4');
    await expect(carousel.currentDot).toHaveAccessibleName('3 van 4');
    await expect(carousel.caseLink).toHaveAttribute('href', '/cases/toast');
  });

  for (const [name, answer] of [
    ['fails', 'export const hydrate = () => { throw new Error("broken on purpose") };'],
    ['is none', 'export const nothing = 0;'],
  ] as const) {
    test(`stays a scrollable list when that script ${name}`, async ({ page, api }) => {
      // The expected error becomes an unhandled rejection, which must not fail this test.
      await page.addInitScript(() =>
        addEventListener('unhandledrejection', (event) => event.preventDefault()),
      );
      await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: answer }));
      await page.goto(await api.publish(buildCarousel(4)));
      const carousel = new Carousel(page);
      await expect(page.locator('.carousel > .island:not([data-island])')).toHaveCount(1);
      await expect(carousel.body).toHaveClass('carousel__body');
      await carousel.body.getByRole('group', { name: '3 van 4', exact: true }).scrollIntoViewIfNeeded();
      await carousel.expectShown('3 van 4');
    });
  }
});

test.describe('the scripts of a carousel', () => {
  test('take at most 8.5 kB over the wire, without a runtime', async ({ page, api }) => {
    const address = await api.publish(buildCarousel(3, { autoplay: true }));
    const sizes: Promise<{ path: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      const path = new URL(request.url()).pathname;
      sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ path, bytes })));
    });
    const carousel = await new Carousel(page).open(address);
    await carousel.next.click();
    await carousel.expectShown('2 van 3');
    await carousel.pause.click();
    const scripts = await Promise.all(sizes);
    expect(scripts.map(({ path }) => path)).toEqual(
      expect.arrayContaining([expect.stringMatching('carousel')]),
    );
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    test.info().annotations.push({ type: 'scripts', description: `${total} bytes` });
    expect(total).toBeGreaterThan(1000);
    expect(total, JSON.stringify(scripts)).toBeLessThanOrEqual(8500);
    expect(scripts.filter(({ path }) => /runtime/i.test(path))).toEqual([]);
  });

  test('load only when the carousel is near the viewport', async ({ page, api }) => {
    const scripts = watchScripts(page);
    const long = text('long', 'Een lange aanloop. '.repeat(2000), 'A long way. ');
    await page.goto(await api.publish(long, buildCarousel(3)), { waitUntil: 'networkidle' });
    expect(scripts.filter((path) => /island/.test(path))).toEqual([]);
    const carousel = new Carousel(page);
    await carousel.body.scrollIntoViewIfNeeded();
    await carousel.alive();
    expect(scripts.filter((path) => /carousel/.test(path))).toHaveLength(1);
  });
});

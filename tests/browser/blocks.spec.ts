import type { Page, Request } from '@playwright/test';
import { blockDefinitions } from '#blocks/definitions.ts';
import { siteWords } from '#i18n/site-words.ts';
import { takeSample } from '../support/long-run.ts';
import { tagHost } from './support/analytics.ts';
import { buildLongWordBlock, longWord } from './support/long-words.ts';
import { routeJustInCase } from './support/routes.ts';
import { cacheFonts, watchShifts } from './support/shifts.ts';
import { localizePath, measureOverflow, siteLanguages } from './support/site.ts';
import { type StudioApi, type TestBlock, text } from './support/studio-api.ts';
import { expect, test } from './support/test.ts';

const widths = [320, 390, 820, 1440];

/**
 * Scrolls down the page and waits until no requests are pending for about a second. Does not use
 * `networkidle`, which Playwright never reports for frames with a rewritten document, such as those of code
 * blocks.
 */
async function readThrough(page: Page): Promise<void> {
  const open = new Set<Request>();
  const ends = (request: Request) => open.delete(request);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  while (!(await isAtEnd())) {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY), { intervals: [20] }).toBeGreaterThan(before);
  }
  let quiet = 0;
  const countQuietPolls = () => {
    quiet = open.size === 0 ? quiet + 1 : 0;
    return quiet;
  };
  await expect.poll(countQuietPolls, { intervals: [250], timeout: 60_000 }).toBeGreaterThan(3);
}

/** Returns the colour of a token in the current theme. */
function readTokenColour(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

test.describe('the page with every block', () => {
  for (const language of takeSample(siteLanguages, 2)) {
    test(`fits every viewport width, in ${language}`, async ({ page }) => {
      await page.goto(localizePath('/blokken', language));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => measureOverflow(page), `${width} px`).toBe(0);
      }
    });
  }

  for (const width of [390, 1440]) {
    test(`has no layout shifts while I scroll through it, ${width} px wide`, { tag: '@long' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const shifts = await watchShifts(page);
      await cacheFonts(page);
      await page.goto('/blokken', { waitUntil: 'networkidle' });
      await page.mouse.move(2, 300);
      await readThrough(page);
      expect(await shifts()).toEqual([]);
    });
  }

  test('hydrates its islands one by one as I scroll', { tag: '@long' }, async ({ page }) => {
    await page.goto('/blokken', { waitUntil: 'networkidle' });
    const still = page.locator('[data-island]:not([data-alive])');
    expect(await still.count()).toBeGreaterThan(3);
    await readThrough(page);
    await expect(still).toHaveCount(0);
  });

  test('is hidden from search engines', async ({ page }) => {
    await page.goto('/blokken');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
  });
});

test.describe('a word of sixty letters', () => {
  /** Finds texts that extend beyond the viewport, even if an ancestor clips them. */
  const findOverflowing = (page: Page) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { left, right, width } = range.getBoundingClientRect();
        const element = walker.currentNode.parentElement;
        // Other slides are outside the viewport, code scrolls, and some texts are only for screen readers.
        const elsewhere = element?.closest(
          '.carousel__slide:not([data-current]), [inert], pre, .carousel__said',
        );
        if (width > 0 && !elsewhere && (right > innerWidth + 1 || left < -1)) {
          found.push(`${element?.className}: ${walker.currentNode.textContent}`);
        }
      }
      return found;
    });

  for (const type of blockDefinitions.keys()) {
    test(`fits a screen of 320 pixels in every text of a block "${type}"`, { tag: '@long' }, async ({
      page,
      api,
    }) => {
      const picture = await api.findStill();
      const block = buildLongWordBlock(type, picture);
      const halves = { id: 'grid', type: 'grid', numColumns: 2, stackOnMobile: false, gap: '16px' };
      const beside = [[{ ...block, id: 'inner' }], [text('side', longWord, longWord)]];
      const again = type === 'grid' ? [] : [{ ...halves, columns: beside }];
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(await api.publish(block, ...again), { waitUntil: 'networkidle' });
      expect(await findOverflowing(page)).toEqual([]);
      expect(await measureOverflow(page)).toBe(0);
    });
  }
});

test.describe('a grid', () => {
  const words = ['Links', 'Midden', 'Rechts'];
  const grid = (settings: Record<string, unknown>): TestBlock => ({
    id: 'grid',
    type: 'grid',
    gap: '16px',
    ...settings,
    columns: words.map((word) => [text(word, word, word)]),
    numColumns: 3,
  });
  const places = async (page: Page) => {
    const boxes = await Promise.all(words.map((word) => page.getByText(word, { exact: true }).boundingBox()));
    return boxes.map((box) => ({ x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) }));
  };

  test('places its columns side by side, and stacks them on a phone', async ({ page, api }) => {
    await page.goto(await api.publish(grid({ stackOnMobile: true })));
    const wide = await places(page);
    expect(new Set(wide.map(({ y }) => y)).size).toBe(1);
    expect(wide.map(({ x }) => x)).toEqual(wide.map(({ x }) => x).toSorted((one, other) => one - other));
    expect(new Set(wide.map(({ x }) => x)).size).toBe(3);
    await page.setViewportSize({ width: 390, height: 844 });
    const narrow = await places(page);
    expect(new Set(narrow.map(({ x }) => x)).size).toBe(1);
    expect(new Set(narrow.map(({ y }) => y)).size).toBe(3);
  });

  test('keeps its columns side by side on a phone when stacking is off', async ({ page, api }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(await api.publish(grid({ stackOnMobile: false })));
    const narrow = await places(page);
    expect(new Set(narrow.map(({ y }) => y)).size).toBe(1);
    expect(new Set(narrow.map(({ x }) => x)).size).toBe(3);
    expect(await measureOverflow(page)).toBe(0);
  });

  test('fits 320 pixels when nested several levels deep', async ({ page, api }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const within = (inner: TestBlock, depth: number): TestBlock => ({
      id: `grid-${depth}`,
      type: 'grid',
      numColumns: 2,
      stackOnMobile: depth % 2 === 0,
      paddingLeft: '8px',
      columns: [[inner], [text(`text-${depth}`, 'Opsommingsachtige lettergreep', 'Words')]],
    });
    let block: TestBlock = grid({ stackOnMobile: true });
    for (const depth of [1, 2, 3, 4]) block = within(block, depth);
    await page.goto(await api.publish(block));
    expect(await measureOverflow(page)).toBe(0);
    await expect(page.getByText('Links')).toBeVisible();
  });
});

test.describe('text alignment', () => {
  /** Returns the horizontal alignment of each matching element's text in the block's column. */
  const lines = (page: Page, selector: string) =>
    page.evaluate((chosen) => {
      const column = document.querySelector('.block')?.getBoundingClientRect();
      return [...document.querySelectorAll(chosen)].map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        const [before, after] = [left - (column?.left ?? 0), (column?.right ?? 0) - right];
        return before - after < -30 ? 'left' : before - after > 30 ? 'right' : 'center';
      });
    }, selector);
  const contact = {
    id: 'contact',
    type: 'contact',
    title: 'Zullen we kennismaken?',
    description: 'Een gesprek duurt een uur.',
  };
  const list = { id: 'list', type: 'titledList', title: 'Wat je krijgt', items: ['Een', 'Twee', 'Drie'] };

  test('a left-aligned contact block has its text beside its title in a wide column', async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const overview = [{ ...contact, textAlignHorizontal: 'left' }];
    const { id, identifier } = await api.createPage({ overview, status: 'PUBLISHED' });
    await api.setLayout(id, { container: { maxWidth: '1200px' } });
    await page.goto(`/${identifier}`);
    const title = await page.locator('.contact-block__title').boundingBox();
    const words = await page.locator('.contact-block__text > p').boundingBox();
    if (!title || !words) throw new Error('The contact block is not shown');
    expect(words.x).toBeGreaterThan(title.x + 400);
    expect(words.y).toBeLessThan(title.y + title.height);
  });

  for (const textAlignHorizontal of ['left', 'center', 'right']) {
    test(`a contact block aligned ${textAlignHorizontal} also aligns its buttons`, async ({ page, api }) => {
      // At this width there is no room to place left-aligned text beside the title.
      await page.setViewportSize({ width: 1000, height: 800 });
      await page.goto(await api.publish({ ...contact, textAlignHorizontal }));
      const places = await lines(
        page,
        '.contact-block__title, .contact-block__text > p, .contact-block__buttons',
      );
      expect(places).toEqual([textAlignHorizontal, textAlignHorizontal, textAlignHorizontal]);
    });

    test(`list markers stay beside their text when aligned ${textAlignHorizontal}`, async ({ page, api }) => {
      const content = '- Een\n- Een langer punt\n';
      await page.goto(await api.publish({ id: 'text', type: 'text', content, textAlignHorizontal }));
      const item = page.getByRole('listitem').filter({ hasText: 'Een langer punt' });
      // The marker is in the margin if the text is left-aligned, otherwise on the line.
      await expect(item).toHaveCSS(
        'list-style-position',
        textAlignHorizontal === 'left' ? 'outside' : 'inside',
      );
      expect(new Set(await lines(page, '.prose li'))).toEqual(new Set([textAlignHorizontal]));
    });

    test(`a titled list is aligned ${textAlignHorizontal}`, async ({ page, api }) => {
      await page.goto(await api.publish({ ...list, textAlignHorizontal }));
      expect(await lines(page, '.titled-list__title, .titled-list__text')).toEqual(
        Array.from({ length: 4 }, () => textAlignHorizontal),
      );
    });
  }
});

test.describe('components in larger sizes', () => {
  const press = { id: 'a', text: 'Druk hier', action: 'back' };
  const findBox = async (page: Page, selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not shown`);
    return box;
  };

  test('a large button grows equally in width and height, and wraps its text on a phone', async ({
    page,
    api,
  }) => {
    await page.goto(await api.publish({ id: 'usual', type: 'button', buttons: [press] }));
    const usual = await findBox(page, 'main .button');
    const talks = { ...press, text: 'Deze knop vertelt eerst waar hij voor is en dan pas wat hij doet' };
    const large = { type: 'button', size: 'large' };
    await page.goto(
      await api.publish({ ...large, id: 'a', buttons: [press] }, { ...large, id: 'b', buttons: [talks] }),
    );
    const larger = await findBox(page, 'main .button >> nth=0');
    expect(larger.height / usual.height).toBeCloseTo(1.6, 1);
    expect(larger.width / usual.width).toBeCloseTo(1.6, 1);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await measureOverflow(page)).toBe(0);
  });

  for (const selectedComponent of ['Toggle:large', 'Toggle', 'Switch:pills', 'Button']) {
    test(`a huge ${selectedComponent} fits every viewport width`, async ({ page, api }) => {
      await page.goto(
        await api.publish({ id: 'a', type: 'componentSample', selectedComponent, size: 'huge' }),
      );
      for (const width of [1440, 820, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await measureOverflow(page), `at ${width} px`).toBe(0);
      }
    });
  }

  test('three switches side by side stay within their columns, also on a tablet', async ({ page, api }) => {
    const kinds = ['default', 'pills', 'sliding'];
    const columns = kinds.map((kind) => [
      { id: kind, type: 'componentSample', selectedComponent: `Switch:${kind}` },
    ]);
    const row = { numColumns: 3, columnFractions: [1, 1, 1], stackOnMobile: true, columns };
    await page.goto(await api.publish({ id: 'three', type: 'grid', rows: [row] }));
    for (const width of [1440, 1024, 820, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = await page.locator('main .grid__column').evaluateAll((trays) =>
        trays.map((tray) => {
          const choices = [...tray.querySelectorAll('label, button, [role=radio]')];
          const ends = choices.map((choice) => choice.getBoundingClientRect().right);
          return Math.max(0, Math.round(Math.max(...ends) - tray.getBoundingClientRect().right));
        }),
      );
      expect(beyond, `at ${width} px`).toEqual([0, 0, 0]);
    }
  });
});

test.describe('a hero image', () => {
  test('takes 50, 40 or 30 percent of the viewport height, depending on its width', async ({ page, api }) => {
    await page.goto('/');
    const src = await page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => new URL(image.src).pathname);
    await page.goto(await api.publish({ id: 'hero', type: 'heroImage', src, alt: 'Een vitrine' }));
    for (const [width, part] of [
      [320, 0.5],
      [767, 0.5],
      [768, 0.4],
      [1023, 0.4],
      [1024, 0.3],
      [1440, 0.3],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 });
      await expect
        .poll(async () => (await page.locator('.hero').boundingBox())?.height, `${width} px`)
        .toBe(part * 1000);
    }
    await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(1);
  });
});

test.describe('a titled list', () => {
  const list: TestBlock = {
    id: 'list',
    type: 'titledList',
    isMultiLanguage: true,
    title: { nl: 'Wat je krijgt', en: 'What you get' },
    columns: 2,
    items: [
      { id: 'a', text: { nl: 'Een plan', en: 'A plan' } },
      { id: 'b', text: { nl: 'Het werk', en: 'The work' }, link: '/cases' },
      {
        id: 'c',
        text: { nl: 'De bron', en: 'The source' },
        link: 'https://example.com/',
        linkType: 'external',
      },
      'Koffie',
    ],
  };

  test('is a list with a heading for screen readers, and its links work in both languages', async ({
    page,
    api,
  }) => {
    const address = await api.publish(list);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Wat je krijgt', level: 2 })).toBeVisible();
    const items = page.getByRole('main').getByRole('list').getByRole('listitem');
    await expect(items).toHaveText(['Een plan', 'Het werk', 'De bron', 'Koffie']);
    await expect(page.getByRole('link', { name: 'De bron' })).toHaveAttribute('target', '_blank');
    await page.getByRole('link', { name: 'Het werk' }).click();
    await expect(page).toHaveURL('/cases');
    await page.goto(`/en${address}`);
    await expect(items).toHaveText(['A plan', 'The work', 'The source', 'Koffie']);
    await expect(page.getByRole('link', { name: 'The work' })).toHaveAttribute('href', '/en/cases');
  });

  test('has two columns, and one on a phone', async ({ page, api }) => {
    await page.goto(await api.publish(list));
    const columns = async () => {
      const boxes = await Promise.all(
        ['Een plan', 'Koffie'].map((name) =>
          page.getByRole('listitem').filter({ hasText: name }).boundingBox(),
        ),
      );
      return new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size;
    };
    expect(await columns()).toBe(2);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await columns()).toBe(1);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await measureOverflow(page)).toBe(0);
  });
});

test.describe('a video', () => {
  const videoFile = (page: Page) => page.locator('.card__video').first();
  /** Publishes a page with a card that plays a video of the demo, and returns its path. */
  async function publishCard(api: StudioApi): Promise<string> {
    const film = (await api.listMedia()).find(({ name }) => name.endsWith('.webm'));
    const card = { id: 'card', type: 'card', headerText: 'Een kaart', contentVideoEnabled: true };
    const playing = { contentVideoAutoplay: true, contentVideoMuted: true, contentVideoLoop: true };
    return api.publish({ ...card, ...playing, contentVideoSrc: String(film?.url) });
  }
  const time = (page: Page) => videoFile(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  const state = (page: Page) =>
    videoFile(page).evaluate((video: HTMLVideoElement) => ({
      paused: video.paused,
      muted: video.muted,
      controls: video.controls,
      failed: video.dataset.failed,
      error: video.error?.message,
    }));

  test('plays automatically and muted on a card', async ({ page, api }) => {
    await page.goto(await publishCard(api));
    await videoFile(page).scrollIntoViewIfNeeded();
    await expect.poll(() => time(page)).toBeGreaterThan(0.2);
    expect(await state(page)).toMatchObject({
      paused: false,
      muted: true,
      failed: undefined,
      error: undefined,
    });
    const shape = await videoFile(page).evaluate((video: HTMLVideoElement) => [
      video.videoWidth,
      video.videoHeight,
      Math.round(video.duration),
      Math.round((video.clientWidth / video.clientHeight) * 100),
    ]);
    expect(shape).toEqual([960, 600, 5, 160]);
  });

  test('shows an error-coloured box when its file is missing, on a card and in a carousel', async ({
    page,
    api,
    problems,
  }) => {
    const src = '/media/bestaat-niet.webm';
    problems.expectFailure(src, 404);
    const card = {
      contentVideoEnabled: true,
      contentVideoSrc: src,
      contentVideoControls: true,
      contentVideoAutoplay: false,
    };
    const slide = { id: 'slide', type: 'video', videoSrc: src, alt: 'Een film', controls: true };
    await page.goto(
      await api.publish(
        { id: 'card', type: 'card', ...card },
        { id: 'carousel', type: 'carousel', slides: [slide] },
      ),
    );
    for (const video of await page.locator('video').all()) {
      await expect(video).toHaveAttribute('data-failed', '');
      await expect(video).not.toHaveAttribute('controls');
      await expect(video).toHaveCSS('background-color', await readTokenColour(page, '--color-error-surface'));
    }
    expect(await page.locator('video').count()).toBe(2);
  });

  test('can seek to any moment', async ({ page, api }) => {
    await page.goto(await publishCard(api));
    await videoFile(page).scrollIntoViewIfNeeded();
    await videoFile(page).evaluate(async (video: HTMLVideoElement) => {
      video.autoplay = false;
      video.pause();
      const there = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
      video.currentTime = 3.5;
      await there;
    });
    expect(await time(page)).toBeCloseTo(3.5, 1);
  });

  test('waits with visible controls when I prefer reduced motion, until I play it', async ({ page, api }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await publishCard(api), { waitUntil: 'networkidle' });
    await videoFile(page).scrollIntoViewIfNeeded();
    const before = await time(page);
    expect(await state(page)).toMatchObject({ paused: true, controls: true });
    const seen: number[] = [];
    await expect.poll(async () => seen.push(await time(page)), { intervals: [100] }).toBe(6);
    expect(new Set(seen)).toEqual(new Set([before]));
    await videoFile(page).evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => time(page)).toBeGreaterThan(before);
  });

  test('plays only while its slide is shown in a carousel', async ({ page }) => {
    await page.goto('/blokken');
    const carousel = page
      .getByRole('group', { name: siteWords.nl.carousel.label })
      .filter({ has: page.locator('.carousel__dot') })
      .first();
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveClass(/carousel__body--alive/);
    const video = carousel.locator('.carousel__slides video');
    const paused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
    expect(await paused()).toBe(true);
    const position = await video.evaluate((element) => {
      const slide = element.closest('.carousel__slide');
      return [...(slide?.parentElement?.children ?? [])].indexOf(slide as Element);
    });
    await carousel.locator('.carousel__dot').nth(position).click();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.2);
    expect(
      await video.evaluate((element: HTMLVideoElement) => [element.muted, element.dataset.failed]),
    ).toEqual([true, undefined]);
    await carousel
      .locator('.carousel__dot')
      .nth(position - 1)
      .click();
    await expect.poll(paused).toBe(true);
  });
});

test.describe('the before and after slider', () => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows both images, half and half', async ({ page }) => {
      // Without scripts the load event waits for all images, which the server still has to encode.
      await page.goto('/blokken', { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('img', { name: 'De gang achter het toneel, in het donker' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Dezelfde gang, met het licht aan' })).toBeVisible();
      await expect(page.getByRole('slider')).toBeDisabled();
    });
  });

  test('always shows at least a fifth of the second image, whatever position is stored', {
    tag: '@long',
  }, async ({ page, api }) => {
    const pictures = await findPictures(page);
    const block = { id: 'slider', type: 'beforeAfterSlider', position: 3, ...pictures };
    await page.goto(await api.publish(block));
    const slider = page.getByRole('slider', { name: siteWords.nl.blocks.compare });
    await expect(slider).toBeEnabled();
    await expect(slider).toHaveValue('20');
    await slider.press('ArrowRight');
    await expect(slider).toHaveValue('20');
    await slider.press('End');
    await expect(slider).toHaveValue('100');
    await expect(slider).toHaveAttribute('aria-valuetext', '100%');
  });

  test('moves to where I press and follows a drag, without a framework runtime', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const pictures = await findPictures(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(await api.publish({ id: 'slider', type: 'beforeAfterSlider', ...pictures }));
    const slider = page.getByRole('slider', { name: siteWords.nl.blocks.compare });
    await expect(slider).toBeEnabled();
    await expect(slider).toHaveValue('50');
    const box = await page.locator('.before-after').boundingBox();
    if (!box) throw new Error('The slider has no place');
    const to = (part: number) => page.mouse.move(box.x + box.width * part, box.y + box.height / 2);
    await to(0.7);
    await page.mouse.down();
    await expect(slider).toHaveValue('30');
    await to(0.4);
    await expect(slider).toHaveValue('60');
    // The slider follows the pointer outside the image too, while the button is down.
    await page.mouse.move(box.x + box.width + 5, box.y + box.height + 20);
    await expect(slider).toHaveValue('20');
    await to(0.6);
    await page.mouse.up();
    await to(0.9);
    await expect(slider).toHaveValue('40');
    await expect(slider).toHaveAttribute('aria-valuetext', '40%');
    expect(scripts.filter((path) => /slider/.test(path))).toHaveLength(1);
    expect(scripts.filter((path) => /runtime/i.test(path))).toEqual([]);
  });

  /** Returns the paths of the two images that the demo's slider compares. */
  async function findPictures(page: Page): Promise<{ beforeSrc: string; afterSrc: string }> {
    await page.goto('/blokken');
    const address = (name: string) =>
      page.getByRole('img', { name }).evaluate((image: HTMLImageElement) => new URL(image.src).pathname);
    return {
      beforeSrc: await address('De gang achter het toneel, in het donker'),
      afterSrc: await address('Dezelfde gang, met het licht aan'),
    };
  }
});

test.describe('an embed', () => {
  const vimeo = { id: 'embed', type: 'socialEmbed', platform: 'vimeo', url: 'https://vimeo.com/1084537' };
  const frameAddress = 'https://player.vimeo.com/video/1084537?dnt=1';

  /**
   * Mocks all third-party hosts. Returns the requested URLs, except those of Google's tag, which parallel
   * tests switch on for the whole site.
   */
  async function mockThirdParties(page: Page, lay = page.route.bind(page)): Promise<string[]> {
    const asked: string[] = [];
    await lay(
      (url) => url.protocol === 'https:',
      (route) => {
        const address = route.request().url();
        if (!address.startsWith(tagHost)) asked.push(address);
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Een film van ver</p>' });
      },
    );
    return asked;
  }

  test('sends no request to the platform until I click it', async ({ page, api }) => {
    const asked = await mockThirdParties(page);
    await page.goto(await api.publish(vimeo), { waitUntil: 'networkidle' });
    const poster = page.getByRole('link', { name: 'Laad van Vimeo' });
    await expect(poster).toBeVisible();
    const room = await page.locator('.embed').boundingBox();
    expect(asked).toEqual([]);
    await poster.click();
    const frame = page.getByTitle('Video van Vimeo');
    await expect(frame.contentFrame().getByText('Een film van ver')).toBeVisible();
    await expect(frame).toBeFocused();
    await expect(poster).toHaveCount(0);
    expect(asked).toEqual([frameAddress]);
    expect(await page.locator('.embed').boundingBox(), 'it had its room').toEqual(room);
  });

  test('sends no third-party requests on the page with every block', { tag: '@long' }, async ({ page }) => {
    const asked = await mockThirdParties(page, (pattern, handler) =>
      routeJustInCase(page, 'that nothing is asked is what this is about', pattern, handler),
    );
    await page.goto('/blokken', { waitUntil: 'networkidle' });
    await readThrough(page);
    await expect(page.getByRole('link', { name: /^Laad van/ })).toHaveCount(5);
    expect(asked).toEqual([]);
  });

  test('loads automatically when I scroll near it, once I have given consent', async ({
    page,
    context,
    api,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'analytics_consent', value: 'true', url: baseURL ?? '' }]);
    const asked = await mockThirdParties(page);
    const long = text('long', 'Een lange aanloop. '.repeat(2000), 'A long way. ');
    await page.goto(await api.publish(long, vimeo), { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    await page.locator('.embed').scrollIntoViewIfNeeded();
    await expect(
      page.getByTitle('Video van Vimeo').contentFrame().getByText('Een film van ver'),
    ).toBeVisible();
    expect(asked).toEqual([frameAddress]);
  });

  test('sends no request to Spline until I click the scene', async ({ page, api }) => {
    const scene = 'https://prod.spline.design/test/scene.splinecode';
    const asked = await mockThirdParties(page);
    await page.goto(
      await api.publish({ id: 'scene', type: 'componentSample', selectedComponent: 'Spline', code: scene }),
      { waitUntil: 'networkidle' },
    );
    const poster = page.getByRole('button', { name: 'Laad van Spline' });
    await expect(poster).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    const room = await page.locator('.spline').boundingBox();
    expect(asked).toEqual([]);
    await poster.click();
    await expect(page.getByText('Failed to load Spline component', { exact: true })).toBeVisible();
    await expect(poster).toHaveCount(0);
    expect(asked).toEqual([scene]);
    expect(await page.locator('.spline').boundingBox(), 'it had its room').toEqual(room);
  });

  test('loads a Spline scene automatically once I have given consent', async ({
    page,
    context,
    api,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'analytics_consent', value: 'true', url: baseURL ?? '' }]);
    const scene = 'https://prod.spline.design/test/scene.splinecode';
    const asked = await mockThirdParties(page);
    await page.goto(
      await api.publish({ id: 'scene', type: 'componentSample', selectedComponent: 'Spline', code: scene }),
    );
    await expect.poll(() => asked).toEqual([scene]);
  });

  const failures = [
    ['twitter', 'https://twitter.com/studio'],
    ['youtube', 'https://www.youtube.com/@studio'],
    ['vimeo', 'https://vimeo.com/studio'],
    ['tiktok', 'https://www.tiktok.com/@studio/video/1'],
  ] as const;
  for (const [platform, url] of failures) {
    test(`shows an error for the invalid URL ${url}`, async ({ page, api }) => {
      await page.goto(await api.publish({ id: 'embed', type: 'socialEmbed', platform, url }));
      await expect(page.getByText(`Failed to load ${platform} embed`, { exact: true })).toBeVisible();
      await expect(
        page.getByText('Please check the URL format and try again', { exact: true }),
      ).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to the post', async ({ page, api }) => {
      // Uses a short page, because without scripts the browser loads all images of a long page immediately.
      await page.goto(await api.publish(vimeo));
      await expect(page.getByRole('link', { name: 'Laad van Vimeo' })).toHaveAttribute('href', vimeo.url);
    });
  });
});

test.describe('a code block', () => {
  const code = (settings: Record<string, unknown>): TestBlock => ({ id: 'code', type: 'code', ...settings });

  test('runs in a frame without access to the page, cookies or storage', async ({ page, api }) => {
    const htmlContent = `<ul></ul><script>
      const tries = {
        origin: () => window.origin,
        page: () => parent.document.title,
        address: () => parent.location.href,
        cookies: () => document.cookie,
        storage: () => localStorage.length,
        siblings: () => parent.frames[0] === self ? parent.name : 'other',
      };
      for (const [name, attempt] of Object.entries(tries)) {
        let result;
        try { result = attempt(); } catch (error) { result = error.name; }
        const line = document.createElement('li');
        line.textContent = name + ': ' + result;
        document.querySelector('ul').append(line);
      }
    </script>`;
    await page.goto(await api.publish(code({ htmlContent, cssContent: 'li { color: rgb(1, 2, 3) }' })));
    const frame = page.getByTitle(siteWords.nl.blocks.codeTitle);
    await expect(frame).toHaveCSS('height', '400px');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    const lines = frame.contentFrame().getByRole('listitem');
    await expect(lines).toHaveText([
      'origin: null',
      'page: SecurityError',
      'address: SecurityError',
      'cookies: SecurityError',
      'storage: SecurityError',
      'siblings: SecurityError',
    ]);
    await expect(lines.first()).toHaveCSS('color', 'rgb(1, 2, 3)');
  });

  test('responds to clicks in its frame', async ({ page }) => {
    await page.goto('/blokken');
    await page.getByTitle(siteWords.nl.blocks.codeTitle).scrollIntoViewIfNeeded();
    const button = page.getByTitle(siteWords.nl.blocks.codeTitle).contentFrame().getByRole('button');
    await expect(button).toHaveText('Hoe laat is het?');
    const ours = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    await expect(button, 'set as the page is').toHaveCSS('font-family', ours);
    const isThere = () => button.evaluate(() => document.fonts.check('600 16px "Instrument Sans"'));
    await expect.poll(isThere).toBe(true);
    // The frame runs in its own process. Until the browser routes the pointer to it, and while the page
    // scrolls, clicks reach the page instead. On a busy machine this can happen between two steps, so both
    // are retried.
    await expect(async () => {
      await button.click();
      await expect(button).toHaveText(/\d\d:\d\d:\d\d/, { timeout: 2_000 });
    }).toPass();
  });

  test('scopes its styles and runs no scripts when rendered inline', async ({ page, api }) => {
    const address = await api.publish(
      text('before', 'Een alinea van de pagina.', 'One'),
      code({
        renderMode: 'inline',
        htmlContent:
          '<p id="contact" onclick="document.title=1">Van de ontwerper.</p><img src="x" onerror="document.title=2"><script>document.title = 3</script>',
        cssContent:
          'p, h1, body { color: rgb(1, 2, 3) !important } } p { color: rgb(1, 2, 3) !important } :root { background: rgb(4, 5, 6) } #contact { position: fixed; inset: 0 }',
      }),
      text('after', 'Nog een alinea.', 'Two'),
    );
    await page.route('**/x', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
    await page.goto(address);
    const title = await page.title();
    const own = page.getByText('Van de ontwerper.');
    await expect(own).toHaveCSS('color', 'rgb(1, 2, 3)');
    for (const other of ['Een alinea van de pagina.', 'Nog een alinea.']) {
      await expect(page.getByText(other)).not.toHaveCSS('color', 'rgb(1, 2, 3)');
    }
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page.locator('html')).not.toHaveCSS('background-color', 'rgb(4, 5, 6)');
    const [box, frame] = [await own.boundingBox(), await page.locator('.code').boundingBox()];
    expect(box?.width, 'what is fixed stays in its block').toBeLessThanOrEqual(frame?.width ?? 0);
    await page.getByText('Nog een alinea.').click();
    expect(await page.title()).toBe(title);
  });
});

test.describe('a back link', () => {
  const back: TestBlock = {
    id: 'back',
    type: 'backLink',
    isMultiLanguage: true,
    text: { nl: 'Terug naar het werk', en: 'Back to the work' },
    destination: 'custom',
    customUrl: '/cases',
    tags: [{ id: 'a', value: 'Onderzoek', link: '/werkwijze' }],
  };
  const link = (page: Page) => page.getByRole('link', { name: 'Terug naar het werk' });

  async function openFromSite(page: Page, site: string, address: string, baseURL?: string): Promise<void> {
    await page.route(`${site}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Zoeken</title><a href="${baseURL}${address}">Gevonden</a>`,
      }),
    );
    await page.goto(`${site}/search`);
    await page.getByRole('link', { name: 'Gevonden' }).click();
    await expect(page).toHaveURL(address);
  }

  test('leads back to the search engine that I came from', async ({ page, api, baseURL }) => {
    const site = 'http://www.google.nl';
    await openFromSite(page, site, await api.publish(back), baseURL);
    await link(page).click();
    await expect(page).toHaveURL(`${site}/search`);
  });

  test('leads to its own URL for all other visitors', async ({ page, api, baseURL }) => {
    await openFromSite(page, 'http://google.example.org', await api.publish(back), baseURL);
    await link(page).click();
    await expect(page).toHaveURL('/cases');
  });

  test('keeps my language, also in the links of its tags', async ({ page, api }) => {
    await page.goto(`/en${await api.publish(back)}`);
    await expect(page.getByRole('link', { name: 'Back to the work' })).toHaveAttribute('href', '/en/cases');
    await expect(page.getByRole('link', { name: 'Onderzoek' })).toHaveAttribute('href', '/en/werkwijze');
  });
});

test.describe('a contact block', () => {
  test('has phone and email links, and is the only contact section of its page', async ({ page, api }) => {
    const contact = { id: 'contact', type: 'contact', title: 'Zin om kennis te maken?' };
    const own = { phoneNumber: '020 123 45 67', emailAddress: 'hallo@studio.example' };
    await page.goto(await api.publish({ ...contact, ...own }));
    const section = page.getByRole('region', { name: 'Zin om kennis te maken?' });
    await expect(section.getByRole('link', { name: 'Bel' })).toHaveAttribute('href', /^tel:[+\d]+$/);
    await expect(section.getByRole('link', { name: 'Mail' })).toHaveAttribute(
      'href',
      'mailto:hallo@studio.example',
    );
    await expect(page.locator('[data-section=contact]')).toHaveCount(1);
    await expect(page.locator('#contact')).toHaveCount(1);
  });
});

test.describe('hidden and broken content', () => {
  test('an image that a script hides is not displayed', async ({ page }) => {
    await page.goto('/');
    const display = (hidden: boolean) =>
      page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement, hides) => {
          image.hidden = hides;
          return getComputedStyle(image).display;
        }, hidden);
    expect(await display(false)).toBe('block');
    expect(await display(true)).toBe('none');
  });

  test('an image that fails to load becomes an error-coloured box with its alt text', async ({
    page,
    api,
    problems,
  }) => {
    problems.expectFailure(/^\/media\/bestaat-niet/, 404);
    const image = { id: 'image', type: 'image', src: '/media/bestaat-niet.jpg', alt: 'Een zonsondergang' };
    await page.goto(await api.publish({ ...image, aspectRatio: '16/9' }));
    const picture = page.getByRole('img', { name: 'Een zonsondergang' });
    await expect(picture).toHaveAttribute('data-failed', '');
    await expect(picture).toHaveCSS('background-color', await readTokenColour(page, '--color-error-surface'));
    const box = await picture.boundingBox();
    expect(box?.height).toBeCloseTo(((box?.width ?? 0) * 9) / 16, 0);
  });

  test('a block of an unknown type shows a message and keeps its data', async ({ page, api }) => {
    const hologram = { id: 'ghost', type: 'hologram', beam: { power: 3 }, content: 'Zwevend' };
    const { id, identifier } = await api.createPage({ overview: [hologram], status: 'PUBLISHED' });
    await page.goto(`/${identifier}`);
    await expect(page.getByText('Unknown block type: hologram', { exact: true })).toBeVisible();
    expect(await api.readBlock(id, 'ghost')).toEqual(hologram);
  });

  test('a hidden block is not rendered, also inside other blocks', async ({ page, api, request }) => {
    const secret = { ...text('secret', 'Nog geheim', 'Secret'), hidden: true };
    const grid = { id: 'grid', type: 'grid', columns: [[{ ...secret, id: 'inner' }], []] };
    const address = await api.publish(secret, grid, text('shown', 'Voor iedereen', 'For all'));
    await page.goto(address);
    await expect(page.getByText('Voor iedereen')).toBeVisible();
    expect(await (await request.get(address)).text()).not.toContain('Nog geheim');
  });
});

import sharp from 'sharp';
import { takeSample } from '../support/long-run.ts';
import { buildCarousel } from './support/carousel.ts';
import { text } from './support/studio-api.ts';
import { expect, test } from './support/test.ts';

test.describe('with reduced motion', () => {
  test('a GIF is shown as a still image, also as a card’s background', async ({ page, api }) => {
    const gif = (await api.listMedia()).find(({ name }) => name.endsWith('.gif'))?.url ?? '';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const card = {
      id: 'card',
      type: 'card',
      headerText: 'Kaart',
      backgroundImageEnabled: true,
      backgroundImageSrc: gif,
    };
    await page.goto(await api.publish({ id: 'image', type: 'image', src: gif, alt: 'Een film' }, card));
    const picture = page.getByRole('img', { name: 'Een film' });
    const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(shown).toMatch(/\.gif\?f=jpg$/);
    await expect(page.locator('.card__background-picture')).toHaveCSS('background-image', /\?f=jpg"\)$/);
    const still = await page.request.get(`${gif}?f=jpg`);
    expect((await sharp(await still.body()).metadata()).format).toBe('jpeg');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // The GIF moves again, in the smaller format.
    await expect.poll(shown).toMatch(/\.gif\?f=webp$/);
  });
});

test.describe('in forced colours', () => {
  test('the dots of a carousel are visible, and the current one differs from the others', async ({
    page,
    api,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(await api.publish(buildCarousel(3)));
    const dots = await page
      .locator('.carousel__dot')
      .evaluateAll((all) => all.map((dot) => getComputedStyle(dot, '::before').backgroundColor));
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(dots).toHaveLength(3);
    expect(dots).not.toContain(canvas);
    expect(dots[0]).not.toBe(dots[1]);
    expect(dots[1]).toBe(dots[2]);
  });
});

test.describe('on paper', () => {
  const cases = ['shell', 'toast', 'abn', 'ing', 'check', 'tweakers', 'sample-video-project'].map(
    (name) => `/cases/${name}`,
  );
  for (const path of takeSample(cases, 3)) {
    test(`${path} takes at most four sheets, without navigation or contact section`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      expect(sheets.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('#contact')).toBeHidden();
      await expect(page.getByRole('navigation')).toHaveCount(0);
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`text is dark and controls are hidden, in the ${colorScheme} theme`, async ({ page, api }) => {
      await page.emulateMedia({ colorScheme });
      const buttons = {
        id: 'buttons',
        type: 'button',
        buttons: [{ id: 'one', text: 'Eerste', variant: 'primary', action: 'link', url: '/cases' }],
      };
      await page.goto(await api.publish(text('t', 'Een alinea.', 'A paragraph.'), buttons, buildCarousel(3)));
      await page.emulateMedia({ media: 'print', colorScheme });
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
      await expect(page.locator('.carousel__controls')).toBeHidden();
      const ink = await page
        .locator('.prose')
        .first()
        .evaluate((prose) => getComputedStyle(prose).color);
      const button = page.getByRole('link', { name: 'Eerste' });
      await expect(button).toHaveCSS('color', ink);
      await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(button).toHaveCSS('border-top-color', ink);
      expect(Number(/oklch\(([\d.]+)/.exec(ink)?.[1])).toBeLessThan(0.3);
    });
  }
});

test.describe('by keyboard', () => {
  const focusable = { tabindex: '0', role: 'group' };
  test('scrollable code and cards are tab stops, others are not', async ({ page, api }) => {
    const long = ['```', 'een lange regel code '.repeat(30), '```'].join('\n');
    const card = { type: 'card', contentOverflow: 'auto', content: 'Woorden. '.repeat(80) };
    await page.goto(
      await api.publish(
        text('long', long, long),
        text('short', '```\nkort\n```', '```\nkort\n```'),
        { ...card, id: 'scrolls', headerText: 'Rolt', height: '120px' },
        { ...card, id: 'fits', headerText: 'Past' },
      ),
    );
    const attributes = (selector: string, index: number) =>
      page
        .locator(selector)
        .nth(index)
        .evaluate((element) => ({
          tabindex: element.getAttribute('tabindex'),
          role: element.getAttribute('role'),
          name: element.getAttribute('aria-label'),
        }));
    await expect.poll(() => attributes('pre', 0)).toEqual({ ...focusable, name: 'Code' });
    await expect.poll(() => attributes('.card', 0)).toEqual({ ...focusable, name: 'Rolt' });
    for (const selector of ['pre', '.card'])
      expect((await attributes(selector, 1)).tabindex, selector).toBeNull();
  });

  test('a carousel with one slide is not a tab stop', async ({ page, api }) => {
    await page.goto(await api.publish(buildCarousel(1)));
    await expect(page.locator('.carousel__body--alive')).toHaveCount(1);
    await expect(page.locator('.carousel__viewport')).not.toHaveAttribute('tabindex');
  });
});

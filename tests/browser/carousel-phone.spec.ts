import type { CDPSession, Page } from '@playwright/test';
import { buildCarousel, Carousel } from './support/carousel.ts';
import { measureOverflow } from './support/site.ts';
import { text } from './support/studio-api.ts';
import { expect, test } from './support/test.ts';

interface Stroke {
  readonly x?: number;
  readonly y?: number;
}

/** Swipes from the centre of the carousel by `x` and `y` CSS pixels. */
async function swipe(page: Page, finger: CDPSession, { x: byX = 0, y: byY = 0 }: Stroke): Promise<void> {
  const { x, y } = await new Carousel(page).middle();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: x + byX * part, y: y + byY * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd');
}

test('a swipe of more than 50 pixels shows the next slide, and a shorter one does not', async ({
  page,
  context,
  api,
}) => {
  const finger = await context.newCDPSession(page);
  const carousel = await new Carousel(page).open(await api.publish(buildCarousel(3)));
  await swipe(page, finger, { x: -45 });
  await carousel.expectShown('1 van 3');
  await expect(carousel.currentDot).toHaveAccessibleName('1 van 3');
  await swipe(page, finger, { x: -60 });
  await carousel.expectShown('2 van 3');
  await swipe(page, finger, { x: 120 });
  await carousel.expectShown('1 van 3');
  await swipe(page, finger, { x: 120 });
  await carousel.expectShown('3 van 3');
  await expect.poll(() => carousel.showsCopy(), 'it has jumped').toBe(false);
  await swipe(page, finger, { x: -120 });
  await carousel.expectShown('1 van 3');
  await expect(page, 'a swipe follows no link').toHaveURL(/\/test-/);
  expect(await measureOverflow(page)).toBe(0);
});

test('I can scroll the page by swiping vertically on a carousel', async ({ page, context, api }) => {
  const finger = await context.newCDPSession(page);
  const address = await api.publish(buildCarousel(3), text('long', 'Verder. '.repeat(1000), 'On. '));
  const carousel = await new Carousel(page).open(address);
  const before = await page.evaluate(() => scrollY);
  await swipe(page, finger, { y: -160 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 80);
  expect(await carousel.shown()).toEqual(['1 van 3']);
});

test('a tap on a slide follows its link, and the arrows are large enough to tap', async ({ page, api }) => {
  const carousel = await new Carousel(page).open(await api.publish(buildCarousel(3)));
  for (const button of [carousel.previous, carousel.next]) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }
  await carousel.next.tap();
  await carousel.expectShown('2 van 3');
  await carousel.next.tap();
  await carousel.expectShown('3 van 3');
  await carousel.body.getByRole('link', { name: 'Zuid' }).tap();
  await expect(page).toHaveURL('/cases/toast');
});

test('an autoplaying carousel pauses while I hold it', async ({ page, context, api }) => {
  const finger = await context.newCDPSession(page);
  const carousel = await new Carousel(page).openInStandingTime(
    await api.publish(buildCarousel(3, { autoplay: true })),
  );
  const { x, y } = await carousel.middle();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - 30, y }] });
  await carousel.wait(7000);
  await expect(carousel.currentDot).toHaveAccessibleName('1 van 3');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await carousel.wait(3200);
  await carousel.expectShown('2 van 3');
});

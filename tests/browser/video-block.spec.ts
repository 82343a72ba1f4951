import type { Page } from '@playwright/test';
import { siteWords } from '#i18n/site-words.ts';
import { findViolations } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import type { StudioApi } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';
import { makeVideo } from './support/video.ts';

const captions = 'WEBVTT\n\n00:00.000 --> 00:05.000\nDit is de bouw.';

/** Uploads a generated video. Returns its URL. */
async function upload(page: Page, api: StudioApi): Promise<string> {
  await page.goto('/admin/media');
  return api.uploadFile(await makeVideo(page));
}

test('visitors play a video with captions and read its transcript, also without JavaScript', async ({
  page,
  api,
  browser,
}) => {
  const src = await upload(page, api);
  const block = {
    id: 'v',
    type: 'video',
    src,
    title: 'De bouw',
    captions,
    transcript: 'Dit is **de bouw**.',
  };
  const address = await api.publish(block);
  await page.goto(address);
  const video = page.locator('.video video');
  await expect(video).not.toHaveAttribute('controls');
  const track = () =>
    video.evaluate((element: HTMLVideoElement) => {
      const [only] = element.textTracks;
      if (only) only.mode = 'showing';
      return [...(only?.cues ?? [])].map((cue) => (cue as VTTCue).text);
    });
  await expect.poll(track).toEqual(['Dit is de bouw.']);
  expect(await page.locator('script[src*="video"]').count()).toBe(0);
  const summary = page.getByText(siteWords.nl.blocks.transcript);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.video__transcript strong')).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findViolations(page)).toEqual([]);
  }
  const without = await browser.newContext({ javaScriptEnabled: false });
  const plain = await without.newPage();
  await plain.goto(address);
  await expect(plain.locator('.video video[controls]')).toBeVisible();
  await without.close();
});

test('visitors control a video with the site’s own player, by mouse and by keyboard alone', async ({
  page,
  api,
}) => {
  const src = await upload(page, api);
  const { carousel, player, blocks } = siteWords.nl;
  await page.goto(await api.publish({ id: 'v', type: 'video', src, title: 'De bouw', captions, loop: true }));
  const video = page.locator('.video video');
  const read = <Key extends 'paused' | 'muted'>(key: Key) =>
    video.evaluate((element: HTMLVideoElement, name) => element[name], key);
  const button = (name: string) => page.getByRole('button', { name });
  await button(carousel.play).click();
  await expect.poll(() => read('paused')).toBe(false);
  await button(carousel.pause).press('Enter');
  await expect.poll(() => read('paused')).toBe(true);
  // A click on the video plays or pauses it.
  await video.click({ position: { x: 20, y: 20 } });
  await expect.poll(() => read('paused')).toBe(false);
  await button(carousel.pause).click();
  await button(player.mute).press('Space');
  await expect(button(player.mute)).toHaveAttribute('aria-pressed', 'true');
  expect(await read('muted')).toBe(true);
  await button(blocks.captions).press('Enter');
  await expect(button(blocks.captions)).toHaveAttribute('aria-pressed', 'true');
  expect(await video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)).toBe('showing');
  const seek = page.getByRole('slider', { name: player.position });
  await seek.press('End');
  await expect(seek).toHaveAttribute('aria-valuetext', /^(\d:\d\d) van \1$/);
  await seek.press('Home');
  await expect(seek).toHaveAttribute('aria-valuetext', /^0:00 van /);
  await button(player.fullscreen).click();
  await expect(button(player.fullscreen)).toHaveAttribute('aria-pressed', 'true');
  await button(player.fullscreen).click();
  await expect(button(player.fullscreen)).toHaveAttribute('aria-pressed', 'false');
  for (const size of await page
    .locator('.player__button, .player__seek')
    .evaluateAll((all) => all.map((each) => Math.min(each.clientHeight, each.clientWidth))))
    expect(size).toBeGreaterThanOrEqual(44);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual([]);
  }
});

test('an autoplaying video can be paused, and does not start with reduced motion', async ({ page, api }) => {
  const src = await upload(page, api);
  const address = await api.publish({
    id: 'v',
    type: 'video',
    src,
    autoplay: true,
    loop: true,
    controls: false,
  });
  const isPaused = () => page.locator('.video video').evaluate((video: HTMLVideoElement) => video.paused);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(address);
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: siteWords.nl.carousel.pause }).click();
  await expect.poll(isPaused).toBe(true);
  await page.getByRole('button', { name: siteWords.nl.carousel.play }).press('Enter');
  await expect.poll(isPaused).toBe(false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(isPaused).toBe(true);
  await page.reload();
  await expect(page.locator('.video video[controls]')).toBeVisible();
  expect(await isPaused()).toBe(true);
  expect(await findViolations(page)).toEqual([]);
});

test('I embed a video by its URL, and visitors load nothing from the platform until they click', async ({
  page,
  api,
}) => {
  const { id, identifier } = await api.createPage({
    overview: [{ id: 'v', type: 'video', source: 'embed' }],
    status: 'PUBLISHED',
  });
  const editor = await new Editor(page).open(id);
  await editor.select('Video');
  await editor.field('Video URL').fill('https://vimeo.com/76979871');
  await expect(editor.frame.locator('.embed--vimeo')).toBeVisible();
  await editor.expectSaved();
  await editor.publishAll();
  await expect(editor.publishing).toHaveCount(0);
  await page.goto(`/${identifier}`);
  await expect(page.getByRole('link', { name: 'Laad van Vimeo' })).toBeVisible();
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);
});

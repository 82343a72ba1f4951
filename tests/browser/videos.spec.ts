import type { Page } from '@playwright/test';
import { videoWords } from '#admin/videos/video-words.ts';
import { findFile } from './support/library.ts';
import { expect, signedInTest as test } from './support/test.ts';
import { makeVideo, makeVideoWithSound, recordVideo } from './support/video.ts';

const phoneSize = /^720 × 406 px, /;

/** Finds the description of a term in a video's details. */
const fact = (page: Page, name: string) =>
  page
    .getByRole('region', { name: videoWords.title })
    .getByRole('term')
    .filter({ hasText: name })
    .locator('~ dd');

/** Uploads a generated video and opens it in the media library. Returns its file name. */
async function uploadVideo(page: Page): Promise<string> {
  await page.goto('/admin/media');
  const video = await makeVideo(page);
  await page.locator('input[type=file]').setInputFiles(video);
  await findFile(page, video.name).click();
  return video.name;
}

test('an uploaded video gets a poster and a phone rendition, which visitors on phones load', {
  tag: '@long',
}, async ({ page, api }) => {
  const name = await uploadVideo(page);
  await expect(fact(page, 'Poster')).toHaveText('1280 × 720 px');
  await expect(fact(page, videoWords.phone)).toHaveText(phoneSize);
  await expect(page.getByRole('button', { name: videoWords.make })).toHaveCount(0);

  const file = (await api.listMedia()).find(({ name: other }) => other === name);
  const src = file?.url ?? '';
  expect(file?.phone?.size).toBeLessThan(file?.size ?? 0);
  const card = { id: 'card', type: 'card', contentVideoEnabled: true, contentVideoSrc: src };
  const address = await api.publish({ ...card, headerText: 'Kaart' });
  const video = page.locator('.card__video');
  const shown = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      from: element.currentSrc.replace(/^https?:\/\/[^/]+/, ''),
      width: element.videoWidth,
      poster: element.getAttribute('poster'),
    }));
  for (const [viewport, from, width] of [
    [{ width: 390, height: 844 }, file?.phone?.url, 720],
    [{ width: 1440, height: 900 }, src, 1280],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(address);
    await expect.poll(shown).toEqual({ from, width, poster: file?.poster?.url });
  }
  // The poster is not one of the first, black frames.
  const poster = await page.request.get(file?.poster?.url ?? '');
  expect(poster.headers()['content-type']).toBe('image/webp');
  const lightest = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    const canvas = new OffscreenCanvas(64, 36);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, 64, 36);
    return Math.max(...(context?.getImageData(0, 0, 64, 36).data.filter((_, at) => at % 4 !== 3) ?? []));
  }, file?.poster?.url ?? '');
  expect(lightest).toBeGreaterThan(60);
});

test('a phone rendition keeps the sound of its video', { tag: '@long' }, async ({ page, api }) => {
  await page.goto('/admin/media');
  const video = await makeVideoWithSound(page);
  await page.locator('input[type=file]').setInputFiles(video);
  await findFile(page, video.name).click();
  await expect(fact(page, videoWords.phone)).toHaveText(phoneSize);
  const { phone } = (await api.listMedia()).find((file) => file.name === video.name) ?? {};
  const loudest = await page.evaluate(async (src) => {
    const bytes = await (await fetch(src)).arrayBuffer();
    const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes);
    return Math.max(...sound.getChannelData(0));
  }, phone?.url ?? '');
  expect(loudest).toBeGreaterThan(0.1);
});

test('a transparent video gets a poster but no phone rendition', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/admin/media');
  const video = await recordVideo(page);
  await page.locator('input[type=file]').setInputFiles(video);
  await expect(page.locator('.uploads__issue').getByText(videoWords.issues.transparent)).toBeVisible();
  await findFile(page, video.name).click();
  await expect(fact(page, 'Poster')).toHaveText('1280 × 720 px');
  await expect(fact(page, videoWords.phone)).toHaveText(videoWords.noPhone);
});

test('a browser that cannot encode videos creates only the poster, and says so', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/admin/media');
  const video = await makeVideo(page);
  await page.addInitScript(() => {
    for (const name of ['VideoEncoder', 'VideoDecoder']) Reflect.deleteProperty(globalThis, name);
  });
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(video);
  const note = page.getByText(videoWords.issues.posterOnly);
  await expect(note).toBeVisible();
  await findFile(page, video.name).click();
  await expect(fact(page, 'Poster')).toHaveText('1280 × 720 px');
  await expect(fact(page, videoWords.phone)).toHaveText(videoWords.noPhone);
});

test('I create poster and phone rendition for an existing video, as WebM if H.264 is unavailable', {
  tag: '@long',
}, async ({ page, api }) => {
  await page.goto('/admin/media');
  const video = await makeVideo(page);
  await api.uploadFile(video);
  await page.addInitScript(() => {
    const asked = VideoEncoder.isConfigSupported.bind(VideoEncoder);
    VideoEncoder.isConfigSupported = async (config) =>
      config.codec.startsWith('avc') ? { supported: false, config } : asked(config);
  });
  await page.reload();
  await findFile(page, video.name).click();
  await expect(fact(page, 'Poster')).toHaveText(videoWords.noPoster);
  await page.getByRole('button', { name: videoWords.make }).click();
  await expect(fact(page, videoWords.phone)).toHaveText(phoneSize);
  await expect(fact(page, 'Poster')).toHaveText('1280 × 720 px');
  const { phone } = (await api.listMedia()).find(({ name }) => name === video.name) ?? {};
  expect(phone?.mimeType).toBe('video/webm');
});

import type { Page } from '@playwright/test';
import { filmWords } from '#admin/films/film-words.ts';
import { makeFilm, makeFilmWithSound, recordFilm } from './support/film.ts';
import { tile } from './support/library.ts';
import { expect, signedInTest as test } from './support/test.ts';

const phoneSize = /^720 × 406 px, /;

/** What the library says of a film, by its name there. */
const fact = (page: Page, name: string) =>
  page
    .getByRole('region', { name: filmWords.title })
    .getByRole('term')
    .filter({ hasText: name })
    .locator('~ dd');

/** Uploads a film that the test made, and opens it in the library. */
async function uploadFilm(page: Page): Promise<string> {
  await page.goto('/admin/media');
  const film = await makeFilm(page);
  await page.locator('input[type=file]').setInputFiles(film);
  await tile(page, film.name).click();
  return film.name;
}

test('a film that I upload gets a poster and a size for phones, and visitors on a phone load that', {
  tag: '@long',
}, async ({ page, api }) => {
  const name = await uploadFilm(page);
  await expect(fact(page, 'Poster')).toHaveText('1280 × 720 px');
  await expect(fact(page, filmWords.phone)).toHaveText(phoneSize);
  await expect(page.getByRole('button', { name: filmWords.make })).toHaveCount(0);

  const film = (await api.listMedia()).find((file) => file.name === name);
  const src = film?.url ?? '';
  expect(film?.phone?.size).toBeLessThan(film?.size ?? 0);
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
    [{ width: 390, height: 844 }, film?.phone?.url, 720],
    [{ width: 1440, height: 900 }, src, 1280],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(address);
    await expect.poll(shown).toEqual({ from, width, poster: film?.poster?.url });
  }
  // Not the black of its first frames.
  const poster = await page.request.get(film?.poster?.url ?? '');
  expect(poster.headers()['content-type']).toBe('image/webp');
  const lightest = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    const canvas = new OffscreenCanvas(64, 36);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, 64, 36);
    return Math.max(...(context?.getImageData(0, 0, 64, 36).data.filter((_, at) => at % 4 !== 3) ?? []));
  }, film?.poster?.url ?? '');
  expect(lightest).toBeGreaterThan(60);
});

test('a film with sound keeps it', { tag: '@long' }, async ({ page, api }) => {
  await page.goto('/admin/media');
  const film = await makeFilmWithSound(page);
  await page.locator('input[type=file]').setInputFiles(film);
  await tile(page, film.name).click();
  await expect(fact(page, filmWords.phone)).toHaveText(phoneSize);
  const { phone } = (await api.listMedia()).find((file) => file.name === film.name) ?? {};
  const loudest = await page.evaluate(async (src) => {
    const bytes = await (await fetch(src)).arrayBuffer();
    const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes);
    return Math.max(...sound.getChannelData(0));
  }, phone?.url ?? '');
  expect(loudest).toBeGreaterThan(0.1);
});

test('a film that one can see through gets its poster, and stays as it is on phones', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/admin/media');
  const film = await recordFilm(page);
  await page.locator('input[type=file]').setInputFiles(film);
  await expect(page.getByText('One can see through this film')).toBeVisible();
  await tile(page, film.name).click();
  await expect(fact(page, 'Poster')).toHaveText('1280 × 720 px');
  await expect(fact(page, filmWords.phone)).toHaveText(filmWords.noPhone);
});

test('a browser that encodes no films makes the poster, and says what phones get', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/admin/media');
  const film = await makeFilm(page);
  await page.addInitScript(() => {
    for (const name of ['VideoEncoder', 'VideoDecoder']) Reflect.deleteProperty(globalThis, name);
  });
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(film);
  const note = page.getByText(filmWords.issues.posterOnly);
  await expect(note).toBeVisible();
  await tile(page, film.name).click();
  await expect(fact(page, 'Poster')).toHaveText('1280 × 720 px');
  await expect(fact(page, filmWords.phone)).toHaveText(filmWords.noPhone);
});

test('a film that something else uploaded gets both when I ask, as WebM where the browser writes no H.264', {
  tag: '@long',
}, async ({ page, api }) => {
  await page.goto('/admin/media');
  const film = await makeFilm(page);
  await api.uploadFile(film);
  await page.addInitScript(() => {
    const asked = VideoEncoder.isConfigSupported.bind(VideoEncoder);
    VideoEncoder.isConfigSupported = async (config) =>
      config.codec.startsWith('avc') ? { supported: false, config } : asked(config);
  });
  await page.reload();
  await tile(page, film.name).click();
  await expect(fact(page, 'Poster')).toHaveText(filmWords.noPoster);
  await page.getByRole('button', { name: filmWords.make }).click();
  await expect(fact(page, filmWords.phone)).toHaveText(phoneSize);
  await expect(fact(page, 'Poster')).toHaveText('1280 × 720 px');
  const { phone } = (await api.listMedia()).find(({ name }) => name === film.name) ?? {};
  expect(phone?.mimeType).toBe('video/webm');
});

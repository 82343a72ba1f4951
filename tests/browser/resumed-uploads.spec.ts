import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { replaceWords } from '#admin/media/detail/replace-words.ts';
import { words } from '#admin/words.ts';
import { writeWebm } from '../../scripts/lib/webm.ts';
import { findFile } from './support/library.ts';
import { expect, signedInTest as test } from './support/test.ts';

const megabyte = 1024 * 1024;
const anUpload = /^\/api\/admin\/uploads\/[0-9a-f]{32}$/;

/**
 * Creates a unique video. With the default size its upload takes three parts. Writes it to a file, because
 * passing megabytes to the browser as text blocks a busy machine.
 */
function makeVideoFile(megabytes = 10) {
  const bytes = Buffer.alloc(megabytes * megabyte, randomUUID());
  const frames = [{ time: 0, key: true, bytes }];
  const buffer = writeWebm({ codec: 'V_VP9', width: 320, height: 200, duration: 1500, frames });
  const name = `film-${randomUUID()}.webm`;
  const path = test.info().outputPath(name);
  writeFileSync(path, buffer);
  return { name, path, buffer };
}

/**
 * Records the offsets of the parts that the page uploads. Calls `meet` before each part, and aborts the
 * request if it resolves to false.
 */
async function watchParts(page: Page, meet: (number: number) => Promise<boolean>): Promise<number[]> {
  const offsets: number[] = [];
  await page.route('**/api/admin/uploads/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    offsets.push(Number(request.headers()['upload-offset']));
    // Ignores the error for a request that the page has cancelled.
    return (await meet(offsets.length))
      ? route.continue()
      : route.abort('internetdisconnected').catch(() => {});
  });
  return offsets;
}

const remembered = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('upload:')));

test('a video upload resumes where it stopped after the connection was lost', { tag: '@long' }, async ({
  page,
  context,
  problems,
  api,
}) => {
  problems.expectFailure(anUpload, 'ERR_INTERNET_DISCONNECTED');
  await page.goto('/admin/media');
  const offsets = await watchParts(page, async (number) => {
    if (number === 2) await context.setOffline(true);
    return number !== 2;
  });
  const { name, path, buffer } = makeVideoFile();
  await page.locator('input[type=file]').setInputFiles(path);
  await expect.poll(() => offsets).toHaveLength(2);
  await expect(page.getByRole('progressbar', { name: `Uploading ${name}` })).toBeVisible();
  expect(await remembered(page)).toHaveLength(1);
  await context.setOffline(false);
  await expect(findFile(page, name)).toBeVisible();
  expect(offsets).toEqual([0, 4 * megabyte, 4 * megabyte, 8 * megabyte]);
  const stored = (await api.listMedia()).find((file) => file.name === name);
  const kept = await (await page.request.get(stored?.url ?? '')).body();
  expect(kept.equals(buffer)).toBe(true);
  expect(await remembered(page)).toEqual([]);
});

test('a cancelled upload leaves nothing on the server or in the browser', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/admin/media');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const offsets = await watchParts(page, async (number) => {
    if (number === 2) await held;
    return number !== 2;
  });
  const file = makeVideoFile();
  await page.locator('input[type=file]').setInputFiles(file.path);
  await expect.poll(() => offsets).toHaveLength(2);
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: `Cancel ${file.name}` }).click();
  expect((await removed).status()).toBe(204);
  release();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(findFile(page, file.name)).toHaveCount(0);
  expect(await remembered(page)).toEqual([]);
});

test('a replacement upload resumes after a lost connection, and can be cancelled', {
  tag: '@long',
}, async ({ page, context, problems, api }) => {
  problems.expectFailure(anUpload, 'ERR_INTERNET_DISCONNECTED');
  await page.goto('/admin/media');
  const first = makeVideoFile(0.1);
  await page.locator('input[type=file]').setInputFiles(first.path);
  await findFile(page, first.name).click();
  const url = (await api.listMedia()).find((file) => file.name === first.name)?.url;
  await page.getByRole('dialog').getByRole('button', { name: 'Replace…' }).click();
  const dialog = page.getByRole('dialog', { name: `Replace “${first.name}”` });
  const { name, path, buffer } = makeVideoFile(6);
  const progress = dialog.getByRole('progressbar', { name: `Uploading ${name}` });

  // Cancels the upload during its second part.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = true;
  const offsets = await watchParts(page, async (number) => {
    if (isHeld && number === 2) await held;
    if (number === 4) await context.setOffline(true);
    return !(isHeld && number === 2) && number !== 4;
  });
  await dialog.locator('input[type=file]').setInputFiles(path);
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect.poll(() => offsets).toHaveLength(2);
  await expect(progress).toBeVisible();
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await dialog.getByRole('button', { name: words.cancel }).click();
  expect((await removed).status()).toBe(204);
  release();
  isHeld = false;
  await expect(progress).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  expect(await remembered(page)).toEqual([]);

  // The second upload loses its connection and resumes automatically.
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect.poll(() => offsets).toHaveLength(4);
  await expect(progress).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(replaceWords.replaced(first.name))).toBeVisible();
  expect(offsets.slice(2)).toEqual([0, 4 * megabyte, 4 * megabyte]);
  const files = await api.listMedia();
  expect(files.find((file) => file.name === first.name)?.url).toBe(url);
  expect(files.some((file) => file.name === name)).toBe(false);
  const shown = page.getByRole('dialog', { name: first.name }).locator('video');
  const kept = await (await page.request.get((await shown.getAttribute('src')) ?? '')).body();
  expect(kept.equals(buffer)).toBe(true);
});

import type { Page } from '@playwright/test';
import { replaceWords } from '#admin/media/detail/replace-words.ts';
import { libraryWords } from '#admin/media/library-words.ts';
import { mediaWords } from '#admin/media/media-words.ts';
import { trashWords } from '#admin/trash/trash-words.ts';
import { uploadWords } from '#admin/uploads/upload-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { findToastAction } from './support/editor.ts';
import { createImageFile, createSeries, findFile, upload } from './support/library.ts';
import { measureOverflow } from './support/site.ts';
import { expect, signedInTest as test } from './support/test.ts';

const detail = (page: Page, name: string) => page.getByRole('dialog', { name });
const point = (page: Page) => page.getByRole('button', { name: /^Focal point/ });

test('I set the alt text and focal point of an image, and both are saved', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const [name = ''] = await upload(page, 1);
  await findFile(page, name).click();
  const dialog = detail(page, name);
  await dialog.getByLabel('Alt text, Dutch').fill('Water bij avond');
  await dialog.getByLabel('Alt text, English').fill('Water at dusk');
  const shown = dialog.locator('.focal-point__picture');
  const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 };
  await shown.click({ position: { x: width * 0.25, y: height * 0.1 } });
  // The mouse moves in whole pixels, which are half a per cent here.
  await expect(point(page)).toHaveAccessibleName(/^Focal point 2[45]% across, (?:9|10|11)% down$/);
  const pointed = (await point(page).getAttribute('aria-label')) ?? '';
  await expect(dialog.getByText(libraryWords.saved, { exact: true })).toBeVisible();

  await page.reload();
  await expect(dialog.getByLabel('Alt text, English')).toHaveValue('Water at dusk');
  await expect(point(page)).toHaveAccessibleName(pointed);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('searchbox').fill('at dusk');
  await expect(findFile(page, name)).toBeVisible();

  // For visitors, the crop of the image keeps the focal point in view.
  const url = (await api.listMedia()).find((file) => file.name === name)?.url ?? '';
  const overview = [{ id: 'p', type: 'image', src: url, alt: '', aspectRatio: '1/1', objectFit: 'cover' }];
  const { identifier } = await api.createPage({ overview, status: 'PUBLISHED' });
  await page.goto(`/${identifier}`);
  const place = page.getByRole('main').locator('img').first();
  await expect(place).toHaveCSS('object-position', /^2[45](?:\.\d+)?% (?:9|10|11)(?:\.\d+)?%$/);
});

test('a new name is saved even if I close immediately, and an empty name is refused', {
  tag: '@long',
}, async ({ page }) => {
  const [name = ''] = await upload(page, 1);
  await findFile(page, name).click();
  const field = detail(page, name).getByLabel('Name');
  await field.fill('');
  await expect(field).toHaveAccessibleDescription(libraryWords.nameMissing);
  await field.fill(`anders-${name}`);
  await page.keyboard.press('Escape');
  await expect(findFile(page, `anders-${name}`)).toBeVisible();
  await page.reload();
  await expect(findFile(page, `anders-${name}`)).toBeVisible();
});

test('by keyboard, I browse files, open one, move its focal point, and return to it', {
  tag: '@long',
}, async ({ page }) => {
  const series = createSeries();
  await upload(page, 3, series);
  // Filters out the uploads of parallel tests.
  await page.getByRole('searchbox').fill(series);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('row').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const second = page.getByRole('row').nth(1);
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await point(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(point(page)).toHaveAccessibleName(libraryWords.focalPoint.at('49%', '60%'));
  await page.getByRole('button', { name: libraryWords.focalPoint.reset }).click();
  await expect(point(page)).toHaveAccessibleName(libraryWords.focalPoint.at('50%', '50%'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(second).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: '1 file selected' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 file selected')).toHaveCount(0);
});

test('filters show counts, are kept in the URL, and can be cleared when nothing matches', {
  tag: '@long',
}, async ({ page }) => {
  const [name = ''] = await upload(page, 1);
  await page.getByRole('button', { name: /^Not used \d+$/ }).click();
  await page.getByRole('button', { name: /^Images \d+$/ }).click();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('1 file', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${name}&kind=picture&unused=$`));
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await page.getByRole('button', { name: /^Videos \d+$/ }).click();
  await expect(page.getByText(libraryWords.nothingFound)).toBeVisible();
  await page.getByRole('button', { name: libraryWords.showAll }).click();
  await expect(page).toHaveURL('/admin/media');
  await expect(findFile(page, name)).toBeVisible();
});

test('I switch to a list view, which is remembered, and search files by colour', {
  tag: '@long',
}, async ({ page }) => {
  const [name = ''] = await upload(page, 1);
  await page.getByRole('radio', { name: libraryWords.views.list }).check({ force: true });
  const row = findFile(page, name);
  await expect(row).toContainText('400 × 300 px');
  await page.reload();
  await expect(row).toContainText('400 × 300 px');
  expect(await findSeriousViolations(page), 'the list').toEqual([]);
  await page.getByRole('combobox', { name: libraryWords.color }).selectOption({ label: 'Any colour' });
  await page.getByRole('searchbox').fill(`${name} grey`);
  await expect(page.getByText('1 file', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await measureOverflow(page), 'a phone').toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('radio', { name: libraryWords.views.grid }).check({ force: true });
  await expect(row).not.toContainText('400 × 300 px');
});

test('I delete several files; one that is in use is kept, and I see where', {
  tag: '@long',
}, async ({ page, api }) => {
  const [used = '', free = ''] = await upload(page, 2);
  const url = (await api.listMedia()).find((file) => file.name === used)?.url ?? '';
  const overview = [{ id: 'p', type: 'image', src: url, alt: '' }];
  const { identifier } = await api.createPage({ overview, status: 'PUBLISHED' });
  await page.reload();
  for (const name of [used, free]) {
    await findFile(page, name).hover();
    await page.getByRole('checkbox', { name: `Select ${name}` }).check({ force: true });
  }
  const bar = page.getByRole('toolbar', { name: '2 files selected' });
  await bar.getByRole('button', { name: words.delete }).click();
  const question = page.getByRole('dialog', { name: 'Delete 1 file?' });
  await expect(question).toContainText('1 file is in use and stays:');
  await expect(question).toContainText(`${used}: Proef ${identifier}`);
  expect(await findSeriousViolations(page), 'the question').toEqual([]);
  await question.getByRole('button', { name: words.delete }).click();
  await expect(page.getByText(mediaWords.deleted(free)).first()).toBeVisible();
  await expect(findFile(page, free)).toHaveCount(0);
  await findFile(page, used).click();
  await expect(detail(page, used).getByRole('link', { name: `Proef ${identifier}` })).toBeVisible();
  await expect(detail(page, used).getByText(libraryWords.uses.live, { exact: true })).toBeVisible();
  await expect(detail(page, used).getByRole('button', { name: words.delete })).toBeDisabled();
});

test('when another member edits the same file, I see their change and can use it', { tag: '@long' }, async ({
  page,
  open,
  problems,
}) => {
  const [name = ''] = await upload(page, 1);
  const other = await (await open({ storageState: await page.context().storageState() })).newPage();
  await other.goto('/admin/media');
  await findFile(page, name).click();
  await findFile(other, name).click();
  await detail(page, name).getByLabel('Alt text, Dutch').fill('Van mij');
  await expect(detail(page, name).getByText(libraryWords.saved, { exact: true })).toBeVisible();
  problems.expectFailure(/^\/api\/admin\/media\//, 412);
  await detail(other, name).getByLabel('Alt text, English').fill('Hers');
  await expect(detail(other, name).getByText(libraryWords.theirs('alt text', 'Van mij'))).toBeVisible();
  await detail(other, name).getByRole('button', { name: libraryWords.useTheirs }).click();
  await expect(detail(other, name).getByLabel('Alt text, Dutch')).toHaveValue('Van mij');
});

for (const theme of themes) {
  test(`the media library has no accessibility violations and fits a phone (${theme})`, {
    tag: '@long',
  }, async ({ page }) => {
    // Checks the whole library three times, including the uploads of other tests.
    test.slow();
    const [name = ''] = await upload(page, 1);
    await emulateTheme(page, theme);
    expect(await findSeriousViolations(page)).toEqual([]);
    await findFile(page, name).click();
    await expect(page.getByText(libraryWords.uses.none)).toBeVisible();
    expect(await findSeriousViolations(page), 'a file').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await measureOverflow(page)).toBe(0);
    expect(await findSeriousViolations(page), 'a file on a phone').toEqual([]);
    await page.keyboard.press('Escape');
    expect(await measureOverflow(page)).toBe(0);
  });
}

test('I restore a deleted file from the message or the trash, with its alt text', { tag: '@long' }, async ({
  page,
}) => {
  const [name = ''] = await upload(page, 1);
  await findFile(page, name).click();
  await detail(page, name).getByLabel('Alt text, English').fill('Water at dusk');
  await expect(detail(page, name).getByText(libraryWords.saved, { exact: true })).toBeVisible();
  const remove = async () => {
    await detail(page, name).getByRole('button', { name: words.delete }).click();
    const question = page.getByRole('dialog', { name: `Delete “${name}”?` });
    await expect(question).toContainText(mediaWords.deleteHelp);
    await question.getByRole('button', { name: words.delete }).click();
    await expect(findFile(page, name)).toHaveCount(0);
  };
  await remove();
  await findToastAction(page, mediaWords.deleted(name), 'Undo').click();
  await expect(findFile(page, name)).toBeVisible();

  await findFile(page, name).click();
  await remove();
  await page.getByRole('navigation', { name: words.nav.label }).getByRole('link', { name: 'Trash' }).click();
  const line = page.getByRole('row').filter({ hasText: name });
  await expect(line).toContainText('by you');
  await expect(line).toContainText('in 29 days');
  expect(await findSeriousViolations(page)).toEqual([]);
  await line.getByRole('button', { name: trashWords.restoreOf(name) }).click();
  await expect(line).toHaveCount(0);
  await findToastAction(page, trashWords.restoredFile(name), trashWords.open).click();
  await expect(detail(page, name).getByLabel('Alt text, English')).toHaveValue('Water at dusk');
});

test('a replaced file changes on its page immediately, and one click restores the original', {
  tag: '@long',
}, async ({ page, api }) => {
  const [name = ''] = await upload(page, 1);
  const url = (await api.listMedia()).find((file) => file.name === name)?.url ?? '';
  const id = url.split('/')[2];
  const overview = [{ id: 'p', type: 'image', src: url, alt: '' }];
  const { identifier } = await api.createPage({ overview, status: 'PUBLISHED' });
  await page.goto(`/${identifier}`);
  const shown = page.getByRole('main').locator('img').first();
  const fits = (width: number) => expect(shown).toHaveAttribute('width', String(width));
  await fits(400);
  const before = await shown.getAttribute('src');

  await page.goto(`/admin/media#${id}`);
  await detail(page, name).getByRole('button', { name: replaceWords.replace }).click();
  const dialog = page.getByRole('dialog', { name: `Replace “${name}”` });
  const replace = dialog.getByRole('button', { name: replaceWords.confirm, exact: true });
  await expect(replace).toBeDisabled();
  await dialog.locator('input[type=file]').setInputFiles(await createImageFile(600));
  await expect(dialog).toContainText('1 page will show the new file immediately.');
  await expect(dialog).toContainText('600 × 300 px');
  const slider = dialog.getByRole('slider', { name: replaceWords.compare });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  // The left image, which is the older one, gets wider.
  await expect(slider).toHaveValue('49');
  expect(await findSeriousViolations(page)).toEqual([]);
  await replace.click();
  await expect(dialog).toHaveCount(0);
  await expect(detail(page, name)).toContainText('600 × 300 px');

  await page.goto(`/${identifier}`);
  await fits(600);
  expect(await shown.getAttribute('src')).not.toBe(before);
  // The browser shows the new image, not the cached one.
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400);

  await page.goto(`/admin/media#${id}`);
  await detail(page, name).getByRole('button', { name: replaceWords.putBack }).click();
  await expect(detail(page, name)).toContainText('400 × 300 px');
  await page.goto(`/${identifier}`);
  await fits(400);
  expect(await shown.getAttribute('src')).toBe(before);
});

test('a failed upload shows its error and can be retried or dismissed', {
  tag: '@long',
}, async ({ page, problems }) => {
  problems.expectFailure('/api/admin/media', 'ERR_FAILED');
  const [kept, givenUp] = [await createImageFile(), await createImageFile()];
  await page.goto('/admin/media');
  let refuse = true;
  await page.route('**/api/admin/media', (route) =>
    refuse && route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.locator('input[type=file]').setInputFiles([kept, givenUp]);
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(item(kept.name)).toContainText(words.errors.offline);
  await expect(item(givenUp.name)).toContainText(words.errors.offline);
  refuse = false;
  await page.getByRole('button', { name: `Dismiss ${givenUp.name}` }).click();
  await expect(item(givenUp.name)).toHaveCount(0);
  await page.getByRole('button', { name: uploadWords.retry(kept.name) }).click();
  await expect(findFile(page, kept.name)).toBeVisible();
  await expect(item(kept.name)).toHaveCount(0);
  await expect(findFile(page, givenUp.name)).toHaveCount(0);
});

test('I see the progress of each upload, and cancel one that is waiting', { tag: '@long' }, async ({
  page,
}) => {
  const [first, second] = [await createImageFile(), await createImageFile()];
  await page.goto('/admin/media');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/media', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.locator('input[type=file]').setInputFiles([first, second]);
  await expect(page.getByRole('progressbar', { name: `Uploading ${first.name}` })).toBeVisible();
  await page.getByRole('button', { name: `Cancel ${second.name}` }).click();
  await expect(page.getByRole('progressbar', { name: `Uploading ${second.name}` })).toHaveCount(0);
  release();
  await expect(findFile(page, first.name)).toBeVisible();
  await expect(findFile(page, second.name)).toHaveCount(0);
});

test('I upload an image by pasting it', { tag: '@long' }, async ({ page }) => {
  await page.goto('/admin/media');
  await expect(page.getByRole('heading', { name: 'Media', level: 1 })).toBeVisible();
  const { name, mimeType, buffer } = await createImageFile();
  await page.evaluate(
    ([fileName, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], fileName, { type }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [name, mimeType, buffer.toString('base64')] as const,
  );
  await expect(findFile(page, name)).toBeVisible();
});

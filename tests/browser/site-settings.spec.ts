import type { Browser, BrowserContext, Page, PlaywrightWorkerArgs } from '@playwright/test';
import sharp from 'sharp';
import { backgroundWords } from '#admin/forms/background/background-words.ts';
import { layoutWords } from '#admin/forms/layout-words.ts';
import { mediaWords } from '#admin/media/media-words.ts';
import { settingsWords } from '#admin/settings/settings-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { findToastAction } from './support/editor.ts';
import { editorAccount, makeEditorAccount } from './support/editor-account.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { createSession, expect, test } from './support/test.ts';

// These tests change the whole site, so they use their own server.
let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.stop());

type Open = (options?: Parameters<Browser['newContext']>[0]) => Promise<BrowserContext>;

/** Opens the settings as an owner and waits until the frame shows the home page. */
async function openSettings(open: Open, { request }: PlaywrightWorkerArgs['playwright']): Promise<Page> {
  const storageState = await createSession(request, server.origin);
  const page = await (await open({ baseURL: server.origin, storageState })).newPage();
  await page.goto('/admin/settings');
  await expect(findFrame(page).locator('.header__brand .header__name').first()).toHaveText('Studio Vitrine', {
    timeout: 30_000,
  });
  return page;
}

const findFrame = (page: Page) => page.frameLocator('iframe[title="Live preview of the home page"]');

/** Saves settings as another member would, without checking for a conflict. */
async function saveElsewhere(page: Page, changes: object): Promise<void> {
  const { token } = await (await page.request.post('/api/auth/token')).json();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.put('/api/admin/settings', { headers, data: changes });
  expect(answer.ok()).toBe(true);
}

test('the preview changes as I type; visitors see it once I save, and undo reverts it', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const page = await openSettings(open, playwright);
  const visitor = await (await open({ baseURL: server.origin })).newPage();
  await page.getByLabel(settingsWords.names.studioName, { exact: true }).fill('Bureau Anders');
  // The page is rendered before it accepts messages from the editor.
  await expect(findFrame(page).locator('.header__brand .header__name')).toHaveText('Bureau Anders', {
    timeout: 30_000,
  });
  await page.getByLabel('Tagline, English').fill('Made by hand');
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(findFrame(page).locator('.header__brand .header__tagline').first()).toHaveText('Made by hand');
  await page.getByLabel('Heading, English').fill('Say it');
  await expect(findFrame(page).locator('#contact')).toBeInViewport();
  await expect(findFrame(page).locator('#contact')).toContainText('Say it');
  await page.getByLabel(layoutWords.container.marginBottom).fill('41px');
  await expect(findFrame(page).locator('.blocks').first()).toHaveCSS('margin-bottom', '41px');
  await expect(page.locator('#site-layout-marginLeft')).toHaveAttribute('placeholder', /^\d+px$/);
  await visitor.goto('/');
  await expect(visitor.locator('.header__brand .header__name').first()).toHaveText('Studio Vitrine');
  await page.keyboard.press('ControlOrMeta+s');
  const toast = settingsWords.saved;
  await expect(page.getByText(toast)).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.locator('.header__brand .header__name').first()).toHaveText('Bureau Anders');
  await findToastAction(page, toast, 'Undo').click();
  await expect(page.getByText(settingsWords.undone)).toBeVisible();
  await expect(page.getByLabel(settingsWords.names.studioName, { exact: true })).toHaveValue(
    'Studio Vitrine',
  );
  await visitor.goto('/');
  await expect(visitor.locator('.header__brand .header__name').first()).toHaveText('Studio Vitrine');
});

test('invalid settings are reported as I type, and a link leads to them', { tag: '@long' }, async ({
  open,
  playwright,
}) => {
  const page = await openSettings(open, playwright);
  const email = page.getByLabel(settingsWords.names.emailAddress);
  await email.fill('hallo at studio');
  await expect(
    page.getByText('Must be an e-mail address such as hello@studio.example, or empty.'),
  ).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(settingsWords.names.startYear).fill('ooit');
  await expect(page.getByText('Must be a year.')).toBeVisible();
  await page.getByLabel('Tuesday closes').fill('08:00');
  await expect(page.getByText(/Must be later than the opening time/)).toBeVisible();
  await expect(page.getByRole('button', { name: settingsWords.save, exact: true })).toBeDisabled();
  await page.getByLabel(settingsWords.names.startYear).fill('2011');
  await page.getByLabel('Tuesday closes').fill('17:00');
  await page.getByRole('button', { name: settingsWords.look(1) }).click();
  await expect(email).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('hallo@anders.example');
  await expect(page.getByRole('button', { name: settingsWords.save, exact: true })).toBeEnabled();
  await page.getByRole('button', { name: settingsWords.discard }).click();
  await expect(email).toHaveValue('hallo@studiovitrine.example');
  await expect(page.getByRole('button', { name: settingsWords.save, exact: true })).toBeDisabled();
});

test('unsaved settings are kept when I leave the screen and after a reload', { tag: '@long' }, async ({
  open,
  playwright,
}) => {
  const page = await openSettings(open, playwright);
  await page.getByLabel(settingsWords.names.city).fill('Utrecht');
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/media$/);
  await page.getByRole('link', { name: settingsWords.view.form, exact: true }).click();
  await expect(page.getByText(settingsWords.unsaved)).toBeVisible();
  await expect(page.getByLabel(settingsWords.names.city)).toHaveValue('Utrecht');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel(settingsWords.names.city)).toHaveValue('Utrecht');
  await page.getByRole('button', { name: settingsWords.discard }).click();
});

test('I choose a logo, it replaces the name in the header, and it cannot be deleted', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const page = await openSettings(open, playwright);
  await page.getByRole('button', { name: settingsWords.logo.choose(settingsWords.logo.forms.light) }).click();
  const library = page.getByRole('dialog', { name: mediaWords.choose.image });
  const file = { name: 'beeldmerk.png', mimeType: 'image/png', buffer: await createImage('#141414') };
  await library.locator('input[type=file]').setInputFiles(file);
  // A new process reads the file, and takes time to start.
  await expect(
    page.getByRole('button', { name: settingsWords.logo.replace(settingsWords.logo.forms.light) }),
  ).toBeVisible({
    timeout: 30_000,
  });
  await expect(library).toHaveCount(0);
  const inFrame = findFrame(page).locator('.header__brand').getByRole('img', { name: 'Studio Vitrine' });
  await expect(inFrame).toHaveCount(1, { timeout: 30_000 });
  await page.getByRole('button', { name: settingsWords.save, exact: true }).click();
  await expect(page.getByText(settingsWords.unsaved)).toHaveCount(0, { timeout: 30_000 });
  await page.getByRole('link', { name: 'Media', exact: true }).click();
  await page.getByRole('row', { name: 'beeldmerk.png' }).click();
  const kept = page
    .getByRole('dialog', { name: 'beeldmerk.png' })
    .getByRole('button', { name: words.delete });
  await expect(kept).toBeDisabled();
  await expect(kept).toHaveAttribute('title', mediaWords.isLogo);
  // Removes the logo, because the other tests expect the site's name.
  await saveElsewhere(page, { logo: { light: '', dark: '' } });
});

for (const colorScheme of themes) {
  test(`a visitor in the ${colorScheme} theme loads only the logo for it`, {
    tag: '@long',
  }, async ({ open, playwright }) => {
    const page = await openSettings(open, playwright);
    const light = await uploadElsewhere(page, `op-licht-${colorScheme}.png`, '#141414');
    const dark = await uploadElsewhere(page, `op-donker-${colorScheme}.png`, '#f4f4f4');
    await saveElsewhere(page, { logo: { light, dark } });
    const visitor = await (await open({ baseURL: server.origin, colorScheme })).newPage();
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitor.goto('/cases');
    const brand = visitor.locator('.header__brand');
    const logo = brand.getByRole('img', { name: 'Studio Vitrine' });
    await expect(logo).toHaveCount(1);
    // The logo has its final size before the image has loaded.
    await expect(logo).toHaveCSS('height', '32px');
    await expect(logo).toHaveCSS('width', '128px');
    await expect(logo).toHaveJSProperty('complete', true);
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const [shown, other] = colorScheme === 'light' ? [light, dark] : [dark, light];
    expect(asked).toContain(shown);
    expect(asked).not.toContain(other);
    await saveElsewhere(page, { logo: { light: '', dark: '' } });
  });
}

/** Uploads an image by the API. Returns its URL. */
async function uploadElsewhere(page: Page, name: string, background: string): Promise<string> {
  const { token } = await (await page.request.post('/api/auth/token')).json();
  const answer = await page.request.post('/api/admin/media', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name, mimeType: 'image/png', buffer: await createImage(background) } },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).url;
}

/** Creates an image of one colour, 640 by 160 pixels. */
function createImage(background: string): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 160, channels: 3, background } })
    .png()
    .toBuffer();
}

test('I change the background of all pages with a preview, and reset it', { tag: '@long' }, async ({
  open,
  playwright,
}) => {
  const page = await openSettings(open, playwright);
  const form = page.getByRole('region', { name: settingsWords.sections.background });
  const body = findFrame(page).locator('body');
  const before = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
  await form.getByRole('button', { name: 'Page colour, light' }).click();
  await page.getByRole('dialog').getByLabel('Custom', { exact: true }).fill('#ffeedd');
  await page.keyboard.press('Escape');
  await expect(body).toHaveCSS('background-color', 'rgb(255, 238, 221)', { timeout: 30_000 });
  await form.getByRole('button', { name: backgroundWords.reset }).click();
  await expect(body).toHaveCSS('background-color', before);
  await expect(page.getByText(settingsWords.unsaved)).toHaveCount(0);
});

test('I set opening hours by keyboard, and they appear in structured data', { tag: '@long' }, async ({
  open,
  playwright,
}) => {
  const page = await openSettings(open, playwright);
  await page.getByRole('button', { name: 'Add a time on Saturday' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove time 1 of Monday' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: settingsWords.save, exact: true }).click();
  await expect(page.getByText(settingsWords.saved)).toBeVisible();
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('"openingHours":"Tu-Sa 09:00-17:00"');
});

test('another member’s saved settings are merged, and I resolve a conflict on the same setting', {
  tag: '@long',
}, async ({ open, playwright, problems }) => {
  const page = await openSettings(open, playwright);
  problems.expectFailure('/api/admin/settings', 412);
  await page.getByLabel(settingsWords.names.priceRange).fill('€€€');
  await saveElsewhere(page, { city: 'Utrecht' });
  await page.getByRole('button', { name: settingsWords.save, exact: true }).click();
  await expect(page.getByText(settingsWords.saved)).toBeVisible();
  await expect(page.getByLabel(settingsWords.names.city)).toHaveValue('Utrecht');
  await expect(page.getByLabel(settingsWords.names.priceRange)).toHaveValue('€€€');

  await page.getByLabel(settingsWords.names.city).fill('Den Haag');
  await page.getByLabel(settingsWords.names.phoneNumber).fill('+31 70 000 00 00');
  await saveElsewhere(page, { city: 'Delft', phoneNumber: '+31 15 000 00 00' });
  await page.getByRole('button', { name: settingsWords.save, exact: true }).click();
  const both = page.getByRole('alert', { name: settingsWords.conflicts });
  await expect(both).toContainText('Den Haag');
  await expect(both).toContainText('Delft');
  await both.getByRole('button', { name: settingsWords.keepMine('City') }).click();
  await both.getByRole('button', { name: settingsWords.takeTheirs('Phone number') }).click();
  await expect(both).toHaveCount(0);
  await page.getByRole('button', { name: settingsWords.save, exact: true }).click();
  await expect(page.getByText(settingsWords.unsaved)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel(settingsWords.names.city)).toHaveValue('Den Haag');
  await expect(page.getByLabel(settingsWords.names.phoneNumber)).toHaveValue('+31 15 000 00 00');
});

test('I remove a page from the menu, and undo it', { tag: '@long' }, async ({ open, playwright }) => {
  const page = await openSettings(open, playwright);
  const menu = findFrame(page).locator('#menu');
  await expect(menu.getByText('Werkwijze', { exact: true })).toHaveCount(1);
  await page.getByRole('radio', { name: settingsWords.parts.menu, exact: true }).click();
  // The menu saves automatically, so there is no save button.
  await expect(page.getByRole('button', { name: settingsWords.save, exact: true })).toHaveCount(0);
  const line = page.getByRole('switch', { name: 'Show “Werkwijze” in the menu' });
  await line.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(settingsWords.menu.saved('Werkwijze', false))).toBeVisible();
  await expect(menu.getByText('Werkwijze', { exact: true })).toHaveCount(0);
  await findToastAction(page, settingsWords.menu.saved('Werkwijze', false), 'Undo').click();
  await expect(menu.getByText('Werkwijze', { exact: true })).toHaveCount(1);
  await expect(line).toBeChecked();
});

test('an editor sees the settings read-only with an explanation, and the preview', { tag: '@long' }, async ({
  open,
  playwright,
  baseURL,
}) => {
  makeEditorAccount();
  const storageState = await createSession(playwright.request, baseURL, editorAccount);
  const page = await (await open({ storageState, ...(baseURL && { baseURL }) })).newPage();
  await page.goto('/admin/settings');
  await expect(page.getByText(settingsWords.readOnly)).toBeVisible();
  await expect(page.getByLabel(settingsWords.names.studioName, { exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: settingsWords.save, exact: true })).toHaveCount(0);
  await expect(findFrame(page).locator('.header__brand .header__name').first()).toHaveText('Studio Vitrine');
});

test('settings that cannot be loaded show an error, and I can retry', { tag: '@long' }, async ({
  open,
  playwright,
  problems,
}) => {
  const page = await openSettings(open, playwright);
  problems.expectFailure('/api/admin/settings', 400);
  const refusal = { status: 400, json: { message: 'Not today.', code: 'input/invalid' } };
  await page.route('**/api/admin/settings', (route) => route.fulfill(refusal), { times: 1 });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Not today.');
  await page.getByRole('button', { name: words.tryAgain }).click();
  await expect(page.getByLabel(settingsWords.names.studioName, { exact: true })).toHaveValue(
    'Studio Vitrine',
  );
});

for (const colorScheme of themes) {
  test(`the settings have no accessibility violations in the ${colorScheme} theme, and fit a phone`, {
    tag: '@long',
  }, async ({ open, playwright }) => {
    const page = await openSettings(open, playwright);
    await emulateTheme(page, colorScheme);
    await page.getByLabel(settingsWords.names.emailAddress).fill('nope');
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('region', { name: 'Preview' })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Preview' }).check({ force: true });
    await expect(findFrame(page).locator('.header__brand .header__name').first()).toBeVisible();
    await expect(page.getByLabel(settingsWords.names.studioName, { exact: true })).toBeHidden();
  });
}

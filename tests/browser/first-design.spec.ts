import type { Page } from '@playwright/test';
import { commandMenuWords } from '#admin/command-menu/command-menu-words.ts';
import { presetsWords } from '#admin/design-tokens/presets/presets-words.ts';
import { tokenWords } from '#admin/design-tokens/work/design-tokens-words.ts';
import { startWords } from '#admin/start/start-words.ts';
import { words } from '#admin/words.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { createSession, expect, test } from './support/test.ts';

// Uses its own server, with an empty site.
let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer({ env: { SEED: 'empty' } });
});
test.afterAll(() => server.stop());

const readPaper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const findFrame = (page: Page, theme: 'light' | 'dark') =>
  page.frameLocator(`iframe[title="The page in the ${theme} theme"]`);

test('a new studio chooses a design for its own text, publishes it with one click, and undoes it', {
  tag: '@long',
}, async ({ open, playwright, problems }) => {
  const storageState = await createSession(playwright.request, server.origin);
  const page = await (await open({ baseURL: server.origin, storageState })).newPage();
  const visitor = await (await open({ baseURL: server.origin })).newPage();
  problems.expectFailure('/bestaat-niet', 404);
  const addresses = ['/', '/en', '/cases', '/bestaat-niet'];
  const papers = async () => {
    const found: string[] = [];
    for (const address of addresses) {
      await visitor.goto(address);
      found.push(await readPaper(visitor));
    }
    return [...new Set(found)];
  };
  const before = await papers();
  expect(before).toHaveLength(1);
  const site = page.frameLocator('iframe[title="Live preview of the home page"]');
  const accent = () =>
    site.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--color-accent').trim());

  await page.goto('/admin');
  await page.getByRole('link', { name: new RegExp(startWords.title) }).click();
  await page.getByLabel(startWords.steps.studio, { exact: true }).fill('Bureau Haard');
  await page.getByRole('button', { name: startWords.save }).click();
  const design = page.getByRole('region', { name: 'Step 2 of 5: Design' });

  // Uses the keyboard alone: the cards are buttons, the typeface is a list.
  await design.getByRole('button', { name: 'Try Hearth' }).press('Enter');
  await expect(design.getByRole('button', { name: 'Try Hearth' })).toHaveAttribute('aria-pressed', 'true');
  await expect(site.locator('.header__brand .header__name')).toHaveText('Bureau Haard', { timeout: 30_000 });
  // The paper colour of the Hearth preset.
  await expect(site.locator('body')).toHaveCSS('background-color', 'oklch(0.968 0.019 65)');
  const preset = await accent();

  const color = design.getByLabel(startWords.design.color);
  await color.fill('#0a5');
  await expect(design.getByText('Adjusted so that links and buttons stay readable')).toBeVisible();
  await color.fill('#12');
  await expect(design.getByText('This isn’t a hex colour.')).toBeVisible();
  await expect(design.getByRole('button', { name: startWords.design.publish })).toBeDisabled();
  await expect.poll(accent).toBe(preset);
  await color.fill('#0a5c8f');
  await expect(design.getByText('Links and buttons use #0a5c8f in the light theme')).toBeVisible();
  await expect.poll(accent).not.toBe(preset);
  await design.getByLabel(startWords.design.typeface).selectOption('Literata');
  await expect(site.locator('body')).toHaveCSS('font-family', /^"?Literata/);
  await page
    .getByRole('group', { name: words.theme.label })
    .getByRole('radio', { name: 'Dark' })
    .check({ force: true });
  await expect(site.locator('body')).toHaveCSS('background-color', 'oklch(0.215 0.03 330)');
  expect(await papers()).toEqual(before);

  await design.getByRole('button', { name: startWords.design.publish }).click();
  await expect(page.getByText(tokenWords.published)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Step 3 of 5: Contact' })).toBeFocused();
  expect(await papers()).toEqual(['oklch(0.968 0.019 65)']);
  await expect(visitor.locator('body')).toHaveCSS('font-family', /^"?Literata/);

  await page.getByRole('button', { name: words.undo }).last().click();
  await expect(page.getByText(tokenWords.takenBack)).toBeVisible();
  expect(await papers()).toEqual(before);
  // After going back, no preset is marked as chosen.
  await page.getByRole('button', { name: startWords.back }).click();
  await expect(design.getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(design.getByLabel(startWords.design.color)).toHaveValue('');
});

test('I try a design from the command menu, on any screen', { tag: '@long' }, async ({
  open,
  playwright,
}) => {
  const storageState = await createSession(playwright.request, server.origin);
  const page = await (await open({ baseURL: server.origin, storageState })).newPage();
  await page.goto('/admin/media');
  for (const [name, paper] of [
    ['Journal', 'oklch(0.965 0.015 90)'],
    ['Hearth', 'oklch(0.968 0.019 65)'],
  ] as const) {
    await expect(page.getByRole('button', { name: new RegExp(`^${commandMenuWords.open}`) })).toBeVisible({
      timeout: 30_000,
    });
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(name);
    await page.getByRole('option', { name: commandMenuWords.design(name) }).click();
    await expect(page.getByRole('button', { name: `Try ${name}` })).toHaveAttribute('aria-pressed', 'true', {
      timeout: 30_000,
    });
    await expect(page).toHaveURL(/part=presets$/);
    await expect(findFrame(page, 'light').locator('body')).toHaveCSS('background-color', paper, {
      timeout: 30_000,
    });
  }
  // Restores the design that was used before both presets were tried.
  await page.getByRole('button', { name: presetsWords.back }).click();
  await expect(page.locator('.tokens-head__state')).toHaveText(tokenWords.asPublished);
});

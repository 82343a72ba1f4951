import type { Browser, BrowserContext, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { paletteEditorWords } from '#admin/design-tokens/palette/palette-editor-words.ts';
import { scaleEditorWords } from '#admin/design-tokens/scale/scale-editor-words.ts';
import { tokenWords } from '#admin/design-tokens/work/design-tokens-words.ts';
import { words } from '#admin/words.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { createSession, expect, test } from './support/test.ts';

// These tests publish the design of the whole site, so they use their own server.
let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.stop());

type Open = (options?: Parameters<Browser['newContext']>[0]) => Promise<BrowserContext>;

async function openTool(
  open: Open,
  { request }: PlaywrightWorkerArgs['playwright'],
  part: string,
): Promise<Page> {
  const storageState = await createSession(request, server.origin);
  const page = await (await open({ baseURL: server.origin, storageState })).newPage();
  await page.goto(`/admin/design-tokens?part=${part}`);
  for (const theme of ['light', 'dark'] as const) {
    await expect(frame(page, theme).locator('.header__brand').first()).toBeVisible({ timeout: 30_000 });
  }
  return page;
}

const frame = (page: Page, theme: 'light' | 'dark') =>
  page.frameLocator(`iframe[title="The page in the ${theme} theme"]`);
const state = (page: Page) => page.locator('.tokens-head__state');

/** Returns the lightness of each step of a scale in a theme, in per cent, as the editor labels it. */
async function readLightnesses(page: Page, theme: 'Light' | 'Dark', ladder: string): Promise<number[]> {
  const steps = page
    .locator('.palette-steps')
    .filter({ has: page.getByRole('heading', { name: `${theme} theme` }) })
    .getByRole('list', { name: ladder })
    .getByRole('img');
  const labels = await steps.evaluateAll((swatches) =>
    swatches.map((swatch) => swatch.getAttribute('aria-label') ?? ''),
  );
  return labels.map((label) => Number(/lightness ([\d.]+)/.exec(label)?.[1]));
}

/** Returns the differences between consecutive values. */
const getGaps = (values: readonly number[]) => values.slice(1).map((value, at) => value - (values[at] ?? 0));

test('a palette from one colour has even steps, separate ones per theme, and appears in both previews', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const page = await openTool(open, playwright, 'palette');
  const accent = (theme: 'light' | 'dark') =>
    frame(page, theme)
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--color-accent').trim());
  const before = { light: await accent('light'), dark: await accent('dark') };
  const hue = page
    .getByRole('group', { name: 'Colour', exact: true })
    .getByRole('spinbutton', { name: tokenWords.token.hue });
  await hue.fill('250');
  await expect.poll(() => accent('light')).toMatch(/^oklch\([\d.]+ [\d.]+ 250\)$/);
  await expect.poll(() => accent('dark')).toMatch(/^oklch\([\d.]+ [\d.]+ 250\)$/);
  expect(await accent('light')).not.toBe(before.light);
  expect(await accent('dark')).not.toBe(before.dark);
  expect(await accent('dark')).not.toBe(await accent('light'));

  const [light, dark] = [
    await readLightnesses(page, 'Light', 'Paper and ink'),
    await readLightnesses(page, 'Dark', 'Paper and ink'),
  ];
  expect(light).toHaveLength(8);
  for (const ladder of [light, dark]) {
    // Steps 1 to 4 are surfaces, 5 to 7 inks; step 0 is a raised surface. Labels are rounded to 0.1.
    for (const equal of [getGaps(ladder.slice(1, 5)), getGaps(ladder.slice(5, 8))]) {
      for (const gap of equal) expect(Math.abs(gap - (equal[0] ?? 0))).toBeLessThanOrEqual(0.21);
    }
  }
  // The dark scale is not the light one reversed: paper is at the other end, and the steps differ.
  expect(light[1]).toBeGreaterThan(light[7] ?? 100);
  expect(dark[1]).toBeLessThan(dark[7] ?? 0);
  expect(getGaps(dark.slice(1, 5)).map(Math.abs)).not.toEqual(getGaps(light.slice(1, 5)).map(Math.abs));

  await page.getByRole('button', { name: tokenWords.sections.contrast, exact: true }).click();
  await expect(page.getByText(tokenWords.contrast.allHold)).toBeVisible();
  await page.getByRole('button', { name: words.undo, exact: true }).click();
  await expect(state(page)).toHaveText(tokenWords.asPublished);
  expect(await accent('light')).toBe(before.light);
});

test('a type scale ratio sets the heading sizes of my pages, for large and small viewports', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const page = await openTool(open, playwright, 'scale');
  const large = page.getByRole('group', { name: scaleEditorWords.large });
  const small = page.getByRole('group', { name: scaleEditorWords.small });
  await large.getByRole('combobox', { name: scaleEditorWords.named }).selectOption('Perfect fourth');
  await small.getByRole('combobox', { name: scaleEditorWords.named }).selectOption('Major second');
  const sizes = page.getByRole('list', { name: scaleEditorWords.sizes });
  const said = async () => Number(/h1 · ([\d.]+) px/.exec((await sizes.textContent()) ?? '')?.[1]);
  const heading = frame(page, 'light').getByRole('heading', { level: 1 }).first();
  const shown = () => heading.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));

  for (const [width, pixels] of [
    [words.devices.desktop, '1280'],
    [words.devices.mobile, '390'],
  ] as const) {
    await page.getByRole('radio', { name: width }).check();
    await page.getByRole('spinbutton', { name: scaleEditorWords.width }).fill(pixels);
    await expect.poll(async () => Math.abs((await shown()) - (await said()))).toBeLessThan(0.2);
  }
  const onPhone = await shown();
  await page
    .getByRole('group', { name: scaleEditorWords.grows })
    .getByRole('spinbutton', { name: /^From/ })
    .fill('600');
  // A phone is narrower than the width from which sizes grow, so they have their minimum.
  await expect.poll(shown).toBeLessThanOrEqual(onPhone);
  await expect.poll(async () => Math.abs((await shown()) - (await said()))).toBeLessThan(0.2);
});

test('I publish a scale, undo it, and find it in the version history', { tag: '@long' }, async ({
  open,
  playwright,
}) => {
  const page = await openTool(open, playwright, 'scale');
  const visitor = await (await open({ baseURL: server.origin })).newPage();
  const headline = async () => {
    await visitor.goto('/');
    const heading = visitor.getByRole('heading', { level: 1 }).first();
    return heading.evaluate((node) => getComputedStyle(node).fontSize);
  };
  const before = await headline();
  await page
    .getByRole('group', { name: scaleEditorWords.large })
    .getByRole('combobox')
    .selectOption('Perfect fifth');
  await expect(state(page)).not.toHaveText(tokenWords.asPublished);
  await page.getByRole('button', { name: tokenWords.publish }).click();
  await expect(page.getByText(tokenWords.published)).toBeVisible();
  const after = await headline();
  expect(after).not.toBe(before);
  await page
    .locator('.toast')
    .filter({ hasText: 'Published' })
    .getByRole('button', { name: words.undo })
    .click();
  await expect(page.getByText(tokenWords.takenBack)).toBeVisible();
  expect(await headline()).toBe(before);
  await page.getByRole('button', { name: tokenWords.history }).click();
  const versions = page.getByRole('dialog', { name: tokenWords.versions.title });
  await versions
    .getByRole('listitem')
    .filter({ hasText: 'Version 2' })
    .getByRole('button', { name: tokenWords.versions.restore })
    .click();
  await expect(page.getByText(tokenWords.versions.restored('Version 2'))).toBeVisible();
  expect(await headline()).toBe(before);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(state(page)).toHaveText(tokenWords.asPublished);
  expect(await headline()).toBe(after);
});

test('I paste my brand’s hex colour into the palette, and both themes are derived from it', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const page = await openTool(open, playwright, 'palette');
  const readAccent = (theme: 'light' | 'dark') =>
    frame(page, theme)
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--color-accent').trim());
  const colour = page.getByRole('group', { name: 'Colour', exact: true });
  const typed = colour.getByLabel(paletteEditorWords.text);
  await typed.fill('#zz');
  await expect(colour.getByRole('alert')).toHaveText(tokenWords.token.notRead);
  await typed.fill('#0a7');
  await expect(colour.getByRole('alert')).toHaveCount(0);
  const hue = await colour.getByRole('spinbutton', { name: tokenWords.token.hue }).inputValue();
  expect(Number(hue)).toBeGreaterThan(150);
  expect(Number(hue)).toBeLessThan(170);
  for (const theme of ['light', 'dark'] as const)
    await expect.poll(() => readAccent(theme)).toMatch(/ 1[56]\d/);
});

test('I compare my draft with the live design, and move the divider by mouse and keyboard', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const page = await openTool(open, playwright, 'palette');
  await page
    .getByRole('group', { name: 'Colour', exact: true })
    .getByRole('spinbutton', { name: tokenWords.token.hue })
    .fill('140');
  await page.getByRole('button', { name: 'Compare' }).click();
  const beside = page.frameLocator(`iframe[title="${tokenWords.frame.beforeTitle('light')}"]`);
  await expect(beside.locator('.header__brand').first()).toBeVisible({ timeout: 30_000 });
  const readAccent = (shown: typeof beside) =>
    shown
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--color-accent').trim());
  await expect.poll(() => readAccent(frame(page, 'light'))).toMatch(/ 140\)$/);
  expect(await readAccent(beside)).not.toMatch(/ 140\)$/);

  const compared = page.locator('.token-frame').first();
  const handle = compared.getByRole('slider');
  await expect(handle).toHaveValue('50');
  const box = await compared.locator('.reveal').boundingBox();
  if (!box) throw new Error('The line is not there.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  // Drags across the frame, which must not capture the pointer.
  await page.mouse.move(box.x + box.width * 0.35, y, { steps: 8 });
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 8 });
  await page.mouse.up();
  await expect(handle).toHaveValue('20');
  await expect(compared.locator('.token-frame__side--before')).toHaveCSS(
    'clip-path',
    /inset\(0px (calc\(80%\)|80%)/,
  );
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveValue('21');
  await page.keyboard.press('Home');
  await expect(handle).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(handle).toHaveValue('100');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.locator('.token-frames .reveal')).toHaveCount(0);
});

test('on a phone, I switch from the tokens to the preview, which stays large when I compare', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const storageState = await createSession(playwright.request, server.origin);
  const viewport = { width: 390, height: 844 };
  const page = await (await open({ baseURL: server.origin, storageState, viewport })).newPage();
  await page.goto('/admin/design-tokens?part=motion');
  // The selected section is in view, although only some of them fit.
  const part = page.getByRole('button', { name: tokenWords.sections.motion, exact: true });
  await expect(part).toBeInViewport({ ratio: 1 });
  await page.getByRole('radio', { name: tokenWords.view.frame, exact: true }).check();
  await expect(frame(page, 'light').locator('.header__brand').first()).toBeVisible({ timeout: 30_000 });
  const height = async () => (await page.locator('.token-frame').first().boundingBox())?.height;
  expect(await height()).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.locator('.token-frame').first().getByRole('slider')).toBeVisible();
  expect(await height()).toBeGreaterThan(200);
});

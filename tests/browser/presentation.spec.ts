import type { Locator, Page } from '@playwright/test';
import { siteWords } from '#i18n/site-words.ts';
import { Editor } from './support/editor.ts';
import { painted } from './support/frames.ts';
import { watchScripts } from './support/site.ts';
import type { TestBlock } from './support/studio-api.ts';
import { expect, signedInTest, test } from './support/test.ts';

const card = (more: object = {}): TestBlock => ({
  id: 'card',
  type: 'card',
  headerText: 'Laat eens zien',
  interactionEnabled: true,
  ...more,
});
/** Makes the page long enough to scroll. */
const tall: TestBlock = { id: 'tall', type: 'grid', paddingTop: '2000px', columns: [] };

const cardLink = (page: Page) => page.getByRole('link', { name: siteWords.nl.deck.title });
const modal = (page: Page) => page.getByRole('dialog', { name: siteWords.nl.deck.title });
const deck = (page: Page) => modal(page).locator('iframe').contentFrame();

/** Width and height as they are laid out, whatever moves meanwhile. */
const sizeOf = (target: Locator) =>
  target.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]);

test.describe('a presentation on a card', () => {
  test('opens over the page, loads nothing before, and arrow keys turn its slides', async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto('/werkwijze');
    await cardLink(page).scrollIntoViewIfNeeded();
    const opener = /\/island\/card-/;
    expect(scripts.filter((path) => opener.test(path))).toEqual([]);
    await cardLink(page).click();
    await expect(modal(page)).toHaveAttribute('data-state', 'loaded');
    expect(scripts.filter((path) => opener.test(path))).toHaveLength(1);

    expect(await sizeOf(modal(page))).toEqual([1200, 800]);
    const close = modal(page).getByRole('button', { name: siteWords.nl.blocks.closePresentation });
    expect(await sizeOf(close)).toEqual([40, 40]);

    await expect(deck(page).getByText('1 / 7')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(deck(page).getByText('3 / 7')).toBeVisible();
    await expect(deck(page).getByRole('heading', { name: siteWords.nl.deck.draw.title })).toBeInViewport();
  });

  test('closes with Escape, also inside the deck; the focus goes back and the page stays', async ({
    page,
  }) => {
    await page.goto('/werkwijze');
    await cardLink(page).focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveAttribute('data-state', 'loaded');
    await page.mouse.move(10, 450);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    // The focus is in the deck by now.
    await expect(modal(page).locator('iframe')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(cardLink(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);

    await page.keyboard.press('Enter');
    await modal(page).getByRole('button', { name: siteWords.nl.blocks.closePresentation }).focus();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
  });

  test('opens again in the very frame in which it closed, and lets go of the page afterwards', async ({
    page,
  }) => {
    await page.goto('/werkwijze');
    await cardLink(page).click();
    await expect(modal(page)).toHaveAttribute('data-state', 'loaded');
    await page.evaluate(() => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog.presentation');
      dialog?.close();
      (document.activeElement as HTMLElement).click();
    });
    await expect(modal(page)).toHaveAttribute('data-state', 'loaded');
    const pageScrolls = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
    expect(await pageScrolls()).toBe(false);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect.poll(pageScrolls).toBe(true);
    await expect(cardLink(page)).toBeFocused();
  });

  test('stays when the key that opens it is still down, also when the rest of its press comes late', async ({
    page,
    context,
  }) => {
    await page.goto('/werkwijze');
    await context.route('**/slidedeck*', () => undefined);
    const keys = await context.newCDPSession(page);
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
    await cardLink(page).focus();
    await keys.send('Input.dispatchKeyEvent', { ...enter, type: 'rawKeyDown' });
    const close = modal(page).getByRole('button', { name: siteWords.nl.blocks.closePresentation });
    await expect(close).toBeFocused();
    await keys.send('Input.dispatchKeyEvent', { ...enter, type: 'char', text: '\r' });
    await keys.send('Input.dispatchKeyEvent', { ...enter, type: 'keyDown', text: '\r', autoRepeat: true });
    await keys.send('Input.dispatchKeyEvent', { ...enter, type: 'keyUp' });
    await painted(page);
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
  });

  test('closes on the backdrop, not on a press that began inside', { tag: '@long' }, async ({ page }) => {
    await page.goto('/werkwijze');
    await cardLink(page).click();
    await expect(modal(page)).toHaveAttribute('data-state', 'loaded');
    await modal(page).getByRole('heading').hover();
    await page.mouse.down();
    await page.mouse.move(20, 450);
    await page.mouse.up();
    await expect(modal(page)).toBeVisible();
    await page.mouse.click(20, 450);
    await expect(modal(page)).toHaveCount(0);
  });

  test('that does not come says so after 15 seconds, and still opens in a new tab', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await page.goto('/werkwijze');
    let stalled = true;
    await context.route('**/slidedeck*', (route) => (stalled ? undefined : route.continue()));
    await cardLink(page).click();
    await expect(modal(page).getByText('Loading presentation...')).toBeVisible();
    await expect(modal(page).getByRole('link', { name: 'Open in New Tab' })).toBeVisible();
    // The clock of the page goes on by itself as well: a busy machine gets seven seconds for what stands above.
    await page.clock.fastForward(8_000);
    await expect(modal(page).getByText('Loading presentation...')).toBeVisible();
    await page.clock.fastForward(7_100);
    const alert = modal(page).getByRole('alert');
    await expect(alert).toContainText('Content Blocked');
    await expect(alert).toContainText(
      'The presentation cannot be displayed in this modal due to browser security restrictions.',
    );
    stalled = false;
    const popup = page.waitForEvent('popup');
    await alert.getByRole('link', { name: 'Open in New Tab' }).click();
    await expect((await popup).getByText('1 / 7')).toBeVisible();
  });

  test('is the deck itself without scripts, which scrolls from slide to slide', async ({ open }) => {
    const context = await open({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/werkwijze');
    const popup = context.waitForEvent('page');
    await cardLink(page).click();
    const tab = await popup;
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await tab.getByRole('link', { name: /^6:/ }).click();
    await expect(tab.getByRole('heading', { name: siteWords.nl.deck.rhythm.title })).toBeInViewport();
  });

  test('a PDF opens directly on a phone', async ({ open, api }) => {
    const { identifier } = await api.createPage({
      status: 'PUBLISHED',
      overview: [card({ contentType: 'pdf', presentPath: '/slidedeck' }), tall],
    });
    const context = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.goto(`/${identifier}`);
    const popup = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Laat eens zien' }).tap();
    await expect((await popup).getByText('1 / 7')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

signedInTest(
  'in the editor a double click opens it, and Escape closes it again',
  { tag: '@long' },
  async ({ page, api }) => {
    const { id } = await api.createPage({ status: 'PUBLISHED', overview: [card(), tall] });
    const editor = await new Editor(page).open(id, 'Laat eens zien');
    // The frame is rendered smaller, where a test's pointer does not find its way.
    const press = (detail: number) =>
      editor.frame
        .getByRole('link', { name: 'Laat eens zien' })
        .dispatchEvent('click', { bubbles: true, cancelable: true, detail });
    // What the server drew is there before the page is alive and hears a press.
    await expect(async () => {
      await press(1);
      await expect(editor.panel.getByRole('heading', { name: 'Card' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(editor.frame.getByRole('dialog')).toHaveCount(0);
    await press(2);
    const dialog = editor.frame.getByRole('dialog', { name: 'Laat eens zien' });
    await expect(dialog).toHaveAttribute('data-state', 'loaded');
    await dialog.getByRole('button', { name: siteWords.nl.blocks.closePresentation }).press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

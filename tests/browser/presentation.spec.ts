import type { Locator, Page } from '@playwright/test';
import { siteWords } from '#i18n/site-words.ts';
import { deckTitle } from '../../demo/deck/deck-names.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { waitForPaint } from './support/frames.ts';
import { measureOverflow, watchScripts } from './support/site.ts';
import type { StudioApi, TestBlock } from './support/studio-api.ts';
import { expect, signedInTest, test } from './support/test.ts';

const card = (more: object = {}): TestBlock => ({
  id: 'card',
  type: 'card',
  headerText: 'Laat eens zien',
  interactionEnabled: true,
  ...more,
});
/** Builds an empty block that makes the page long enough to scroll. */
const space = (id: string): TestBlock => ({ id, type: 'grid', paddingTop: '2000px', columns: [] });
const tall = space('tall');
/** Publishes a page with a card of the sample deck in its middle, out of view. Returns its path. */
const publish = (api: StudioApi) =>
  api.publish(space('above'), card({ headerText: siteWords.nl.deck.title }), space('below'));

const cardLink = (page: Page) => page.getByRole('link', { name: siteWords.nl.deck.title });
const modal = (page: Page) => page.getByRole('dialog', { name: siteWords.nl.deck.title });
const deck = (page: Page) => modal(page).locator('iframe').contentFrame();

/** Returns the layout width and height, which transforms do not change. */
const readSize = (target: Locator) =>
  target.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight]);

test.describe('a presentation on a card', () => {
  test('opens over the page, loads its script only then, and follows arrow keys', async ({ page, api }) => {
    const scripts = watchScripts(page);
    await page.goto(await publish(api));
    await cardLink(page).scrollIntoViewIfNeeded();
    const opener = /\/island\/card-/;
    expect(scripts.filter((path) => opener.test(path))).toEqual([]);
    await cardLink(page).click();
    await expect(modal(page)).toHaveAttribute('data-state', 'loaded');
    expect(scripts.filter((path) => opener.test(path))).toHaveLength(1);

    expect(await readSize(modal(page))).toEqual([1200, 800]);
    const close = modal(page).getByRole('button', { name: siteWords.nl.blocks.closePresentation });
    expect(await readSize(close)).toEqual([40, 40]);

    await expect(deck(page).getByText('1 / 7')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(deck(page).getByText('3 / 7')).toBeVisible();
    await expect(deck(page).getByRole('heading', { name: siteWords.nl.deck.draw.title })).toBeInViewport();
  });

  test('closes with Escape, also inside the deck, and returns focus without scrolling the page', async ({
    page,
    api,
  }) => {
    await page.goto(await publish(api));
    await cardLink(page).focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveAttribute('data-state', 'loaded');
    await page.mouse.move(10, 450);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    // Waits until the focus is in the deck.
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

  test('can be reopened in the same frame in which it closes, and restores scrolling afterwards', async ({
    page,
    api,
  }) => {
    await page.goto(await publish(api));
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

  test('stays open while the key that opened it is held down', async ({ page, context, api }) => {
    await page.goto(await publish(api));
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
    await waitForPaint(page);
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toHaveCount(0);
  });

  test('closes on a click on the backdrop, not on a press that started inside', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    await page.goto(await publish(api));
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

  test('shows an error after 15 seconds without loading, and can be opened in a new tab', {
    tag: '@long',
  }, async ({ page, context, api }) => {
    await page.clock.install();
    await page.goto(await publish(api));
    let stalled = true;
    await context.route('**/slidedeck*', (route) => (stalled ? undefined : route.continue()));
    await cardLink(page).click();
    await expect(modal(page).getByText('Loading presentation...')).toBeVisible();
    await expect(modal(page).getByRole('link', { name: 'Open in New Tab' })).toBeVisible();
    // The page's clock continues to run, which leaves a busy machine seven seconds for the steps above.
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

  test('opens the deck in its own tab without JavaScript', async ({ open, api }) => {
    const context = await open({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(await publish(api));
    const popup = context.waitForEvent('page');
    await cardLink(page).click();
    const tab = await popup;
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await tab.getByRole('link', { name: /^6:/ }).click();
    await expect(tab.getByRole('heading', { name: siteWords.nl.deck.rhythm.title })).toBeInViewport();
  });

  test('opens a PDF directly on a phone', async ({ open, api }) => {
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

test.describe('the uploaded deck with the demo’s cases', () => {
  test('opens in the language of the page, follows arrow keys immediately, and closes with Escape', async ({
    page,
  }) => {
    for (const [address, title, first, second] of [
      ['/werkwijze', deckTitle.nl, 'Website voor een winkel, 2024', 'App voor wadlopers, 2024'],
      ['/en/werkwijze', deckTitle.en, 'Website for a shop, 2024', 'App for mudflat walkers, 2024'],
    ] as const) {
      await page.goto(address);
      const link = page.getByRole('link', { name: title });
      await link.click();
      const dialog = page.getByRole('dialog', { name: title });
      const frame = dialog.locator('iframe');
      await expect(dialog).toHaveAttribute('data-state', 'loaded');
      await expect(frame).toBeFocused();
      const slides = frame.contentFrame();
      await expect(slides.getByText(first)).toBeInViewport();
      await page.keyboard.press('ArrowRight');
      await expect(slides.getByText('2 / 7')).toBeVisible();
      await expect(slides.getByText(second)).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(link).toBeFocused();
    }
  });

  test('uses the theme that I chose on the site', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/werkwijze');
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await page.getByRole('link', { name: deckTitle.nl }).click();
    const slides = page.locator('dialog iframe').contentFrame();
    await expect(slides.locator('html')).toHaveCSS('color-scheme', 'dark');
    const image = slides.getByRole('img').first();
    await expect
      .poll(() => image.evaluate((shown) => (shown as HTMLImageElement).currentSrc))
      .toMatch(/kiezel-night\.webp$/);
  });

  test('fits every viewport without accessibility violations, in light and dark', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/werkwijze');
    const address = await page.getByRole('link', { name: deckTitle.nl }).getAttribute('href');
    for (const theme of themes) {
      await emulateTheme(page, theme);
      for (const [width, height] of [
        [738, 743],

        [390, 844],
        [820, 1180],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(address ?? '');
        await expect(page.getByText('1 / 7')).toBeVisible();
        expect(await measureOverflow(page), `${theme}, ${width}`).toBe(0);
        const hidden = await page
          .locator('.slide__words')
          .evaluateAll((all) => all.map((words) => words.scrollHeight - words.clientHeight));
        expect(hidden, `${theme}, ${width}`).toEqual(Array(7).fill(0));
      }
      expect(await findSeriousViolations(page), theme).toEqual([]);
    }
  });

  test('can be read without JavaScript, and links to the other language', async ({ page, open }) => {
    await page.goto('/werkwijze');
    const address = await page.getByRole('link', { name: deckTitle.nl }).getAttribute('href');
    const tab = await (await open({ javaScriptEnabled: false })).newPage();
    await tab.goto(address ?? '');
    await tab.getByRole('link', { name: /^7:/ }).click();
    await expect(tab.getByRole('heading', { name: 'Zeven Uur' })).toBeInViewport();
    await tab.getByRole('link', { name: deckTitle.en }).click();
    await expect(tab.getByText('Website for a shop, 2024')).toBeInViewport();
  });
});

signedInTest(
  'in the editor, a double click opens a presentation, and Escape closes it',
  { tag: '@long' },
  async ({ page, api }) => {
    const { id } = await api.createPage({ status: 'PUBLISHED', overview: [card(), tall] });
    const editor = await new Editor(page).open(id, 'Laat eens zien');
    // Dispatches the event, because Playwright's click ignores the frame's scale and would miss.
    const press = (detail: number) =>
      editor.frame
        .getByRole('link', { name: 'Laat eens zien' })
        .dispatchEvent('click', { bubbles: true, cancelable: true, detail });
    // Retries, because the server's markup is visible before the page is hydrated.
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

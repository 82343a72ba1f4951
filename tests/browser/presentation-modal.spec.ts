import type { Locator, Page } from '@playwright/test';
import { siteWords } from '#i18n/site-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { measureOverflow } from './support/site.ts';
import { type TestBlock, text } from './support/studio-api.ts';
import { expect, test } from './support/test.ts';

const deckAddress = '/slidedeck';
/** A third-party URL, which tests mock. */
const foreign = 'https://dia.studio-elders.example/presentatie';

function card(settings: Readonly<Record<string, unknown>> = {}): TestBlock {
  return {
    id: 'card',
    type: 'card',
    isMultiLanguage: true,
    headerText: { nl: 'De werkwijze', en: 'The method' },
    interactionEnabled: true,
    interactionType: 'presentation',
    ...settings,
  };
}

class Presentation {
  readonly page: Page;
  readonly link: Locator;
  readonly modal: Locator;
  readonly loading: Locator;
  readonly close: Locator;
  readonly frame: Locator;

  constructor(page: Page) {
    this.page = page;
    this.link = page.getByRole('link', { name: 'De werkwijze' });
    this.modal = page.getByRole('dialog', { name: 'De werkwijze' });
    this.loading = this.modal.getByText('Loading presentation...', { exact: true });
    this.close = this.modal.getByRole('button', { name: siteWords.nl.blocks.closePresentation });
    this.frame = this.modal.locator('iframe');
  }

  async open(address: string): Promise<this> {
    await this.page.goto(address);
    await this.link.click();
    await expect(this.modal).toBeVisible();
    return this;
  }
}

/** Mocks the third-party presentation: it responds with `body`, or never if there is none. */
async function mockPresentation(page: Page, body?: string): Promise<void> {
  await page.route(`${foreign}**`, (route) =>
    body === undefined ? new Promise(() => {}) : route.fulfill({ contentType: 'text/html', body }),
  );
}

test('a presentation takes 90 percent of a small viewport', async ({ page, api }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  const { modal } = await new Presentation(page).open(await api.publish(card()));
  await expect(modal).toHaveCSS('width', '720px');
  await expect(modal).toHaveCSS('height', '540px');
  expect(await measureOverflow(page)).toBe(0);
});

test.describe('the modal of a presentation', () => {
  test('uses the language of the page', async ({ page, api }) => {
    await page.goto(`/en${await api.publish(card())}`);
    await page.getByRole('link', { name: 'The method' }).click();
    const modal = page.getByRole('dialog', { name: 'The method' });
    await expect(modal.getByRole('button', { name: siteWords.en.blocks.closePresentation })).toBeVisible();
    await expect(modal.locator('iframe').contentFrame().locator('html')).toHaveAttribute('lang', 'en');
  });

  test('closes with Escape while it loads', async ({ page, api }) => {
    await mockPresentation(page);
    const presentation = await new Presentation(page).open(await api.publish(card({ presentPath: foreign })));
    await expect(presentation.close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(presentation.link).toBeFocused();
  });

  test('traps keyboard focus, and the page behind it does not scroll', async ({ page, api }) => {
    await mockPresentation(page, '<!doctype html><title>Leeg</title><p>Zonder knoppen</p>');
    const address = await api.publish(
      card({ presentPath: foreign }),
      text('long', 'Verder. '.repeat(3000), 'On.'),
    );
    const presentation = await new Presentation(page).open(address);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 450);
    await page.mouse.wheel(0, 400);
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && active?.closest('dialog') === null;
      });
      expect(outside, `Tab ${presses + 1}`).toBe(false);
    }
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(presentation.modal).toBeVisible();
  });
});

test.describe('a presentation with a URL', () => {
  test('shows a loading message, then its content', async ({ page, api }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`${foreign}**`, async (route) => {
      await asked;
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Van ver</p>' });
    });
    const presentation = await new Presentation(page).open(await api.publish(card({ presentPath: foreign })));
    await expect(presentation.loading).toBeVisible();
    answer();
    await expect(presentation.frame.contentFrame().getByText('Van ver')).toBeVisible();
    await expect(presentation.loading).toBeHidden();
    await expect(presentation.frame).toHaveAttribute('sandbox', /allow-scripts/);
    await expect(presentation.frame).not.toHaveAttribute('sandbox', /allow-top-navigation/);
  });

  test('is blocked when the URL is not HTTPS, with a link to open it', async ({ page, api, problems }) => {
    const unsafe = foreign.replace('https:', 'http:');
    problems.expectRefusedFrame(new URL(unsafe).origin);
    const presentation = await new Presentation(page).open(await api.publish(card({ presentPath: unsafe })));
    const alert = presentation.modal.getByRole('alert');
    await expect(alert).toContainText('Content Blocked');
    await expect(alert.getByRole('link', { name: 'Open in New Tab' })).toHaveAttribute('href', unsafe);
  });

  test('is blocked when the file is missing on this site, instead of showing the not-found page', async ({
    page,
    api,
    problems,
  }) => {
    const missing = '/decks/weg';
    problems.expectFailure(missing, 404);
    const address = await api.publish(card({ presentPath: missing }));
    const presentation = await new Presentation(page).open(address);
    await expect(presentation.modal.getByRole('alert')).toContainText('Content Blocked');
    await expect(presentation.frame).toHaveCount(0);
  });

  test('always has a link to open it in a new tab', async ({ page, api }) => {
    await mockPresentation(page, '<!doctype html><p>Van ver</p>');
    const presentation = await new Presentation(page).open(await api.publish(card({ presentPath: foreign })));
    const link = presentation.modal.getByRole('link', { name: 'Open in New Tab' });
    await expect(link).toHaveAttribute('href', foreign);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });
});

test('a presentation has no accessibility violations, in light and dark', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const address = await api.publish(card());
  for (const theme of themes) {
    await emulateTheme(page, theme);
    const presentation = await new Presentation(page).open(address);
    await expect(presentation.loading).toBeHidden();
    expect(await findSeriousViolations(page), theme).toEqual([]);
    await page.goto(deckAddress);
    expect(await findSeriousViolations(page), `the deck, ${theme}`).toEqual([]);
  }
});

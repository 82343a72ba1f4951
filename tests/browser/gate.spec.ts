import type { BrowserContext, Page } from '@playwright/test';
import { siteWords } from '#i18n/site-words.ts';
import { takeSample } from '../support/long-run.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { measureOverflow, watchScripts } from './support/site.ts';
import { type StudioApi, text } from './support/studio-api.ts';
import { expect, test } from './support/test.ts';

const dutch = 'Alleen voor wie het wachtwoord heeft.';
const english = 'Only for who has the password.';
const password = 'open-de-deur';

/** Page object of a protected page. */
class GatedPage {
  readonly page: Page;
  readonly path: string;

  constructor(page: Page, path: string) {
    this.page = page;
    this.path = path;
  }

  get modal() {
    return this.page.getByRole('dialog', { name: /^(?:Toegang vereist|Access required)$/ });
  }
  get field() {
    return this.page.getByLabel(/^(?:Wachtwoord|Password)$/);
  }
  get submit() {
    return this.modal.getByRole('button', { name: /^(?:Inloggen|Log in)/ });
  }
  get problem() {
    return this.modal.getByRole('alert');
  }
  get openAgain() {
    return this.page.getByRole('button', { name: siteWords.nl.gate.open });
  }
  get logout() {
    return this.page.getByRole('button', { name: /^(?:Uitloggen|Log out)$/ });
  }

  async open(path = this.path): Promise<this> {
    await this.page.goto(path);
    await expect(this.modal).toBeVisible();
    return this;
  }
  /** Enters a password and submits it. */
  async try(attempt: string): Promise<void> {
    await this.field.fill(attempt);
    await this.submit.click();
  }
  async expectOpened(words = dutch): Promise<void> {
    await expect(this.page.getByText(words)).toBeVisible();
    await expect(this.modal).toHaveCount(0);
    await expect(this.logout).toBeVisible();
  }
  async expectLocked(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Besloten pagina' })).toBeVisible();
    await expect(this.page.getByText(dutch)).toHaveCount(0);
  }
}

/** Publishes a protected page. Returns its path. */
async function publish(api: StudioApi): Promise<string> {
  const { identifier } = await api.createPage({
    overview: [text('secret', dutch, english)],
    status: 'PUBLISHED',
    requiresLogin: true,
    loginPassword: password,
  });
  return `/${identifier}`;
}

test('a visitor enters a wrong password, then the right one, reads the page and logs out', async ({
  page,
  api,
  problems,
}) => {
  problems.expectFailure(/^\/api\/access\//, 403);
  const gate = await new GatedPage(page, await publish(api)).open();
  await expect(page).toHaveTitle('Besloten pagina – Studio Vitrine');
  await expect(gate.field).toBeFocused();
  await gate.try('fout');
  await expect(gate.problem).toHaveText('Onjuist wachtwoord');
  await expect(gate.field).toBeFocused();
  await expect(gate.field).toHaveAccessibleDescription('Onjuist wachtwoord');
  await gate.try(password);
  await gate.expectOpened();
  await page.reload();
  await gate.expectOpened();
  await gate.logout.click();
  await expect(gate.modal).toBeVisible();
  await gate.expectLocked();
  await expect(page).toHaveURL(gate.path);
  // Going back does not show the content either.
  await page.goBack();
  await expect(page).toHaveURL(gate.path);
  await gate.expectLocked();
});

test('an empty password shows the site’s own error and sends no request', async ({ page, api }) => {
  const gate = await new GatedPage(page, await publish(api)).open();
  const calls: string[] = [];
  page.on('request', ({ url }) => void calls.push(url()));
  for (const blank of ['', '   ']) {
    await gate.try(blank);
    await expect(gate.problem).toHaveText('Voer een wachtwoord in');
    await expect(gate.field).toHaveAttribute('aria-invalid', 'true');
  }
  expect(calls).toEqual([]);
});

test('the button shows when a request is pending, and a second click sends nothing', async ({
  page,
  api,
}) => {
  const gate = await new GatedPage(page, await publish(api)).open();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let calls = 0;
  await page.route('**/api/access/*', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await gate.try(password);
  await expect(gate.submit).toHaveText('Inloggen...');
  await gate.submit.dispatchEvent('click');
  answer();
  await gate.expectOpened();
  expect(calls).toBe(1);
});

test('a failed request shows an error, and I can try again', async ({ page, api, problems }) => {
  problems.expectFailure(/^\/api\/access\//, 'ERR_FAILED');
  problems.expectFailure(/^\/api\/access\//, 500);
  const gate = await new GatedPage(page, await publish(api)).open();
  await page.route('**/api/access/*', (route) => route.abort());
  await gate.try(password);
  await expect(gate.problem).toHaveText('Er is een fout opgetreden');
  await page.unroute('**/api/access/*');
  await page.route('**/api/access/*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await gate.try(password);
  await expect(gate.problem).toHaveText('Er is een fout opgetreden');
  await page.unroute('**/api/access/*');
  await gate.try(password);
  await gate.expectOpened();
});

test('after ten wrong passwords, the gate asks me to wait', { tag: '@long' }, async ({
  page,
  api,
  problems,
}) => {
  problems.expectFailure(/^\/api\/access\//, 403);
  problems.expectFailure(/^\/api\/access\//, 429);
  const gate = await new GatedPage(page, await publish(api)).open();
  const tryWrong = async (attempt: number) => {
    const answered = page.waitForResponse('**/api/access/*');
    await gate.try(`fout ${attempt}`);
    return (await answered).status();
  };
  for (let attempt = 1; attempt <= 10; attempt += 1) expect(await tryWrong(attempt)).toBe(403);
  // The wait doubles with each attempt, so that one of them is too early even on a slow machine.
  await expect.poll(() => tryWrong(11)).toBe(429);
  await expect(gate.problem).toHaveText(
    /^Te veel pogingen\. Probeer het over \d+ (?:seconden?|minuten?) opnieuw\.$/,
  );
});

test.describe('closing the gate', () => {
  const ways: readonly (readonly [string, (gate: GatedPage) => Promise<void>])[] = [
    [
      'the close control',
      async ({ modal }) => modal.getByRole('button', { name: siteWords.nl.gate.close }).click(),
    ],
    ['Annuleren', async ({ modal }) => modal.getByRole('button', { name: 'Annuleren' }).click()],
    ['Escape', async ({ page }) => page.keyboard.press('Escape')],
    ['a click beside it', async ({ page }) => page.mouse.click(20, 300)],
  ];
  for (const [name, close] of takeSample(ways, 2)) {
    test(`by ${name} leaves a locked page with a button to reopen it`, async ({ page, api }) => {
      const gate = await new GatedPage(page, await publish(api)).open();
      await expect(gate.field).toBeFocused();
      await close(gate);
      await expect(gate.modal).toHaveCount(0);
      await gate.expectLocked();
      await expect(gate.openAgain).toBeFocused();
      await gate.openAgain.click();
      await expect(gate.modal).toBeVisible();
      await expect(gate.field).toBeFocused();
      await gate.try(password);
      await gate.expectOpened();
    });
  }

  test('leaves a link to the home page', { tag: '@long' }, async ({ page, api }) => {
    const gate = await new GatedPage(page, await publish(api)).open();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Terug naar start' }).click();
    await expect(page).toHaveURL('/');
    await page.goto(`/en${gate.path}`);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/en');
  });

  test('does not happen when I drag a text selection out of the field', async ({ page, api }) => {
    const gate = await new GatedPage(page, await publish(api)).open();
    await gate.field.fill(password);
    const box = await gate.field.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(20, 300, { steps: 4 });
    await page.mouse.up();
    await expect(gate.modal).toBeVisible();
  });
});

test('I use the gate by keyboard alone: wrong password, closing, reopening, unlocking and logging out', async ({
  page,
  api,
  problems,
}) => {
  problems.expectFailure(/^\/api\/access\//, 403);
  const gate = await new GatedPage(page, await publish(api)).open();
  await expect(gate.field).toBeFocused();
  await page.keyboard.type('fout');
  await page.keyboard.press('Tab');
  const show = page.getByRole('button', { name: siteWords.nl.gate.show });
  await expect(show).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(gate.field).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(gate.field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(gate.problem).toHaveText('Onjuist wachtwoord');
  // The focus stays in the modal.
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(gate.openAgain).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(gate.field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await gate.expectOpened();
  await gate.logout.focus();
  await page.keyboard.press('Enter');
  await expect(gate.modal).toBeVisible();
});

test('the gate of an English page is in English, and stays open when I change the language', {
  tag: '@long',
}, async ({ page, api, problems }) => {
  problems.expectFailure(/^\/api\/access\//, 403);
  const gate = new GatedPage(page, await publish(api));
  await gate.open(`/en${gate.path}`);
  await expect(page).toHaveTitle('Private page – Studio Vitrine');
  await gate.try('wrong');
  await expect(gate.problem).toHaveText(siteWords.en.access.wrong);
  await gate.try(' ');
  await expect(gate.problem).toHaveText(siteWords.en.access.blank);
  await gate.try(password);
  await gate.expectOpened(english);
  await page.goto(gate.path);
  await gate.expectOpened(dutch);
});

test('a page stays unlocked in this browser until it is closed', { tag: '@long' }, async ({
  page,
  api,
  open,
}) => {
  const path = await publish(api);
  const gate = await new GatedPage(page, path).open(`${path}?van=mail#secret`);
  await gate.try(password);
  await gate.expectOpened();
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?van=mail#secret');
  const cookies = await page.context().cookies();
  expect(
    cookies.map(({ name, expires, httpOnly, sameSite }) => [name, expires, httpOnly, sameSite]),
  ).toContainEqual(['vitrine_page', -1, true, 'Lax']);
  await new GatedPage(await (await open()).newPage(), path).open();
  const later = await open({ storageState: await readPersistentState(page.context()) });
  await new GatedPage(await later.newPage(), path).open();
});

/** Returns the storage that remains when the browser closes. */
async function readPersistentState(context: BrowserContext) {
  const { cookies, origins } = await context.storageState();
  return { cookies: cookies.filter(({ expires }) => expires > 0), origins };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the gate shows errors, unlocks the page and locks it again', { tag: '@long' }, async ({
    page,
    api,
    problems,
  }) => {
    problems.expectFailure(/^\/api\/access\//, 403);
    problems.expectFailure(/^\/api\/access\//, 400);
    const gate = await new GatedPage(page, await publish(api)).open();
    await expect(page.getByRole('button', { name: siteWords.nl.gate.show })).toBeHidden();
    await gate.submit.click();
    await expect(gate.problem).toHaveText('Voer een wachtwoord in');
    await gate.try('fout');
    await expect(gate.problem).toHaveText('Onjuist wachtwoord');
    await gate.expectLocked();
    await gate.try(password);
    await expect(page).toHaveURL(gate.path);
    await gate.expectOpened();
    await gate.logout.click();
    await expect(page).toHaveURL(gate.path);
    await expect(gate.modal).toBeVisible();
  });

  test('the gate can be closed and reopened', { tag: '@long' }, async ({ page, api }) => {
    const gate = await new GatedPage(page, await publish(api)).open();
    for (const name of ['Annuleren', 'Sluiten']) {
      await gate.modal.getByRole('button', { name }).click();
      await expect(gate.modal).toHaveCount(0);
      await gate.openAgain.click();
      await expect(gate.modal).toBeVisible();
    }
  });

  test('an English gate shows its errors in English', { tag: '@long' }, async ({ page, api, problems }) => {
    problems.expectFailure(/^\/api\/access\//, 403);
    const gate = new GatedPage(page, await publish(api));
    await gate.open(`/en${gate.path}`);
    await gate.try('wrong');
    await expect(gate.problem).toHaveText(siteWords.en.access.wrong);
    await gate.try(password);
    await expect(page).toHaveURL(`/en${gate.path}`);
    await gate.expectOpened(english);
  });
});

test('a form submitted before its script loads still leads to the page', { tag: '@long' }, async ({
  page,
  api,
  problems,
}) => {
  problems.expectFailure(/^\/api\/access\//, 403);
  const path = await publish(api);
  const gate = new GatedPage(page, path);
  await page.route('**/assets/gate-*.js', (route) => route.abort());
  problems.expectFailure(/\/assets\/gate-/, 'ERR_FAILED');
  await gate.open();
  await gate.try('fout');
  await expect(page).toHaveURL(`/api/access${path}`);
  await page.unroute('**/assets/gate-*.js');
  await gate.try('weer fout');
  await gate.field.fill(password);
  await gate.submit.click();
  await expect(page).toHaveURL(path);
  await gate.expectOpened();
});

test('only a protected page loads the gate’s script', async ({ page, api }) => {
  const scripts = watchScripts(page);
  const gate = await new GatedPage(page, await publish(api)).open();
  await gate.try(password);
  await gate.expectOpened();
  expect(scripts.filter((path) => path.startsWith('/assets/gate-'))).toHaveLength(1);
  scripts.length = 0;
  await page.goto('/cases');
  expect(scripts.join()).not.toContain('gate');
});

test('the demo’s private case is linked from the work page, and its images are protected too', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/cases');
  await page.getByRole('link', { name: 'Nog besloten' }).click();
  const gate = new GatedPage(page, '/cases/halte');
  await gate.try('laatste-halte');
  await expect(page.getByRole('heading', { level: 1, name: /^Halte Thuis/ })).toBeVisible();
  const hero = page.getByRole('img', { name: /papieren dienstregeling/ });
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const source = await hero.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect((await page.request.get(source)).headers()['cache-control']).toBe('private, no-store');
  await gate.logout.click();
  await expect(gate.modal).toBeVisible();
  expect((await page.request.get(source)).status()).toBe(404);
});

for (const theme of themes) {
  test(`the gate has no accessibility violations: open, wrong password, closed and unlocked, in ${theme}`, {
    tag: '@long',
  }, async ({ page, api, problems }) => {
    problems.expectFailure(/^\/api\/access\//, 403);
    await emulateTheme(page, theme);
    const gate = await new GatedPage(page, await publish(api)).open();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    expect(await findSeriousViolations(page), 'open').toEqual([]);
    await gate.try('fout');
    await expect(gate.problem).not.toBeEmpty();
    expect(await findSeriousViolations(page), 'wrong').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(gate.openAgain).toBeFocused();
    expect(await findSeriousViolations(page), 'closed').toEqual([]);
    await gate.openAgain.click();
    await gate.try(password);
    await gate.expectOpened();
    expect(await findSeriousViolations(page), 'unlocked').toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('I see the field and button above the keyboard, and nothing overflows a narrow viewport', async ({
    page,
    api,
  }) => {
    const gate = await new GatedPage(page, await publish(api)).open();
    const edges = async () => {
      const [field, submit] = [await gate.field.boundingBox(), await gate.submit.boundingBox()];
      if (!field || !submit) throw new Error('The gate is not shown');
      return { top: field.y, bottom: submit.y + submit.height };
    };
    // Some phones keep the page's height, and scroll the field to the middle of the space above the keyboard.
    const left = Math.round(844 * 0.55);
    const { top, bottom } = await edges();
    expect(bottom - top).toBeLessThan(left / 2);
    // Other phones make the page lower.
    await page.setViewportSize({ width: 390, height: left });
    await gate.field.tap();
    const lower = await edges();
    expect(lower.top).toBeGreaterThan(0);
    expect(lower.bottom).toBeLessThan(left);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await measureOverflow(page)).toBe(0);
    await gate.field.tap();
    await gate.field.fill(password);
    await gate.submit.tap();
    await gate.expectOpened();
    expect(await measureOverflow(page)).toBe(0);
    await gate.logout.tap();
    await expect(gate.modal).toBeVisible();
  });
});

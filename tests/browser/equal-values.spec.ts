import type { APIRequestContext, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { tokens } from '#tokens/resolve-tokens.ts';
import { toHex } from '#tokens/srgb.ts';
import { barriers, look, themes } from './support/axe.ts';
import { type OwnServer, startOwnServer } from './support/own-server.ts';
import { expect, signedInState, test } from './support/test.ts';

// They are about all pages of a site, and its tokens: everybody else's tests stand on the one that they share.
let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.stop());

const { surface, accent } = tokens.color;
const pair = {
  backgroundColorLight: toHex(surface.light),
  backgroundColorDark: toHex(surface.dark).toUpperCase(),
};
const linked = { backgroundColorLight: 'var(--color-surface)', backgroundColorDark: 'var(--color-surface)' };
const card = (id: string, values: object) => ({
  ...{ id, type: 'card', stylingEnabled: true, content: [] },
  ...values,
});

type Open = (options?: object) => Promise<{ newPage(): Promise<Page> }>;

/** Calls of the API as the person whose screen it is. */
async function callsOf(request: APIRequestContext) {
  const { token } = await (await request.post(`${server.origin}/api/auth/token`)).json();
  return async <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<T> => {
    const answer = await request.fetch(`${server.origin}/api${path}`, {
      ...{ method, data },
      headers: { authorization: `Bearer ${token}` },
    });
    expect([path, answer.ok()]).toEqual([path, true]);
    return answer.json();
  };
}

type Call = Awaited<ReturnType<typeof callsOf>>;
type Stored = { readonly overview: readonly Readonly<Record<string, unknown>>[] };

async function signIn(open: Open, { request }: PlaywrightWorkerArgs['playwright'], options: object = {}) {
  const storageState = await signedInState(request, server.origin);
  const page = await (await open({ baseURL: server.origin, storageState, ...options })).newPage();
  return { page, call: await callsOf(page.request) };
}

/** A page that visitors have, with one block; its id. */
async function publish(call: Call, identifier: string, overview: readonly object[]): Promise<string> {
  const title = { nl: `Proef ${identifier}`, en: `Trial ${identifier}` };
  const page = { identifier, title, overview, status: 'PUBLISHED', showInMenu: false };
  return (await call<{ id: string }>('POST', '/pages', page)).id;
}

async function openSection(page: Page): Promise<void> {
  await page.goto('/admin/design-tokens?part=equal');
  await expect(page.getByRole('heading', { name: 'Values that equal a token' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.locator('.equal-values')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
}

const settingOn = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Card, background colour on Proef ${title}` });

test('I find a colour that equals a token, link it, see the token change it in the draft, and undo the link', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const { page, call } = await signIn(open, playwright);
  await publish(call, 'vinden', [card('vlak', pair)]);
  const read = async (query = '') => (await call<Stored>('GET', `/pages/vinden${query}`)).overview[0];
  await openSection(page);
  await settingOn(page, 'vinden').check();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(
    page.getByText('1 setting on 1 page follows its token now. Visitors see it once you publish.'),
  ).toBeVisible();
  await expect(settingOn(page, 'vinden')).toHaveCount(0);
  expect(await read()).toMatchObject(linked);
  expect(await read('?published=true')).toMatchObject(pair);

  await page.getByRole('combobox', { name: /^Page/ }).selectOption({ label: 'Proef vinden' });
  await page.getByRole('radio', { name: 'Draft' }).check({ force: true });
  const block = page
    .frameLocator('iframe[title="The page in the light theme"]')
    .locator('[data-block-id="vlak"] .card, .card[data-block-id="vlak"]')
    .first();
  await expect(block).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Palette', exact: true }).click();
  await page
    .locator('.token__head', { hasText: /Neutral 2/ })
    .first()
    .click();
  await page.getByLabel('As text').first().fill('oklch(0.9 0.05 250)');
  await expect(block).toHaveCSS('background-color', 'oklch(0.9 0.05 250)');

  await page.getByRole('button', { name: 'Equal values', exact: true }).click();
  await page
    .getByRole('region', { name: 'Just linked' })
    .getByRole('button', { name: 'Undo all of it' })
    .click();
  await expect(page.getByText('1 setting as before.')).toBeVisible();
  await expect(settingOn(page, 'vinden')).toBeVisible();
  expect(await read()).toMatchObject(pair);
  await expect(block).not.toHaveCSS('background-color', 'oklch(0.9 0.05 250)');
});

test('a page that somebody has changed meanwhile is left as it is, and said; the others are linked, by keys alone', {
  tag: '@long',
}, async ({ open, playwright, problems }) => {
  const { page, call } = await signIn(open, playwright);
  const changed = await publish(call, 'eerste', [card('een', pair)]);
  problems.expectFailure(`/api/pages/${changed}/colors`, 412);
  await publish(call, 'tweede', [card('twee', pair)]);
  await openSection(page);
  const theirs = { ...pair, backgroundColorDark: '#123456' };
  await call('PUT', '/pages/eerste', { overview: [card('een', theirs)] });
  await settingOn(page, 'eerste').focus();
  await page.keyboard.press('Space');
  await settingOn(page, 'tweede').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Link', exact: true }).focus();
  await page.keyboard.press('Enter');
  const failed = page.getByRole('alert').filter({ hasText: 'Not everything was linked' });
  await expect(failed).toContainText('Proef eerste: Somebody has changed this page meanwhile.');
  await expect(page.getByRole('heading', { name: 'Values that equal a token' })).toBeFocused();
  const blockOf = async (name: string) => (await call<Stored>('GET', `/pages/${name}`)).overview[0];
  expect([await blockOf('eerste'), await blockOf('tweede')]).toMatchObject([theirs, linked]);
  await failed.getByRole('button', { name: 'Look again' }).click();
  await expect(failed).toHaveCount(0);
  // Only the side that is still the same as the token.
  await expect(page.getByText(/in the light theme/)).toBeVisible();

  // What somebody does with a linked setting is theirs: undoing leaves it.
  await call('PUT', '/pages/tweede', {
    overview: [card('twee', { ...linked, backgroundColorDark: '#654321' })],
  });
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByText('What somebody has changed since stays as it is: Proef tweede.')).toBeVisible();
  expect(await blockOf('tweede')).toMatchObject({ ...pair, backgroundColorDark: '#654321' });
});

test('one colour for both themes is offered on request, with how it would look; its link leads to the setting', {
  tag: '@long',
}, async ({ open, playwright }) => {
  const { page, call } = await signIn(open, playwright);
  await publish(call, 'raster', [
    { id: 'raster', type: 'grid', backgroundColor: toHex(accent.light), columns: [] },
  ]);
  await openSection(page);
  const choice = page.getByRole('checkbox', { name: 'Grid, background on Proef raster' });
  await expect(choice).toHaveCount(0);
  await page.getByRole('checkbox', { name: /would look different in one of the themes/ }).check();
  await expect(choice).toBeVisible();
  await expect(page.getByText('In the dark theme it becomes the colour on the right')).toBeVisible();
  await page.getByRole('link', { name: 'Open Grid, background on Proef raster in the editor' }).click();
  const setting = page.getByRole('button', { name: `Background: ${toHex(accent.light)}` });
  await expect(setting).toBeFocused({ timeout: 30_000 });
  expect(new URL(page.url()).search).toBe('');
});

for (const theme of themes) {
  for (const width of [390, 1440]) {
    test(`nothing stands in anybody's way in the ${theme} theme at ${width} px`, { tag: '@long' }, async ({
      open,
      playwright,
    }) => {
      const { page, call } = await signIn(open, playwright, { viewport: { width, height: 900 } });
      await publish(call, `weg-${theme}-${width}`, [card('vlak', pair)]);
      await look(page, theme);
      await openSection(page);
      await settingOn(page, `weg-${theme}-${width}`).check();
      expect(await barriers(page, '.tokens-screen')).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
}

import { randomUUID } from 'node:crypto';
import { notFoundWords } from '#admin/redirects/not-found-words.ts';
import { siteWords } from '#i18n/site-words.ts';
import { text } from './support/studio-api.ts';
import { expect, test } from './support/test.ts';

test('a link to a moved page redirects in one hop, with query and hash, in both languages', async ({
  page,
  api,
}) => {
  const old = await api.publish(text('kop', 'Hier woon ik nu.', 'I live here now.'));
  const now = `/test-${randomUUID()}`;
  await api.rename(old.slice(1), now.slice(1));
  for (const [prefix, words] of [
    ['', 'Hier woon ik nu.'],
    ['/en', 'I live here now.'],
  ] as const) {
    const response = await page.goto(`${prefix}${old}?van=nieuwsbrief#kop`);
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()?.redirectedFrom(), 'one hop').toBeNull();
    await expect(page).toHaveURL(`${prefix}${now}?van=nieuwsbrief#kop`);
    await expect(page.getByText(words)).toBeVisible();
  }
});

test.describe('the redirects screen', () => {
  test('lists a URL that was not found, until I dismiss it', { tag: '@long' }, async ({
    page,
    open,
    ownerState,
    problems,
    baseURL,
  }) => {
    const address = `/en/test-${randomUUID()}`;
    problems.expectFailure(address, 404);
    await page.goto('/werkwijze');
    // The referer is the site itself, as if the visitor followed a broken internal link.
    await page.goto(address, { referer: `${baseURL}/werkwijze` });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteWords.en.site.notFound.title);

    const studio = await (await open({ storageState: ownerState })).newPage();
    await studio.goto('/admin/redirects');
    const list = studio.getByRole('region', { name: notFoundWords.title });
    const showAll = list.getByRole('button', { name: /^Show all/ });
    await expect(list).toBeVisible();
    if (await showAll.isVisible()) await showAll.click();
    const line = list.getByRole('row', { name: new RegExp(address) });
    await expect(line).toContainText('from /werkwijze');
    await expect(line).toContainText('1 visit');
    await line.getByRole('button', { name: `Dismiss ${address}` }).click();
    await expect(line).toHaveCount(0);
    await expect(list.getByRole('heading', { name: notFoundWords.title })).toBeFocused();
  });
});

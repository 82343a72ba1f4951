import { sessionWords } from '#admin/session/session-words.ts';
import { signInWords } from '#admin/session/sign-in-words.ts';
import { demoSettings } from '../../demo/settings.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { measureOverflow } from './support/site.ts';
import { expect, test } from './support/test.ts';

for (const theme of themes) {
  test(`the sign-in page shows my studio’s name, and its drawing only on wide screens (${theme})`, async ({
    page,
    problems,
  }) => {
    problems.expectFailure('/api/auth/token', 401);
    await emulateTheme(page, theme);
    await page.goto('/admin/login');
    await expect(page.getByText(demoSettings.studioName)).toBeVisible();
    const drawing = page.locator('.lit-niche');
    await expect(drawing).toBeInViewport();
    expect(await findSeriousViolations(page)).toEqual([]);

    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(drawing).toBeHidden();
      await expect(page.getByText(demoSettings.studioName)).toBeInViewport();
      await expect(page.getByRole('button', { name: signInWords.submit, exact: true })).toBeInViewport();
      expect(await measureOverflow(page)).toBe(0);
    }
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}

test('under another address of the server, I read where the editor is', async ({
  page,
  baseURL,
  problems,
}) => {
  problems.expectFailure('/api/auth/token', 403);
  const elsewhere = new URL('/admin', baseURL);
  elsewhere.hostname = '127.0.0.1';
  await page.goto(elsewhere.href);
  await expect(page.getByRole('heading', { name: sessionWords.refused })).toBeVisible();
  await expect(page.getByText(new URL('/admin', baseURL).href)).toBeVisible();
  await expect(page.getByText(sessionWords.unreachable)).toHaveCount(0);
});

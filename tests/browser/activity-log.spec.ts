import { randomUUID } from 'node:crypto';
import { activityWords } from '#admin/activity/activity-words.ts';
import { activityLogWords } from '#admin/activity-log/activity-log-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { editorAccount, makeEditorAccount } from './support/editor-account.ts';
import { measureOverflow } from './support/site.ts';
import { createSession, expect, signedInTest as test } from './support/test.ts';

const createName = () => `log-${randomUUID().slice(0, 8)}`;

test('I restore a deleted page from the activity log by keyboard, and the entry is marked as undone', async ({
  page,
  api,
}) => {
  const identifier = createName();
  const title = `Logboek ${identifier}`;
  const { id } = await api.createPage({
    identifier,
    title: { nl: title },
    status: 'PUBLISHED',
    overview: [],
  });
  await api.deletePage(id);
  await page.goto('/admin/activity');
  await page.getByRole('radio', { name: activityWords.log, exact: true }).click();
  await expect(page).toHaveURL('/admin/activity?show=log');
  const line = page.getByRole('listitem').filter({ hasText: `${title} deleted` });
  await expect(line).toContainText('by you');
  await line.getByRole('button', { name: `Undo: ${title} deleted` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Undone: ${title} deleted`)).toBeVisible();
  await expect(line).toContainText('Undone by you');
  await expect(
    page.getByRole('listitem').filter({ hasText: `${title} restored from the trash` }),
  ).toBeVisible();
  await page.goto(`/${identifier}`);
  await expect(page).toHaveTitle(new RegExp(title));
});

test('I cannot undo a change that was later overwritten, and I see why', async ({ page, api, problems }) => {
  const path = `/${createName()}`;
  await api.redirect(path, '/een');
  await api.redirect(path, '/twee');
  await api.redirect(path, '/drie');
  await page.goto('/admin/activity/log?about=redirects');
  const line = page.getByRole('listitem').filter({ hasText: `${path} redirected to /twee` });
  problems.expectFailure(/\/api\/admin\/audit\/[\w-]+\/undo/, 409);
  await line.getByRole('button').click();
  await expect(page.getByText(/redirects were changed by another member/)).toBeVisible();
  await expect(line.getByRole('button')).toBeEnabled();
});

test('I filter the log by subject and person, and a reload keeps the filters', async ({ page, api }) => {
  const path = `/${createName()}`;
  await api.redirect(path, '/een');
  // The former URL of the log redirects.
  await page.goto('/admin/activity/log');
  await expect(page).toHaveURL('/admin/activity?show=log');
  await page.getByLabel(activityLogWords.subject).selectOption('Redirects');
  await expect(page.getByText(`${path} redirected to /een`)).toBeVisible();
  await page.getByLabel(activityLogWords.actor, { exact: true }).selectOption(activityLogWords.site);
  await expect(page.getByText(activityLogWords.nothingFound)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(activityLogWords.subject)).toHaveValue('redirects');
  await expect(page.getByText(activityLogWords.nothingFound)).toBeVisible();
});

test('an editor has no access to the activity log', async ({ open, playwright, baseURL }) => {
  makeEditorAccount();
  const storageState = await createSession(playwright.request, baseURL, editorAccount);
  const editor = await (await open({ storageState, ...(baseURL && { baseURL }) })).newPage();
  await editor.goto('/admin/activity');
  await expect(editor.getByRole('radio', { name: activityWords.log })).toHaveCount(0);
  await editor.goto('/admin/activity/log');
  await expect(editor.getByText(activityLogWords.ownersOnly)).toBeVisible();
});

for (const theme of themes) {
  test(`the activity log has no accessibility violations and fits a phone (${theme})`, {
    tag: '@long',
  }, async ({ page, api }) => {
    const title = 'Een lange titel zonder einde '.repeat(6).trim();
    const { id } = await api.createPage({
      identifier: createName(),
      title: { nl: title },
      status: 'PUBLISHED',
      overview: [],
    });
    await api.deletePage(id);
    await emulateTheme(page, theme);
    await page.goto(`/admin/activity/log?of=${id}`);
    await expect(page.getByRole('listitem').filter({ hasText: `${title} deleted` })).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await measureOverflow(page)).toBe(0);
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}

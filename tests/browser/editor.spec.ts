import type { Page, Route } from '@playwright/test';
import { conflictWords } from '#admin/editor/dialogs/conflict/conflict-words.ts';
import { words } from '#admin/words.ts';
import { findSeriousViolations } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { owner } from './support/owner.ts';
import { signIn } from './support/sign-in.ts';
import { text } from './support/studio-api.ts';
import { createSession, expect, signedInTest as test } from './support/test.ts';

const threeTexts = [
  text('first', 'Eerste alinea', 'First paragraph'),
  text('second', 'Tweede alinea', 'Second paragraph'),
  text('third', 'Derde alinea', 'Third paragraph'),
];

test.describe('building a page by keyboard', () => {
  test('I add a block with /, type in it, and see it in the page', async ({ page, api }) => {
    const { id } = await api.createPage({ overview: threeTexts });
    const editor = await new Editor(page).open(id, 'Eerste alinea');
    const mark = await editor.markFrame();
    await editor.select('Eerste alinea');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Add a block' })).toBeVisible();
    await page.keyboard.type('subh');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(editor.rows).toHaveCount(4);
    await expect(editor.rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(editor.panel.getByRole('heading', { name: 'Subheading' })).toBeVisible();
    await editor.field('Text').fill('Zelf getypt');
    await expect(editor.frame.getByRole('heading', { name: 'Zelf getypt' })).toBeVisible();
    await expect(editor.rendered).toHaveText([
      'Eerste alinea',
      'Zelf getypt',
      'Tweede alinea',
      'Derde alinea',
    ]);
    expect(await mark.isKept()).toBe(true);
  });

  test('I move, duplicate, hide and delete blocks, undo everything and redo it', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const { id } = await api.createPage({ overview: threeTexts });
    const editor = await new Editor(page).open(id, 'Eerste alinea');
    const mark = await editor.markFrame();
    const start = ['Eerste alinea', 'Tweede alinea', 'Derde alinea'];
    const end = ['Eerste alinea', 'Derde alinea', 'Derde alinea'];
    await editor.select('Tweede alinea');

    await page.keyboard.press('Alt+ArrowDown');
    await expect(editor.rows).toHaveText([/Eerste alinea/, /Derde alinea/, /Tweede alinea/]);
    await expect(editor.rendered).toHaveText(['Eerste alinea', 'Derde alinea', 'Tweede alinea']);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+d');
    await expect(editor.rendered).toHaveText([
      'Eerste alinea',
      'Derde alinea',
      'Derde alinea',
      'Tweede alinea',
    ]);
    await editor.select('Tweede alinea');
    await page.keyboard.press('Control+Shift+H');
    await expect(editor.rendered).toHaveText(end);
    await page.keyboard.press('Delete');
    await expect(editor.rows).toHaveCount(3);

    await editor.rows.first().focus();
    for (let step = 0; step < 4; step += 1) {
      await expect(editor.undo).toBeEnabled();
      await page.keyboard.press('Control+z');
    }
    await expect(editor.undo).toBeDisabled();
    await expect(editor.rows).toHaveText(start.map((words) => new RegExp(words)));
    await expect(editor.rendered).toHaveText(start);

    for (let step = 0; step < 4; step += 1) {
      await expect(editor.redo).toBeEnabled();
      await page.keyboard.press('Control+Shift+Z');
    }
    await expect(editor.redo).toBeDisabled();
    await expect(editor.rows).toHaveText(end.map((words) => new RegExp(words)));
    await expect(editor.rendered).toHaveText(end);
    expect(await mark.isKept()).toBe(true);
  });

  test('text typed in a field is one undo step, and undo works while I type', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const { id } = await api.createPage({ overview: threeTexts });
    const editor = await new Editor(page).open(id, 'Eerste alinea');
    await editor.select('Eerste alinea');
    await editor.field('Text').focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' met meer');
    await expect(editor.frame.getByText('Eerste alinea met meer')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(editor.field('Text')).toHaveValue('Eerste alinea');
    await expect(editor.frame.getByText('Eerste alinea', { exact: true })).toBeVisible();
    await expect(editor.undo).toBeDisabled();
  });
});

test.describe('the page preview', () => {
  test('a click on a block selects it and shows its properties', async ({ page, api }) => {
    const { id } = await api.createPage({ overview: threeTexts });
    const editor = await new Editor(page).open(id, 'Tweede alinea');
    await editor.pointInFrame(editor.frame.getByText('Tweede alinea'));
    await expect(editor.row('Tweede alinea')).toHaveAttribute('aria-selected', 'true');
    await expect(editor.field('Text')).toHaveValue('Tweede alinea');
    await expect(page.getByRole('toolbar', { name: 'Actions for Text' })).toBeVisible();
  });

  test('a shortcut works after I clicked in the page', { tag: '@long' }, async ({ page, api }) => {
    const { id } = await api.createPage({ overview: threeTexts });
    const editor = await new Editor(page).open(id, 'Tweede alinea');
    await editor.pointInFrame(editor.frame.getByText('Tweede alinea'));
    await expect(editor.row('Tweede alinea')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(editor.rendered).toHaveText(['Tweede alinea', 'Eerste alinea', 'Derde alinea']);
  });

  test('a hidden block disappears from the page and stays in the outline', { tag: '@long' }, async ({
    page,
    api,
  }) => {
    const { id } = await api.createPage({ overview: threeTexts });
    const editor = await new Editor(page).open(id, 'Tweede alinea');
    await editor.select('Tweede alinea');
    await editor.panel.getByRole('button', { name: 'Hide' }).click();
    await expect(editor.frame.getByText('Tweede alinea')).toHaveCount(0);
    await expect(editor.row('Tweede alinea').getByLabel('Hidden')).toBeVisible();
    await editor.panel.getByRole('button', { name: 'Show' }).click();
    await expect(editor.frame.getByText('Tweede alinea')).toBeVisible();
  });

  test('a link in the page does not navigate away', { tag: '@long' }, async ({ page, api }) => {
    const { id } = await api.createPage({
      overview: [text('link', 'Naar [het werk](/cases) dus', 'To [work](/cases)')],
    });
    const editor = await new Editor(page).open(id, 'het werk');
    const mark = await editor.markFrame();
    await page.keyboard.down('Control');
    await editor.pointInFrame(editor.frame.getByRole('link', { name: 'het werk' }));
    await page.keyboard.up('Control');
    await expect(page.getByText(words.preview.linkTo('Werk'))).toBeVisible();
    expect(await mark.isKept()).toBe(true);
  });
});

test.describe('saving', () => {
  test('unsaved changes survive a reload', { tag: '@long' }, async ({ page, api }) => {
    const { id } = await api.createPage({ overview: threeTexts });
    const editor = await new Editor(page).open(id, 'Eerste alinea');
    // The server does not answer saves.
    const saves = (url: URL) => url.pathname === `/api/pages/${id}`;
    const tried = Promise.withResolvers<void>();
    const waiting: Route[] = [];
    let answers = false;
    await page.route(saves, (route) => {
      if (answers || route.request().method() !== 'PUT') return route.fallback();
      waiting.push(route);
      tried.resolve();
    });
    await editor.select('Eerste alinea');
    await editor.field('Text').fill('Nog niet bewaard');
    await expect.poll(() => readStoredDrafts(page)).toContain('Nog niet bewaard');
    await tried.promise;
    await page.reload();
    await expect(page.getByText(words.save.restored)).toBeVisible();
    await expect(editor.frame.getByText('Nog niet bewaard')).toBeVisible();
    answers = true;
    // The reload cancelled the requests of the previous document, so continuing them may fail.
    await Promise.allSettled(waiting.map((route) => route.continue()));
    await editor.expectSaved();
    await expect
      .poll(async () => JSON.stringify(await api.readBlock(id, 'first')))
      .toContain('Nog niet bewaard');
    await expect(editor.undo).toBeEnabled();
    await editor.undo.click();
    await expect(editor.frame.getByText('Eerste alinea')).toBeVisible();
  });

  test('my changes are autosaved, and the next visit shows them', { tag: '@long' }, async ({ page, api }) => {
    const { id } = await api.createPage({ overview: threeTexts });
    const editor = await new Editor(page).open(id, 'Eerste alinea');
    await editor.select('Eerste alinea');
    await editor.field('Text').fill('Vanzelf bewaard');
    await expect
      .poll(async () => JSON.stringify(await api.readBlock(id, 'first')))
      .toContain('Vanzelf bewaard');
    await editor.expectSaved();
    await editor.open(id, 'Vanzelf bewaard');
  });

  test('changes from another tab are merged into my page, and undo removes them', {
    tag: '@long',
  }, async ({ page, context, api, problems }) => {
    const { id } = await api.createPage({ overview: threeTexts });
    problems.expectFailure(new RegExp(`^/api/pages/${id}(\\?autosave=true)?$`), 412);
    const mine = await new Editor(page).open(id, 'Eerste alinea');
    const theirs = await new Editor(await context.newPage()).open(id, 'Eerste alinea');
    await theirs.select('Eerste alinea');
    await theirs.field('Text').fill('Uit het andere tabblad');
    await theirs.expectSaved();
    const first = async () => (await api.readBlock(id, 'first'))?.content;
    await expect.poll(first).toMatchObject({ nl: 'Uit het andere tabblad' });

    await mine.select('Tweede alinea');
    await mine.field('Text').fill('Mijn werk');
    await expect(mine.frame.getByText('Uit het andere tabblad')).toBeVisible();
    await expect(mine.field('Text')).toHaveValue('Mijn werk');
    await mine.expectSaved();
    expect(await first()).toMatchObject({ nl: 'Uit het andere tabblad' });
    expect((await api.readBlock(id, 'second'))?.content).toMatchObject({ nl: 'Mijn werk' });

    await mine.undo.click();
    await expect(mine.frame.getByText('Eerste alinea')).toBeVisible();
    await expect(mine.frame.getByText('Mijn werk')).toBeVisible();
    await expect.poll(first).toMatchObject({ nl: 'Eerste alinea' });
  });

  test('when both tabs changed the same text, I choose a version, and undo restores mine', {
    tag: '@long',
  }, async ({ page, context, api, problems }) => {
    const { id } = await api.createPage({ overview: threeTexts });
    problems.expectFailure(new RegExp(`^/api/pages/${id}(\\?autosave=true)?$`), 412);
    const mine = await new Editor(page).open(id, 'Eerste alinea');
    const theirs = await new Editor(await context.newPage()).open(id, 'Eerste alinea');
    await theirs.select('Eerste alinea');
    await theirs.field('Text').fill('De eerste alinea van hen');
    const first = async () => (await api.readBlock(id, 'first'))?.content;
    await expect.poll(first).toMatchObject({ nl: 'De eerste alinea van hen' });
    // The other tab's edit of another block is merged, whichever text is chosen here.
    await theirs.select('Derde alinea');
    await theirs.field('Text').fill('Ook van hen');
    await expect
      .poll(async () => (await api.readBlock(id, 'third'))?.content)
      .toMatchObject({ nl: 'Ook van hen' });

    await mine.select('Eerste alinea');
    await mine.field('Text').fill('De eerste alinea van mij');
    const dialog = page.getByRole('dialog', { name: conflictWords.title });
    await expect(dialog.getByRole('radio', { name: conflictWords.mine })).toBeFocused();
    await expect(dialog.locator('mark')).toHaveText(['mij', 'hen']);
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: conflictWords.otherTab })).toBeChecked();
    await dialog.getByRole('button', { name: conflictWords.save }).click();
    await expect(mine.frame.getByText('De eerste alinea van hen')).toBeVisible();
    await expect(mine.frame.getByText('Ook van hen')).toBeVisible();
    await mine.expectSaved();

    await mine.undo.click();
    await expect(mine.frame.getByText('De eerste alinea van mij')).toBeVisible();
    await expect.poll(first).toMatchObject({ nl: 'De eerste alinea van mij' });
  });

  test('publishing is refused after another tab saved, until I have seen its changes', {
    tag: '@long',
  }, async ({ page, context, api, problems }) => {
    const { id, identifier, versionId } = await api.createPage({ overview: threeTexts });
    problems.expectFailure(`/api/pages/${id}/versions/${versionId}/status`, 412);
    const mine = await new Editor(page).open(id, 'Eerste alinea');
    const theirs = await new Editor(await context.newPage()).open(id, 'Eerste alinea');
    await theirs.select('Eerste alinea');
    await theirs.field('Text').fill('Nog niet voor bezoekers');
    await expect
      .poll(async () => JSON.stringify(await api.readBlock(id, 'first')))
      .toContain('Nog niet voor bezoekers');

    await mine.publishAll();
    await expect(mine.publishing.getByRole('alert')).toContainText(words.publish.changed);
    await expect(mine.frame.getByText('Nog niet voor bezoekers')).toBeVisible();
    expect((await page.request.get(`/api/pages/${identifier}`)).status()).toBe(404);
    await mine.publishing.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(words.publish.done)).toBeVisible();
    const visitors = await page.request.get(`/api/pages/${identifier}`);
    expect(await visitors.text()).toContain('Nog niet voor bezoekers');
  });

  test('changes made offline are saved when the connection returns', {
    tag: '@long',
  }, async ({ page, context, api, problems }) => {
    const { id } = await api.createPage({ overview: threeTexts });
    problems.expectFailure(/^\//, 'ERR_INTERNET_DISCONNECTED');
    await page.clock.install();
    const editor = await new Editor(page).open(id, 'Eerste alinea');
    await editor.select('Eerste alinea');
    // Waits until the form's scripts have loaded, before the connection is lost.
    await expect(editor.field('Text')).toBeVisible();
    await context.setOffline(true);
    await editor.field('Text').fill('Zonder verbinding geschreven');
    await expect(editor.saved).toHaveText('Not saved. Try again');
    // A paused clock prevents scheduled retries of the save.
    // `pauseAt` needs a time in the future, which may have passed on a busy machine.
    await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 200))).toPass();
    await context.setOffline(false);
    await editor.expectSaved();
    expect((await api.readBlock(id, 'first'))?.content).toMatchObject({ nl: 'Zonder verbinding geschreven' });
  });

  test('switching the language loses no changes', { tag: '@long' }, async ({ page, api }) => {
    const { id } = await api.createPage({ overview: threeTexts });
    const editor = await new Editor(page).open(id, 'Eerste alinea');
    await editor.select('Eerste alinea');
    await editor.field('Text').fill('Nederlands één');
    await editor.language('English');
    await expect(editor.field('Text')).toHaveValue('First paragraph');
    await editor.field('Text').fill('English one');
    await editor.language('Dutch');
    await expect(editor.field('Text')).toHaveValue('Nederlands één');
    await expect(editor.frame.getByText('Nederlands één')).toBeVisible();
    await editor.language('English');
    await expect(editor.field('Text')).toHaveValue('English one');
    await expect(editor.frame.getByText('English one')).toBeVisible();
    await expect
      .poll(async () => (await api.readBlock(id, 'first'))?.content)
      .toEqual({ nl: 'Nederlands één', en: 'English one' });
    expect((await api.readBlock(id, 'second'))?.content).toEqual(threeTexts[1]?.content);
  });

  test('when my session expires, I sign in again and my changes are saved', { tag: '@long' }, async ({
    api,
    open,
    playwright,
    baseURL,
    problems,
  }) => {
    const { id } = await api.createPage({ overview: threeTexts });
    // The server refuses all requests after the session ends. A slow machine sends more of them.
    problems.expectFailure(/\/api\//, 401);
    // Uses a separate session, because ending the shared one would sign the other tests out.
    const context = await open({ storageState: await createSession(playwright.request, baseURL) });
    const page = await context.newPage();
    const editor = await new Editor(page).open(id, 'Eerste alinea');
    // Holds the save until the session has ended. Otherwise the sign-in dialog could cover the field.
    const ended = Promise.withResolvers<void>();
    await page.route(`**/api/pages/${id}?autosave=true`, async (route) => {
      await ended.promise;
      await route.continue();
    });
    await editor.select('Eerste alinea');
    await editor.field('Text').fill('Getypt na het einde');
    await context.request.post('/api/auth/sign-out');
    ended.resolve();

    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByLabel('E-mail')).toHaveValue(owner.email);
    await dialog.getByLabel('Password').fill(owner.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await editor.expectSaved();
    expect(JSON.stringify(await api.readBlock(id, 'first'))).toContain('Getypt na het einde');
  });
});

test('publishing with an incomplete image names the problem and leads to it', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({
    overview: [...threeTexts, { id: 'hero', type: 'heroImage', isMultiLanguage: true }],
  });
  const editor = await new Editor(page).open(id, 'Eerste alinea');
  await editor.publish.click();
  const dialog = editor.publishing;
  await expect(dialog.getByRole('heading', { name: 'Errors, 1' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  const line = dialog.getByRole('button', { name: /Hero image URL is required/ });
  await expect(line).toBeVisible();
  await line.click();
  await expect(dialog).toHaveCount(0);
  await expect(editor.row('Hero image')).toHaveAttribute('aria-selected', 'true');
  await expect(editor.panel.getByRole('heading', { name: 'Hero image' })).toBeVisible();
  await expect(editor.panel.getByText('Hero image URL is required')).toBeVisible();
  await expect(editor.publish).toHaveAccessibleName('Publish');
});

test.describe('when signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a link into the editor asks me to sign in and then brings me there', async ({
    page,
    api,
    problems,
  }) => {
    problems.expectFailure('/api/auth/token', 401);
    const { id } = await api.createPage({ overview: threeTexts });
    await page.goto(`/admin/pages/edit/${id}`);
    await expect(page).toHaveURL(/\/admin\/login\?next=/);
    await signIn(page, owner);
    await expect(page).toHaveURL(`/admin/pages/edit/${id}`);
    await expect(new Editor(page).frame.getByText('Eerste alinea')).toBeVisible();
  });

  test('a wrong password shows one error and keeps my e-mail address', async ({ page, problems }) => {
    problems.expectFailure('/api/auth/token', 401);
    problems.expectFailure('/api/auth/sign-in', 401);
    await page.goto('/admin/login');
    await signIn(page, { ...owner, password: 'not-the-password' });
    await expect(page.getByRole('alert')).toHaveText('The e-mail address or password is incorrect.');
    await expect(page.getByLabel('E-mail')).toHaveValue(owner.email);
    await expect(page).toHaveURL(/\/admin\/login/);
  });
});

/** Returns the unsaved changes that the browser stores in IndexedDB, as JSON. */
function readStoredDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('vitrine-editor'));
    const names = [...database.objectStoreNames];
    const drafts =
      names.length > 0 ? await done(database.transaction(names).objectStore('drafts').getAll()) : [];
    database.close();
    return JSON.stringify(drafts);
  });
}

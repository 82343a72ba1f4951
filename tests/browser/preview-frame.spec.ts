import { siteWords } from '#i18n/site-words.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const long = Array.from({ length: 40 }, (_, index) =>
  text(`t${index}`, `Alinea ${index + 1}: lang genoeg om te scrollen.`, `Paragraph ${index + 1}`),
);

const readScroll = (editor: Editor) => editor.frame.locator('html').evaluate(() => Math.round(scrollY));

async function scrollTo(editor: Editor, y: number): Promise<void> {
  await editor.frame.locator('html').evaluate((_, top) => window.scrollTo({ top, behavior: 'instant' }), y);
}

/** Returns the scroll positions that the editor has stored. */
const readStoredScrolls = (editor: Editor) =>
  editor.page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => key.startsWith('vitrine-scroll:'))
      .map(([, y]) => Number(y)),
  );

test('the page keeps its scroll position when the editor is reloaded', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: long, status: 'PUBLISHED' });
  const editor = await new Editor(page).open(id, 'Alinea 1:');
  await scrollTo(editor, 700);
  await expect.poll(() => readStoredScrolls(editor)).toEqual([700]);
  await page.reload();
  await expect(editor.frame.getByText('Alinea 20:')).toBeVisible();
  await expect.poll(() => readScroll(editor)).toBe(700);
});

test('the page keeps its scroll position when its frame is reloaded', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: long, status: 'PUBLISHED' });
  const editor = await new Editor(page).open(id, 'Alinea 1:');
  await scrollTo(editor, 900);
  await expect.poll(() => readStoredScrolls(editor)).toEqual([900]);
  const mark = await editor.markFrame();
  await editor.frame.locator('html').evaluate(() => location.reload());
  await expect.poll(() => mark.isKept().catch(() => false)).toBe(false);
  await expect.poll(() => readScroll(editor)).toBe(900);
});

test('a page that stops responding is reloaded with what I typed', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: long.slice(0, 3), status: 'PUBLISHED' });
  const editor = await new Editor(page).open(id, 'Alinea 1:');
  await editor.select('Alinea 2');
  const mark = await editor.markFrame();
  // Rewriting a document removes its event listeners, so the page no longer responds.
  await editor.frame.locator('html').evaluate(() => {
    document.open();
    document.write('Vastgelopen');
    document.close();
  });
  await editor.field('Text').fill('Getypt terwijl er niets antwoordde');
  await expect(page.locator('.toast').filter({ hasText: 'stopped responding' })).toBeVisible();
  await expect(editor.frame.getByText('Getypt terwijl er niets antwoordde')).toBeVisible();
  await expect.poll(() => mark.isKept().catch(() => false)).toBe(false);
  // The new page responds.
  await editor.field('Text').fill('En daarna gewoon verder');
  await expect(editor.frame.getByText('En daarna gewoon verder')).toBeVisible();
  await editor.expectSaved();
});

test.describe('in a window of 1024 px', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('the page preview starts in tablet width', async ({ page, api }) => {
    const { id } = await api.createPage({ overview: long.slice(0, 3), status: 'PUBLISHED' });
    const editor = await new Editor(page).open(id, 'Alinea 1:');
    expect(await editor.frame.locator('html').evaluate(() => innerWidth)).toBe(820);
    await expect(page.getByRole('radio', { name: 'Tablet' }).first()).toBeChecked();
  });
});

test('a case draft links to the next case at its end, like the published case', async ({ page, api }) => {
  const { id } = await api.createPage({ kind: 'case', overview: [text('a', 'Nog niet af', 'Not done yet')] });
  const editor = await new Editor(page).open(id, 'Nog niet af');
  const onward = editor.frame.getByRole('navigation', { name: siteWords.nl.caseEnd.label });
  const next = onward.getByRole('link', { name: siteWords.nl.caseEnd.next });
  await expect(next).toHaveAttribute('href', /^\/cases\//);
  await expect(next.locator('img').first()).toBeVisible();
  const draft = await (await page.request.get(await api.shareDraft(id))).text();
  expect(draft).toContain(`href="${await next.getAttribute('href')}"`);
});

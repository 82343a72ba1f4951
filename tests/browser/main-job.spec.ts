import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { owner } from './support/owner.ts';
import { signIn } from './support/sign-in.ts';
import { text } from './support/studio-api.ts';
import { expect, test } from './support/test.ts';

test('I sign in, change a card and a text in two languages, publish, and a visitor reads it', async ({
  page,
  api,
  open,
  problems,
}) => {
  problems.expectFailure('/api/auth/token', 401);
  const { identifier } = await api.createPage({
    overview: [
      text('intro', 'Een oude zin.', 'An old sentence.'),
      {
        id: 'offer',
        type: 'card',
        isMultiLanguage: true,
        headerText: { nl: 'Het aanbod', en: 'The offer' },
        content: { nl: 'Een dag ontwerp.', en: 'A day of design.' },
      },
    ],
  });
  const editor = new Editor(page);

  await test.step('sign in and open the page', async () => {
    await page.goto('/admin');
    await signIn(page, owner);
    await page.getByRole('link', { name: `Proef ${identifier}`, exact: true }).click();
    await expect(editor.frame.getByText('Een oude zin.')).toBeVisible();
  });
  const mark = await editor.markFrame();

  await test.step('increase the padding of the card', async () => {
    await editor.select('Het aanbod');
    await editor.tab('Style');
    await editor.field('Padding, all sides').fill('48px');
    await expect(editor.frame.getByText('Een dag ontwerp.').locator('xpath=../..')).toHaveCSS(
      'padding',
      '48px',
    );
  });

  await test.step('write the Dutch and the English text', async () => {
    await editor.select('Een oude zin.');
    await editor.tab('Content');
    await editor.field('Text').fill('Een nieuwe zin, met **nadruk**.');
    await expect(editor.frame.getByText('Een nieuwe zin, met nadruk.')).toBeVisible();
    await editor.language('English');
    await expect(editor.frame.getByText('An old sentence.')).toBeVisible();
    await editor.field('Text').fill('A new sentence, with **stress**.');
    await expect(editor.frame.getByText('A new sentence, with stress.')).toBeVisible();
  });
  expect(await mark.isKept(), 'the frame was never loaded anew').toBe(true);

  await test.step('publish', async () => {
    await editor.publishAll();
    await expect(page.getByText(words.publish.done)).toBeVisible();
    await expect(editor.published).toBeVisible();
  });

  await test.step('a visitor without JavaScript reads both', async () => {
    const visitor = await (await open({ javaScriptEnabled: false })).newPage();
    await visitor.goto(`/${identifier}`);
    await expect(visitor.getByText('Een nieuwe zin, met nadruk.')).toBeVisible();
    await expect(visitor.getByText('nadruk', { exact: true })).toHaveCSS('font-weight', /[6-9]00/);
    await expect(visitor.getByText('Een dag ontwerp.').locator('xpath=../..')).toHaveCSS('padding', '48px');
    await visitor.goto(`/en/${identifier}`);
    await expect(visitor.getByText('A new sentence, with stress.')).toBeVisible();
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
  });
});

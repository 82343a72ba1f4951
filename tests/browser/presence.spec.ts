import { presenceWords } from '#admin/editor/work/presence/presence-words.ts';
import { findSeriousViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { editorAccount, makeEditorAccount } from './support/editor-account.ts';
import { text } from './support/studio-api.ts';
import { createSession, expect, signedInTest as test } from './support/test.ts';

const overview = [text('een', 'Eerste alinea', 'First'), text('twee', 'Tweede alinea', 'Second')];

/** Tests with the session of a second member. */
const withSara = test.extend<{ sara: Awaited<ReturnType<typeof createSession>> }>({
  sara: async ({ playwright, baseURL }, use) => {
    makeEditorAccount();
    await use(await createSession(playwright.request, baseURL, editorAccount));
  },
});

for (const theme of themes) {
  withSara(
    `I see which members edit the page and where, and they see me, in the ${theme} theme`,
    { tag: '@long' },
    async ({ page, api, open, sara }) => {
      await page.emulateMedia({ colorScheme: theme });
      const { id } = await api.createPage({ overview });
      const mine = await new Editor(page).open(id, 'Eerste alinea');
      const context = await open({ storageState: sara, colorScheme: theme });
      const hers = await new Editor(await context.newPage()).open(id, 'Eerste alinea');

      const others = page.getByRole('list', { name: presenceWords.label });
      await expect(others.getByRole('button', { name: 'Sara Jansen' })).toHaveAttribute(
        'data-initials',
        'SJ',
      );
      await hers.select('Tweede alinea');
      const avatar = others.getByRole('button', { name: 'Sara Jansen · Text' });
      await expect(avatar).toBeVisible();
      const marked = mine.frame.locator('[data-preview-person]');
      await expect(marked).toHaveAttribute('data-block-id', 'twee');
      await expect(marked).toHaveCSS('outline-style', 'solid');
      expect(await findSeriousViolations(page)).toEqual([]);

      await mine.select('Eerste alinea');
      await expect(hers.frame.locator('[data-preview-person]')).toHaveAttribute('data-block-id', 'een');
      // A click on her avatar selects her block.
      await avatar.click();
      await expect(mine.row('Tweede alinea')).toHaveAttribute('aria-selected', 'true');

      await context.close();
      await expect(others).toHaveCount(0);
      await expect(mine.frame.locator('[data-preview-person]')).toHaveCount(0);
    },
  );
}

withSara(
  'a member whose connection breaks is reconnected automatically',
  { tag: '@long' },
  async ({ page, api, open, sara }) => {
    const { id } = await api.createPage({ overview });
    await new Editor(page).open(id, 'Eerste alinea');
    const context = await open({ storageState: sara });
    const her = await context.newPage();
    let refusals = 0;
    await her.route(/\/presence\?tab=/, (route) => {
      refusals += 1;
      return refusals > 2 ? route.continue() : route.fulfill({ status: 200, body: '' });
    });
    await new Editor(her).open(id, 'Eerste alinea');
    await expect(page.getByRole('list', { name: presenceWords.label }).getByRole('button')).toHaveCount(1);
    expect(refusals).toBeGreaterThan(2);
  },
);

test('my own second tab is not shown as another member', { tag: '@long' }, async ({ page, context, api }) => {
  const { id } = await api.createPage({ overview });
  const watched = page.waitForResponse(/\/presence\?tab=/);
  await new Editor(page).open(id, 'Eerste alinea');
  await watched;
  const second = await context.newPage();
  const also = second.waitForResponse(/\/presence\?tab=/);
  await new Editor(second).open(id, 'Eerste alinea');
  await also;
  await expect(page.getByText('Also open in your other tab')).toBeVisible();
  await expect(page.getByRole('list', { name: presenceWords.label })).toHaveCount(0);
});

for (const width of [1440, 1280]) {
  withSara(
    `a member’s name is shown at the block they edit, without covering text, at ${width} pixels`,
    { tag: '@long' },
    async ({ page, api, open, sara }) => {
      await page.setViewportSize({ width, height: 900 });
      const card = { id: 'card', type: 'card', headerText: 'De werkwijze', interactionEnabled: true };
      const { id } = await api.createPage({ overview: [...overview, card] });
      const mine = await new Editor(page).open(id, 'Eerste alinea');
      const context = await open({ storageState: sara });
      const hers = await new Editor(await context.newPage()).open(id, 'Eerste alinea');
      await expect(page.getByRole('list', { name: presenceWords.label }).getByRole('button')).toHaveCount(1);
      const name = page.locator('.people-names__name');
      for (const words of ['Eerste alinea', 'Tweede alinea']) {
        await hers.select(words);
        const marked = mine.frame.locator('[data-preview-person]');
        await expect(marked).toContainText(words);
        await expect(name).toBeVisible();
        await expect(name).toHaveText('Sara Jansen');
        const text = marked.getByText(words);
        await expect
          .poll(async () => {
            const [label, line] = [await name.boundingBox(), await text.boundingBox()];
            return label && line && (label.y + label.height <= line.y || label.y >= line.y + line.height);
          })
          .toBe(true);
      }
      // My selection shows my toolbar in place of her name.
      await mine.select('Tweede alinea');
      await expect(name).toHaveCount(0);
      await mine.select('De werkwijze');
      await expect(name).toBeVisible();
      await mine.tab('Behaviour');
      await mine.field('Scale').focus();
      await expect(mine.frame.getByRole('dialog', { name: 'De werkwijze' })).toBeVisible();
      await expect(name).toBeHidden();
      await context.close();
      await expect(name).toHaveCount(0);
    },
  );
}

import type { BrowserContext, Page } from '@playwright/test';
import { Editor } from './support/editor.ts';
import { type StudioApi, text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const overview = [
  text('first', 'Eerste alinea', 'First'),
  text('second', 'Tweede alinea', 'Second'),
  text('third', 'Derde alinea', 'Third'),
];
const asBefore = ['Eerste alinea', 'Tweede alinea', 'Derde alinea'];

interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly api: StudioApi;
}

async function openTwoTabs({ page, context, api }: Opened) {
  const { id } = await api.createPage({ overview });
  const mine = await new Editor(page).open(id, 'Eerste alinea');
  const other = await new Editor(await context.newPage()).open(id, 'Eerste alinea');
  await expect(page.getByText('Also open in your other tab')).toBeVisible();
  return { id, mine, other };
}

/** Loads the other tab's changes into this one, and expects these texts of the blocks, from top to bottom. */
async function loadNewer({ page, rendered, ...editor }: Editor, texts: readonly string[]): Promise<void> {
  const newer = page.getByRole('button', { name: 'Newer in your other tab' });
  await newer.click();
  await expect(rendered).toHaveText(texts);
  await expect(newer).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(editor.saved).toHaveText('Saved');
}

async function type(editor: Editor, block: string, words: string): Promise<void> {
  await editor.select(block);
  await editor.field('Text').fill(words);
  await expect(editor.row(words)).toBeVisible();
}

const steps: Readonly<Record<string, { do: (editor: Editor) => Promise<void>; after: readonly string[] }>> = {
  'a text': {
    do: (editor) => type(editor, 'Eerste alinea', 'Nieuw'),
    after: ['Nieuw', 'Tweede alinea', 'Derde alinea'],
  },
  'an added block': {
    do: async (editor) => {
      await editor.select('Eerste alinea');
      await editor.page.keyboard.press('Control+d');
    },
    after: ['Eerste alinea', 'Eerste alinea', 'Tweede alinea', 'Derde alinea'],
  },
  'a deleted block': {
    do: async (editor) => {
      await editor.select('Eerste alinea');
      await editor.page.keyboard.press('Delete');
    },
    after: ['Tweede alinea', 'Derde alinea'],
  },
  'a moved block': {
    do: async (editor) => {
      await editor.select('Eerste alinea');
      await editor.page.keyboard.press('Alt+ArrowDown');
    },
    after: ['Tweede alinea', 'Eerste alinea', 'Derde alinea'],
  },
};

for (const [name, { do: act, after }] of Object.entries(steps)) {
  test(`${name}: undo and redo in one tab reach the other`, { tag: '@long' }, async ({
    page,
    context,
    api,
  }) => {
    const { id, mine, other } = await openTwoTabs({ page, context, api });
    await act(other);
    await other.expectSaved();
    await loadNewer(mine, after);
    await other.undo.click();
    await expect(other.rendered).toHaveText(asBefore);
    await loadNewer(mine, asBefore);
    await other.redo.click();
    await expect(other.rendered).toHaveText(after);
    await loadNewer(mine, after);
    expect((await api.readPage(id)).overview).toHaveLength(after.length);
  });
}

test('an undo reaches a tab that has since edited another block, and both keep that edit', {
  tag: '@long',
}, async ({ page, context, api, problems }) => {
  const { id, mine, other } = await openTwoTabs({ page, context, api });
  problems.expectFailure(new RegExp(`^/api/pages/${id}(\\?autosave=true)?$`), 412);
  await type(other, 'Eerste alinea', 'Nieuw');
  await other.expectSaved();
  await loadNewer(mine, ['Nieuw', 'Tweede alinea', 'Derde alinea']);
  await type(mine, 'Tweede alinea', 'Van hier');
  await mine.expectSaved();
  await other.undo.click();
  await expect(other.rendered).toHaveText(['Eerste alinea', 'Van hier', 'Derde alinea']);
  await other.expectSaved();
  await loadNewer(mine, ['Eerste alinea', 'Van hier', 'Derde alinea']);
});

test('an undo from another tab is merged with unsaved changes of this tab', { tag: '@long' }, async ({
  page,
  context,
  api,
  problems,
}) => {
  const { id, mine, other } = await openTwoTabs({ page, context, api });
  await type(other, 'Eerste alinea', 'Nieuw');
  await other.expectSaved();
  await loadNewer(mine, ['Nieuw', 'Tweede alinea', 'Derde alinea']);
  await other.undo.click();
  await other.expectSaved();
  await type(mine, 'Tweede alinea', 'Van hier');
  problems.expectFailure(new RegExp(`^/api/pages/${id}(\\?autosave=true)?$`), 412);
  await expect(mine.rendered).toHaveText(['Eerste alinea', 'Van hier', 'Derde alinea']);
  await mine.expectSaved();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await loadNewer(other, ['Eerste alinea', 'Van hier', 'Derde alinea']);
});

test('an undo during a slow save reaches the other tab', { tag: '@long' }, async ({ page, context, api }) => {
  const { id, mine, other } = await openTwoTabs({ page, context, api });
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  await other.page.route(`**/api/pages/${id}?autosave=true`, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await type(other, 'Eerste alinea', 'Nieuw');
  await expect(other.saved).toHaveText(/Saving/);
  await other.undo.click();
  await expect(other.rendered).toHaveText(asBefore);
  // The undo is due to be autosaved before the slow save is answered.
  await other.page.waitForTimeout(3000);
  answer();
  await other.expectSaved();
  await loadNewer(mine, asBefore);
  expect(await api.readBlock(id, 'first')).toMatchObject({ content: { nl: 'Eerste alinea' } });
});

test('an undo directly before leaving the editor reaches the other tab', { tag: '@long' }, async ({
  page,
  context,
  api,
}) => {
  const { mine, other } = await openTwoTabs({ page, context, api });
  await type(other, 'Eerste alinea', 'Nieuw');
  await other.expectSaved();
  await loadNewer(mine, ['Nieuw', 'Tweede alinea', 'Derde alinea']);
  await other.undo.click();
  await expect(other.rendered).toHaveText(asBefore);
  await other.page.getByRole('link', { name: 'All pages' }).click();
  await loadNewer(mine, asBefore);
});

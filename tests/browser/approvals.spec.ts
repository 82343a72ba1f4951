import type { Page } from '@playwright/test';
import { versionWords } from '#admin/editor/dialogs/versions/version-words.ts';
import { responseWords } from '#admin/editor/responses/response-words.ts';
import { shareWords } from '#admin/share/share-words.ts';
import { words } from '#admin/words.ts';
import { siteWords } from '#i18n/site-words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { Editor, findToastAction } from './support/editor.ts';
import { measureOverflow } from './support/site.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const blocks = [
  text('a', 'Een rustige opening', 'A calm opening'),
  text('b', 'Het tweede deel', 'The second part'),
];

async function comment(client: Page, words: string, about?: string): Promise<void> {
  const form = client.getByRole('form', { name: siteWords.nl.responses.newComment });
  await form.getByLabel(siteWords.nl.responses.words).fill(words);
  if (about) await form.getByLabel(siteWords.nl.responses.about).selectOption({ label: about });
  await form.getByLabel(siteWords.nl.responses.name).fill('Anna');
  await form.getByRole('button', { name: siteWords.nl.responses.send }).click();
  await expect(client.getByText(words, { exact: true })).toBeVisible();
}

test('a client comments on a draft without JavaScript, and I resolve the comment beside its block', {
  tag: '@long',
}, async ({ page, api, open }) => {
  const { id } = await api.createPage({ overview: blocks });
  const link = await api.shareDraft(id);
  const client = await (
    await open({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  ).newPage();
  await client.goto(link);
  await client.getByRole('link', { name: siteWords.nl.responses.toResponses }).click();
  await comment(client, 'Graag een foto erbij', '“Het tweede deel”');
  await comment(client, 'Verder mooi');
  await client.getByRole('link', { name: '“Het tweede deel”' }).click();
  await expect(client.getByText('Het tweede deel', { exact: true }).first()).toBeInViewport();
  expect(await measureOverflow(client)).toBe(0);

  const editor = new Editor(page);
  await editor.open(id, 'Het tweede deel');
  const row = page.getByRole('treeitem', { name: /Het tweede deel/ });
  await expect(row.getByRole('img', { name: responseWords.waiting(1) })).toBeVisible();
  await row.click();
  const comments = page.getByRole('region', { name: responseWords.comments });
  await expect(comments).toContainText('Graag een foto erbij');
  await expect(comments).not.toContainText('Verder mooi');
  await comments.getByRole('button', { name: responseWords.doneOf('Anna') }).click();
  await expect(row.getByRole('img', { name: responseWords.waiting(1) })).toHaveCount(0);
  await findToastAction(page, responseWords.doneSaid, words.undo).click();
  await expect(row.getByRole('img', { name: responseWords.waiting(1) })).toBeVisible();
  await comments.getByRole('button', { name: responseWords.doneOf('Anna') }).click();
  await expect(comments.getByText(responseWords.settled(1))).toBeVisible();

  // Comments on the page, and those on a deleted block, are shown with the page.
  await page.getByRole('button', { name: responseWords.toComments(1) }).click();
  await expect(comments).toContainText('Verder mooi');
  await row.click();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: responseWords.toComments(1) }).click();
  await comments.getByText(responseWords.settled(1)).click();
  await expect(comments).toContainText(responseWords.gone);
  await client.reload();
  await expect(client.getByText(siteWords.nl.responses.done, { exact: true })).toBeVisible();
});

test('a client approves the draft exactly as they see it, and I see what they approved', {
  tag: '@long',
}, async ({ page, api, open, problems }) => {
  const made = await api.createPage({ overview: blocks });
  const link = await api.shareDraft(made.id);
  const client = await (await open()).newPage();
  await client.goto(link);
  const approval = client.getByRole('region', { name: 'Akkoord' });
  await approval.getByLabel(siteWords.nl.responses.name).fill('Anna');
  // The studio saves a change while the client looks at the draft.
  await api.save(made.id, [text('a', 'Een andere opening', 'Another opening')]);
  problems.expectFailure(/\/approval$/, 409);
  await approval.getByRole('button', { name: 'Akkoord' }).click();
  await expect(client.getByRole('alert')).toHaveText(siteWords.nl.responseErrors.changed);
  await expect(client.getByRole('alert')).toBeInViewport();
  await expect(client.getByText('Een andere opening', { exact: true }).first()).toBeVisible();
  await expect(approval.getByLabel(siteWords.nl.responses.name)).toHaveValue('Anna');
  await approval.getByRole('button', { name: 'Akkoord' }).click();
  await expect(approval).toContainText('Akkoord van Anna');
  await expect(approval).not.toContainText('Is het goed zo?');

  const editor = new Editor(page);
  await editor.open(made.id, 'Een andere opening');
  const told = page.getByRole('region', { name: responseWords.approvals });
  await expect(told).toContainText('Approved by Anna');
  await expect(told).toContainText(responseWords.present);
  await api.save(made.id, [text('a', 'Nog een keer anders', 'Once more')]);
  await page.reload();
  await expect(told).toContainText(responseWords.changed);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: words.commandMenu.title }).getByRole('combobox').fill('share draft');
  await page.keyboard.press('Enter');
  const share = page.getByRole('dialog', { name: shareWords.title });
  await expect(share).toContainText(/Approved by Anna, .* The draft has changed since\./);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: words.commandMenu.title }).getByRole('combobox').fill('versions');
  await page.keyboard.press('Enter');
  const versions = page.getByRole('navigation', { name: versionWords.list });
  await expect(versions.getByText(/Approved by Anna, Dutch/)).toHaveCount(1);
  await expect(versions.getByRole('listitem').first()).not.toContainText('Approved by Anna');
});

/** Finds the overlay in which the client selects a block. */
const pointing = (client: Page) => client.getByRole('dialog', { name: siteWords.nl.responses.pointHint });

test('a client comments on a block by mouse, and finds the comment at that block again', async ({
  api,
  open,
}) => {
  const { id } = await api.createPage({ overview: blocks });
  const client = await (await open()).newPage();
  await client.goto(await api.shareDraft(id));
  const bar = client.getByRole('complementary', { name: siteWords.nl.draft.label });
  await bar.getByRole('button', { name: siteWords.nl.responses.toBlock }).click();
  // The overlay covers the page, so the click selects the block and does not activate it.
  const box = await client.getByText('Het tweede deel', { exact: true }).boundingBox();
  await client.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(pointing(client)).toHaveCount(0);
  // The form opens beside its block.
  const panel = client.getByRole('dialog', {
    name: siteWords.nl.responses.thread('“Het tweede deel”'),
  });
  await expect(panel.getByLabel(siteWords.nl.responses.words)).toBeFocused();
  await client.keyboard.type('Iets ruimer graag');
  const form = panel.getByRole('form', { name: siteWords.nl.responses.newComment });
  await form.getByLabel(siteWords.nl.responses.name).fill('Anna');
  await form.getByRole('button', { name: siteWords.nl.responses.send }).click();
  await expect(panel).toContainText('Iets ruimer graag');
  await panel.getByRole('button', { name: siteWords.nl.responses.close }).click();
  const pin = client.getByRole('button', { name: 'Opmerking 1, van Anna' });
  await expect(pin).toBeFocused();
  const block = await client.getByText('Het tweede deel', { exact: true }).boundingBox();
  await expect
    .poll(async () => Math.abs(((await pin.boundingBox())?.y ?? 0) - (block?.y ?? 0)))
    .toBeLessThan(40);
  await pin.click();
  await expect(panel.getByText('Iets ruimer graag')).toBeInViewport();
  await client.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  // The tab remembers the name.
  await expect(client.getByLabel(siteWords.nl.responses.name).first()).toHaveValue('Anna');
});

test('a client selects a block to comment on by keyboard, or cancels', { tag: '@long' }, async ({
  api,
  open,
}) => {
  const { id } = await api.createPage({ overview: blocks });
  const client = await (await open()).newPage();
  await client.goto(await api.shareDraft(id));
  const form = client.getByRole('region', { name: siteWords.nl.responses.comments });
  const opener = form.getByRole('button', { name: siteWords.nl.responses.point });
  await opener.focus();
  await client.keyboard.press('Enter');
  await expect(pointing(client).getByRole('button', { name: '“Een rustige opening”' })).toBeFocused();
  await client.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(form.getByLabel(siteWords.nl.responses.about)).toHaveValue('');
  await client.keyboard.press('Enter');
  await client.keyboard.press('ArrowDown');
  await expect(pointing(client).getByRole('button', { name: '“Het tweede deel”' })).toBeFocused();
  expect(await findSeriousViolations(client)).toEqual([]);
  await client.keyboard.press('Enter');
  const panel = client.getByRole('dialog', {
    name: siteWords.nl.responses.thread('“Het tweede deel”'),
  });
  await expect(panel.getByLabel(siteWords.nl.responses.words)).toBeFocused();
  await client.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a client selects a block to comment on by touch', async ({ api, open }) => {
  const { id } = await api.createPage({ overview: blocks });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const client = await (await open(phone)).newPage();
  await client.goto(await api.shareDraft(id));
  const form = client.getByRole('region', { name: siteWords.nl.responses.comments });
  await form.getByRole('button', { name: siteWords.nl.responses.point }).tap();
  await expect(pointing(client).getByText(siteWords.nl.responses.pointHint)).toBeInViewport();
  expect(await measureOverflow(client)).toBe(0);
  await pointing(client).getByRole('button', { name: '“Het tweede deel”' }).tap();
  // A bottom sheet, as wide as the phone.
  const panel = client.getByRole('dialog', {
    name: siteWords.nl.responses.thread('“Het tweede deel”'),
  });
  await expect
    .poll(async () => {
      const { x = 1, y = 0, width = 0, height = 0 } = (await panel.boundingBox()) ?? {};
      return [x, width, Math.round(y + height)];
    })
    .toEqual([0, 390, 844]);
  expect(await findSeriousViolations(client)).toEqual([]);
  expect(await measureOverflow(client)).toBe(0);
});

test('a client and I reply to each other, and the client resolves the comment', { tag: '@long' }, async ({
  page,
  api,
  open,
}) => {
  const { id } = await api.createPage({ overview: blocks });
  const editor = new Editor(page);
  await editor.open(id, 'Het tweede deel');
  await page.getByRole('button', { name: words.editor.share, exact: true }).click();
  const share = page.getByRole('dialog', { name: shareWords.title });
  await share.getByRole('button', { name: shareWords.make }).click();
  const link = await share.getByRole('textbox', { name: shareWords.link(words.languages.nl) }).inputValue();
  const client = await (await open()).newPage();
  await client.goto(link);
  await comment(client, 'Graag groter', '“Het tweede deel”');
  await page.reload();
  // The pin at the block opens the block's comments.
  await page.getByRole('button', { name: responseWords.pin(1, 'Het tweede deel') }).click();
  const comments = page.getByRole('region', { name: responseWords.comments });
  await comments.getByRole('button', { name: responseWords.replyTo('Anna') }).click();
  await page.keyboard.type('Hoe groot?');
  await comments.getByRole('button', { name: responseWords.sendReply }).click();
  await expect(comments.getByRole('list', { name: responseWords.replies('Anna') })).toContainText(
    'Hoe groot?',
  );

  await client.reload();
  const panel = client.getByRole('dialog', {
    name: siteWords.nl.responses.thread('“Het tweede deel”'),
  });
  await expect(panel).toContainText('Hoe groot?');
  await panel.getByText(siteWords.nl.responses.reply).click();
  await panel.getByLabel(siteWords.nl.responses.replyWords).fill('Twee keer zo groot');
  await panel
    .getByRole('form', { name: siteWords.nl.responses.replies(1) })
    .getByRole('button', { name: siteWords.nl.responses.send })
    .click();
  await expect(panel.getByRole('list', { name: siteWords.nl.responses.replies(1) })).toContainText(
    'Twee keer zo groot',
  );
  await panel.getByRole('button', { name: siteWords.nl.responses.resolveOf(1) }).click();
  await expect(client.getByText(siteWords.nl.responses.done, { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: responseWords.pin(1, 'Het tweede deel') })).toHaveCount(0);
  await page.getByRole('treeitem', { name: /Het tweede deel/ }).click();
  await comments.getByText(responseWords.settled(1)).click();
  await expect(comments).toContainText('Twee keer zo groot');
});

for (const theme of themes) {
  test(`comments and approvals have no accessibility violations (${theme})`, { tag: '@long' }, async ({
    page,
    api,
    open,
  }) => {
    const { id } = await api.createPage({ overview: blocks });
    const link = await api.shareDraft(id);
    const client = await (await open({ viewport: { width: 390, height: 844 } })).newPage();
    await emulateTheme(client, theme);
    await client.goto(link);
    await comment(client, 'Mooi', '“Een rustige opening”');
    const approval = client.getByRole('region', { name: 'Akkoord' });
    await approval.getByLabel(siteWords.nl.responses.name).fill('Anna');
    await approval.getByRole('button', { name: 'Akkoord' }).click();
    await expect(approval).toContainText('Akkoord van Anna');
    expect(await findSeriousViolations(client)).toEqual([]);
    expect(await measureOverflow(client)).toBe(0);
    await emulateTheme(page, theme);
    await new Editor(page).open(id, 'Een rustige opening');
    await expect(page.getByRole('region', { name: responseWords.approvals })).toBeVisible();
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.getByRole('treeitem', { name: /Een rustige opening/ }).click();
    await expect(page.getByRole('region', { name: responseWords.comments })).toContainText('Mooi');
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await measureOverflow(page)).toBe(0);
  });
}

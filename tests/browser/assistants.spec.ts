import { randomUUID } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { assistantsWords } from '#admin/access/assistants-words.ts';
import { keysWords } from '#admin/profile/keys-words.ts';
import { words } from '#admin/words.ts';
import { emulateTheme, findSeriousViolations, themes } from './support/axe.ts';
import { owner } from './support/owner.ts';
import { measureOverflow } from './support/site.ts';
import { createSession, expect, signedInTest as test } from './support/test.ts';

const createName = () => `Assistent ${randomUUID().slice(0, 8)}`;

test('by keyboard, I give an assistant an API key, preview the case it drafts, and revoke the key', {
  tag: '@long',
}, async ({ open, problems, playwright, baseURL }) => {
  // Creating a key needs a recent confirmation of the password, which a new session does not have.
  problems.expectFailure('/api/admin/assistant-keys', 403);
  const storageState = await createSession(playwright.request, baseURL);
  const page = await (await open({ storageState, ...(baseURL && { baseURL }) })).newPage();
  const name = createName();
  await page.goto('/admin/access');
  const section = page.getByRole('region', { name: assistantsWords.title });
  await section.getByRole('button', { name: assistantsWords.add }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: assistantsWords.addTitle });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('dialog', { name: keysWords.confirmTitle });
  await confirm.getByLabel(keysWords.password).fill(owner.password);
  await page.keyboard.press('Enter');

  const made = page.getByRole('dialog', { name: assistantsWords.madeTitle(name) });
  const address = await made.getByLabel(assistantsWords.address, { exact: true }).inputValue();
  const key = await made.getByLabel(assistantsWords.secret, { exact: true }).inputValue();
  expect(address).toBe(`${baseURL}/mcp`);
  await expect(made.getByRole('button', { name: assistantsWords.copyKey })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(made).toBeVisible();
  await made.getByRole('button', { name: assistantsWords.done }).click();
  await expect(made).toHaveCount(0);
  const line = section.getByRole('row', { name: new RegExp(name) });
  await expect(line).toContainText('Expires on');
  await expect(line).toContainText(assistantsWords.never);
  expect(await page.content()).not.toContain(key);

  const assistant = new Client({ name: 'test', version: '1' });
  await assistant.connect(
    new StreamableHTTPClientTransport(new URL(address), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
    }),
  );
  const { content } = await assistant.callTool({
    name: 'create_draft',
    arguments: {
      identifier: `case-${randomUUID().slice(0, 8)}`,
      kind: 'case',
      title: { nl: 'Een halte als kamer', en: 'A stop as a room' },
      overview: [
        {
          id: 'lead',
          type: 'text',
          isMultiLanguage: true,
          content: { nl: 'Wachten hoort bij de reis.', en: 'Waiting is part of the journey.' },
        },
      ],
    },
  });
  const draft = JSON.parse((content as { text: string }[])[0]?.text ?? '') as {
    editor: string;
    preview: { nl: string; en: string };
  };
  const client = await (await open({ storageState: { cookies: [], origins: [] } })).newPage();
  await client.goto(draft.preview.en);
  await expect(client.getByText('Waiting is part of the journey.', { exact: true })).toBeVisible();

  await page.reload();
  await line.getByRole('link', { name: assistantsWords.acts(name) }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Een halte als kamer' }).first()).toContainText(
    `by ${name} (assistant)`,
  );
  // A draft has no public URL.
  problems.expectFailure(/\?preview/, 404);
  await page.goto(draft.editor);
  await expect(page.frameLocator('iframe').first().getByText('Wachten hoort bij de reis.')).toBeVisible();

  await page.goto('/admin/access');
  await line.getByRole('button', { name: assistantsWords.revoke(name) }).click();
  const asked = page.getByRole('dialog', { name: assistantsWords.revokeTitle(name) });
  await expect(asked.getByRole('button', { name: words.cancel })).toBeFocused();
  await asked.getByRole('button', { name: assistantsWords.revokeConfirm, exact: true }).click();
  await expect(page.getByText(assistantsWords.revokedNow(name))).toBeVisible();
  await expect(section.getByRole('heading', { name: assistantsWords.title })).toBeFocused();
  await expect(line).toContainText('Revoked on');
  await expect(line.getByRole('button')).toHaveCount(0);
  await expect(assistant.listTools()).rejects.toThrow(/API key does not work/);
  problems.expectFailure(/\/inzage\//, 404);
  expect((await client.goto(draft.preview.en))?.status()).toBe(404);
  await assistant.close();
});

for (const theme of themes) {
  test(`the assistants section has no accessibility violations and fits a phone (${theme})`, {
    tag: '@long',
  }, async ({ open, problems, playwright, baseURL }) => {
    problems.expectFailure('/api/admin/assistant-keys', 403);
    const storageState = await createSession(playwright.request, baseURL);
    const page = await (await open({ storageState, ...(baseURL && { baseURL }) })).newPage();
    const name = createName();
    await emulateTheme(page, theme);
    await page.goto('/admin/access');
    const section = page.getByRole('region', { name: assistantsWords.title });
    await section.getByRole('button', { name: assistantsWords.add }).click();
    await page.getByRole('dialog', { name: assistantsWords.addTitle }).getByLabel('Name').fill(name);
    expect(await findSeriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: assistantsWords.make }).click();
    await page.getByLabel(keysWords.password).fill(owner.password);
    await page.getByRole('button', { name: keysWords.confirm }).click();
    const made = page.getByRole('dialog', { name: assistantsWords.madeTitle(name) });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findSeriousViolations(page)).toEqual([]);
    await made.getByRole('button', { name: assistantsWords.done }).click();
    await expect(section.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    expect(await measureOverflow(page)).toBe(0);
    expect(await findSeriousViolations(page)).toEqual([]);
  });
}

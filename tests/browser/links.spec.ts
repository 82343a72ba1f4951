import { words } from '#admin/words.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

test.use({ writing: 'rich' });

const issue = words.link.noName;

test('in a link field, Enter takes the first matching page, and an unknown name is refused', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({
    overview: [
      { id: 'go', type: 'backLink', text: 'Lees verder', destination: 'custom', customUrl: '/cases' },
    ],
  });
  const editor = await new Editor(page).open(id, 'Lees verder');
  await editor.select('Lees verder');
  const link = editor.panel.getByRole('combobox', { name: 'Link', exact: true });
  await link.fill('werkwijz');
  // The field requests the pages when it opens.
  await expect(page.getByRole('option', { name: /werkwijze/i }).first()).toBeVisible();
  await link.press('Enter');
  await expect(link).toHaveValue('/werkwijze');
  await link.fill('broodje');
  await link.press('Enter');
  await expect(editor.panel.getByText(issue)).toBeVisible();
  await editor.expectSaved();
  expect(await api.readBlock(id, 'go')).toMatchObject({ customUrl: '/werkwijze' });
});

test('the link dialog of a text also takes the first matching page and refuses unknown names', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [text('a', 'Lees de werkwijze', 'First')] });
  const editor = await new Editor(page).open(id, 'Lees de werkwijze');
  await editor.select('Lees de werkwijze');
  const field = editor.field('Text');
  await expect(field).toBeEditable();
  await expect(field).not.toHaveAttribute('aria-busy');
  await field.getByText('Lees de werkwijze').dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+k');
  const address = page.getByRole('dialog', { name: 'Link' }).getByRole('combobox');
  await address.fill('broodje');
  await address.press('Enter');
  await expect(page.getByRole('option', { name: issue })).toBeVisible();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('werkwijz');
  await expect(page.getByRole('option', { name: /werkwijze/i }).first()).toBeVisible();
  await address.press('Enter');
  await expect(editor.frame.getByRole('link', { name: 'Lees de werkwijze' })).toHaveAttribute(
    'href',
    '/werkwijze',
  );
});

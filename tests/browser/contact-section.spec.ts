import { contactWords } from '#admin/editor/form/page/contact-words.ts';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const intro = [
  text('intro', 'Wij ontwerpen.', 'We design.'),
  { id: 'ask', type: 'button', buttons: [{ id: 'one', text: 'Neem contact op', action: 'contact' }] },
];

test('I give a page its own contact section in both languages, and visitors see it once published', async ({
  page,
  api,
  open,
}) => {
  const { id, identifier } = await api.createPage({
    overview: intro,
    status: 'PUBLISHED',
    hideFromSearchEngines: true,
  });
  const visitor = await (await open()).newPage();
  const editor = await new Editor(page).open(id, 'Wij ontwerpen.');
  const section = editor.frame.locator('section#contact');
  await expect(section).toContainText('Vertel me waar je op vastloopt');
  await editor.panel.getByLabel('Title, Dutch', { exact: true }).fill('Plan een gesprek');
  await expect(section.getByRole('heading')).toHaveText('Plan een gesprek');
  await editor.panel.getByLabel('Title, English', { exact: true }).fill('Plan a call');
  await editor.panel.getByLabel('Text, English', { exact: true }).fill('An hour, free of charge.');
  await editor.language('English');
  await expect(section.getByRole('heading')).toHaveText('Plan a call');
  await expect(section).toContainText('An hour, free of charge.');
  await editor.expectSaved();

  await visitor.goto(`/${identifier}`);
  await expect(visitor.locator('#contact'), 'a draft is not shown').toContainText('Vertel me waar je');
  await editor.publishAll();
  await expect(editor.publishing).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.locator('#contact').getByRole('heading')).toHaveText('Plan een gesprek');
  await expect(visitor.locator('#contact'), 'the text of the site').toContainText('werkdagen');
  await visitor.goto(`/en/${identifier}`);
  await expect(visitor.locator('#contact')).toContainText('An hour, free of charge.');

  await page.keyboard.press('ControlOrMeta+z');
  await expect(section).not.toContainText('An hour, free of charge.');
});

test('without its contact section, a page’s contact button leads to the footer', async ({
  page,
  api,
  open,
}) => {
  const { id, identifier } = await api.createPage({
    overview: intro,
    status: 'PUBLISHED',
    hideFromSearchEngines: true,
  });
  const editor = await new Editor(page).open(id, 'Wij ontwerpen.');
  const section = editor.frame.locator('section#contact');
  await expect(section).toHaveCount(1);
  const toggle = editor.panel.getByRole('switch', { name: contactWords.show });
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(section).toHaveCount(0);
  await editor.expectSaved();
  await editor.publishAll();
  await expect(editor.publishing).toHaveCount(0);

  const visitor = await (await open()).newPage();
  await visitor.goto(`/${identifier}`);
  await expect(visitor.locator('section#contact')).toHaveCount(0);
  await visitor.getByRole('link', { name: 'Neem contact op' }).click();
  await expect(visitor).toHaveURL(/#contact$/);
  const footer = visitor.locator('footer:target');
  await expect(footer.getByRole('link', { name: 'hallo@studiovitrine.example' })).toBeInViewport();
});

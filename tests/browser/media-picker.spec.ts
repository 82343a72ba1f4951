import { listFieldWords } from '#admin/forms/list-words.ts';
import { mediaWords } from '#admin/media/media-words.ts';
import { Editor } from './support/editor.ts';
import { createImageFile, createSeries, findFile, upload } from './support/library.ts';
import { expect, signedInTest as test } from './support/test.ts';

const carousel = (slides: readonly object[]) => ({ id: 'c', type: 'carousel', slides });

test('I choose several images for a carousel by keyboard, and undo it in one step', {
  tag: '@long',
}, async ({ page, api }) => {
  const series = createSeries();
  const names = await upload(page, 3, series);
  const first = (await api.listMedia()).find(({ name }) => name === names[0])?.url;
  const { id } = await api.createPage({
    overview: [carousel([{ id: 's', src: first }]), { id: 't', type: 'text', content: 'Alfa' }],
  });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Carousel');
  await editor.panel.getByRole('button', { name: listFieldWords.addImages }).press('Enter');
  const library = page.getByRole('dialog', { name: mediaWords.chooseSeveral.image });
  const search = library.getByRole('searchbox', { name: mediaWords.search });
  // The newest upload comes first.
  await search.fill(series);
  await expect(library.getByRole('row')).toHaveCount(3);
  await expect(library.getByRole('row').first()).toHaveAccessibleName(names[2] ?? '');
  await search.fill(names[1] ?? '');
  await expect(library.getByRole('row')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await search.fill(series);
  await expect(library.getByRole('row').first()).toHaveAccessibleName(names[2] ?? '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await library.getByRole('button', { name: 'Add 2 files' }).press('Enter');
  await expect(library).toHaveCount(0);
  await expect(editor.rows).toHaveText([/3 slides/, /Alfa/]);
  await editor.expectSaved();
  const files = await api.listMedia();
  const slides = (await api.readPage(id)).overview[0]?.slides as readonly { src: string }[];
  expect(slides.slice(1).map(({ src }) => files.find(({ url }) => url === src)?.name)).toEqual([
    names[1],
    names[2],
  ]);
  await page.keyboard.press('Control+z');
  await expect(editor.rows).toHaveText([/1 slide/, /Alfa/]);
});

test('files that I upload in the picker are selected, and unsupported files show an error', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({
    overview: [carousel([]), { id: 't', type: 'text', content: 'Alfa' }],
  });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Carousel');
  await editor.panel.getByRole('button', { name: listFieldWords.addImages }).click();
  const library = page.getByRole('dialog', { name: mediaWords.chooseSeveral.image });
  const files = [await createImageFile(), await createImageFile()];
  const brochure = { name: 'brochure.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await library.locator('input[type=file]').setInputFiles([...files, brochure]);
  await expect(library.getByRole('alert')).toContainText('brochure.pdf can’t be used here.');
  for (const { name } of files) await expect(findFile(page, name)).toHaveAttribute('aria-selected', 'true');
  await library.getByRole('button', { name: 'Add 2 files' }).click();
  await expect(editor.rows).toHaveText([/2 slides/, /Alfa/]);
  await expect(editor.frame.locator('.carousel img').first()).toBeVisible();
});

test('the picker marks the current image, and a click on another one replaces it', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const names = await upload(page, 2);
  const files = await api.listMedia();
  const src = files.find(({ name }) => name === names[0])?.url ?? '';
  const { id } = await api.createPage({
    overview: [
      { id: 'i', type: 'image', src },
      { id: 't', type: 'text', content: 'Alfa' },
    ],
  });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Image');
  await editor.panel.getByRole('button', { name: mediaWords.replace }).click();
  const library = page.getByRole('dialog', { name: mediaWords.choose.image });
  await expect(library.getByRole('row', { name: `${names[0]}, ${mediaWords.current}` })).toBeVisible();
  await library.getByRole('row', { name: names[1] ?? '' }).click();
  await expect(library).toHaveCount(0);
  await editor.expectSaved();
  const chosen = (await api.readPage(id)).overview[0]?.src;
  expect(files.find(({ url }) => url === chosen)?.name).toBe(names[1]);
});

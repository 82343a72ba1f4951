import type { Locator } from '@playwright/test';
import { mediaWords } from '#admin/media/media-words.ts';
import { uploadWords } from '#admin/uploads/upload-words.ts';
import { words } from '#admin/words.ts';
import { createDropFile, type DropFile, dropInPage } from './support/drop-files.ts';
import { Editor } from './support/editor.ts';
import { expect, signedInTest as test } from './support/test.ts';
import { makeVideo } from './support/video.ts';

const text = (id: string, content: string) => ({ id, type: 'text', content });

for (const width of [1440, 1280]) {
  test(`an image dropped between two texts is inserted there, and one undo removes it, at ${width} pixels`, {
    tag: '@long',
  }, async ({ page, api }) => {
    await page.setViewportSize({ width, height: 900 });
    const { id } = await api.createPage({ overview: [text('a', 'Alfa'), text('b', 'Bravo')] });
    const editor = await new Editor(page).open(id, 'Bravo');
    await dropInPage(page, [await createDropFile('huis.png')], 'Bravo', 0.2);
    await expect(editor.frame.locator('.image img')).toBeVisible();
    await expect(editor.rows).toHaveText([/Alfa/, /Image/, /Bravo/]);
    await expect(editor.rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    await editor.expectSaved();
    const saved = async () => (await api.readPage(id)).overview;
    await expect.poll(async () => (await saved())[1]?.src).toMatch(/^\/media\//);
    await page.keyboard.press('Control+z');
    await expect(editor.rows).toHaveText([/Alfa/, /Bravo/]);
    await expect.poll(async () => (await saved()).length).toBe(2);
    await page.keyboard.press('Control+Shift+z');
    await expect(editor.frame.locator('.image img')).toBeVisible();
  });
}

test('I drop an image at the side of a text, and both become columns in one undo step', async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [text('a', 'Alfa'), text('b', 'Bravo')] });
  const editor = await new Editor(page).open(id, 'Bravo');
  await dropInPage(page, [await createDropFile('huis.png')], 'Bravo', 0.5, 0.98);
  const columns = editor.frame.locator('.grid__column');
  await expect(columns).toHaveCount(2);
  await expect(columns.first()).toHaveText('Bravo');
  await expect(columns.nth(1).locator('.image img')).toBeVisible();
  await dropInPage(page, [await createDropFile('tuin.png')], 'Bravo', 0.5, 0.02);
  await expect(columns).toHaveCount(3);
  await expect(columns.first().locator('.image img')).toBeVisible();
  await editor.expectSaved();
  await editor.undo.click();
  await editor.undo.click();
  await expect(columns).toHaveCount(0);
  await expect(editor.rows).toHaveText([/Alfa/, /Bravo/]);
});

test('a dropped video becomes a video block', { tag: '@long' }, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('a', 'Alfa'), text('b', 'Bravo')] });
  await page.goto('/admin');
  const { name, mimeType, buffer } = await makeVideo(page);
  const editor = await new Editor(page).open(id, 'Bravo');
  await dropInPage(page, [{ name, type: mimeType, bytes: buffer.toString('base64') }], 'Bravo', 0.2);
  await expect(editor.frame.locator('.video .player video')).toBeVisible();
  await expect(editor.rows).toHaveText([/Alfa/, /Video/, /Bravo/]);
  await editor.expectSaved();
  await expect
    .poll(async () => (await api.readPage(id)).overview[1])
    .toMatchObject({ type: 'video', src: expect.stringMatching(/^\/media\//) });
});

test('during an upload I see its progress, and the saved page contains no blob URL', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('a', 'Alfa')] });
  const editor = await new Editor(page).open(id, 'Alfa');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/media', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await held;
    return route.continue();
  });
  await dropInPage(page, [await createDropFile('huis.png')], 'Alfa', 0.9);
  const tile = page.getByRole('list', { name: uploadWords.onTheWay });
  await expect(tile.getByText('huis.png')).toBeVisible();
  await expect(tile.getByRole('progressbar', { name: 'Uploading huis.png' })).toBeVisible();
  await editor.expectSaved();
  await expect.poll(async () => (await api.readPage(id)).overview.length).toBe(2);
  expect(JSON.stringify(await api.readPage(id))).not.toContain('blob:');
  release();
  await expect(tile).toHaveCount(0);
  await expect(editor.frame.locator('.image img')).toBeVisible();
  await expect.poll(async () => (await api.readPage(id)).overview[1]?.src).toMatch(/^\/media\//);
});

test('a failed upload stays visible, and a retry completes it', { tag: '@long' }, async ({
  page,
  api,
  problems,
}) => {
  const { id } = await api.createPage({ overview: [text('a', 'Alfa')] });
  problems.expectFailure('/api/admin/media', 'ERR_FAILED');
  const editor = await new Editor(page).open(id, 'Alfa');
  let refuse = true;
  await page.route('**/api/admin/media', (route) =>
    refuse && route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await dropInPage(page, [await createDropFile('huis.png')], 'Alfa', 0.9);
  const tiles = page.getByRole('list', { name: uploadWords.onTheWay });
  await expect(tiles.getByText(words.errors.offline)).toBeVisible();
  refuse = false;
  await page.getByRole('button', { name: uploadWords.retry('huis.png') }).click();
  await expect(editor.frame.locator('.image img')).toBeVisible();
});

test('removing a failed upload leaves no block behind', { tag: '@long' }, async ({ page, api, problems }) => {
  const { id } = await api.createPage({ overview: [text('a', 'Alfa')] });
  problems.expectFailure('/api/admin/media', 'ERR_FAILED');
  const editor = await new Editor(page).open(id, 'Alfa');
  await page.route('**/api/admin/media', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await dropInPage(page, [await createDropFile('huis.png')], 'Alfa', 0.9);
  await page.getByRole('button', { name: 'Remove huis.png' }).click();
  await expect(editor.rows).toHaveText([/Alfa/]);
  await expect(page.getByRole('list', { name: uploadWords.onTheWay })).toHaveCount(0);
});

test('for two files named before and after, I am offered a comparison first', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [text('a', 'Alfa')] });
  const editor = await new Editor(page).open(id, 'Alfa');
  await dropInPage(
    page,
    [await createDropFile('after.png'), await createDropFile('before.png')],
    'Alfa',
    0.9,
  );
  const dialog = page.getByRole('dialog', { name: uploadWords.question(2) });
  await expect(dialog.getByRole('button').filter({ hasText: /./ }).first()).toHaveText('Before and after');
  await page.keyboard.press('Enter');
  await expect(editor.rows).toHaveText([/Alfa/, /Before and after/]);
  const saved = async () => (await api.readPage(id)).overview[1];
  await expect
    .poll(async () => [(await saved())?.beforeSrc, (await saved())?.afterSrc])
    .toEqual([expect.stringMatching(/^\/media\//), expect.stringMatching(/^\/media\//)]);
  await editor.expectSaved();
});

test('I choose a carousel for several files, and they keep their order', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [text('a', 'Alfa')] });
  const editor = await new Editor(page).open(id, 'Alfa');
  await dropInPage(
    page,
    [await createDropFile('een.png'), await createDropFile('twee.png'), await createDropFile('drie.png')],
    'Alfa',
    0.9,
  );
  await page.getByRole('button', { name: 'Carousel', exact: true }).click();
  await expect(editor.rows).toHaveText([/Alfa/, /3 slides/]);
  const addresses = async () => {
    const slides = (await api.readPage(id)).overview[1]?.slides;
    return Array.isArray(slides) ? slides.map(({ src }: { src?: unknown }) => src) : [];
  };
  await expect.poll(async () => (await addresses()).filter((src) => typeof src === 'string').length).toBe(3);
  const files = await api.listMedia();
  const names = (await addresses()).map((src) => files.find(({ url }) => url === src)?.name);
  expect(names).toEqual(['een.png', 'twee.png', 'drie.png']);
});

test('an unsupported file is refused, and the message lists the supported formats', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [text('a', 'Alfa')] });
  const editor = await new Editor(page).open(id, 'Alfa');
  await dropInPage(
    page,
    [{ ...(await createDropFile('offerte.pdf')), type: 'application/pdf' }],
    'Alfa',
    0.9,
  );
  await expect(
    page.getByText(
      'offerte.pdf can’t be used here. Drop JPEG, PNG, WebP, AVIF, GIF, SVG, MP4, WebM or HEIC.',
    ),
  ).toBeVisible();
  await expect(editor.rows).toHaveText([/Alfa/]);
});

test('a pasted image is inserted after the selected block', { tag: '@long' }, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('a', 'Alfa'), text('b', 'Bravo')] });
  const editor = await new Editor(page).open(id, 'Bravo');
  await editor.select('Alfa');
  const { name, type, bytes } = await createDropFile('schets.png');
  await page.evaluate(
    (given) => {
      const clipboardData = new DataTransfer();
      const file = Uint8Array.from(atob(given.bytes), (one) => one.charCodeAt(0));
      clipboardData.items.add(new File([file], given.name, { type: given.type }));
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { name, type, bytes },
  );
  await expect(editor.rows).toHaveText([/Alfa/, /Image/, /Bravo/]);
  await expect(editor.frame.locator('.image img')).toBeVisible();
});

test('an image dropped on an image field fills that field', { tag: '@long' }, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('a', 'Alfa'), { id: 'i', type: 'image', src: '' }] });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Image');
  const file = await createDropFile('huis.png');
  await editor.panel.getByRole('button', { name: mediaWords.choose.image }).evaluate((field, given) => {
    const dataTransfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(given.bytes), (one) => one.charCodeAt(0));
    dataTransfer.items.add(new File([bytes], given.name, { type: given.type }));
    for (const event of ['dragover', 'drop']) {
      field.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
    }
  }, file);
  await expect(editor.frame.locator('.image img')).toBeVisible();
  await editor.expectSaved();
});

/** Drops a file on an element of the page or of the editor's overlay. */
async function dropOn(target: Locator, { name, type, bytes }: DropFile): Promise<void> {
  // Files can be dropped only at points inside the window.
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(
    (element, file) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const dataTransfer = new DataTransfer();
      const content = Uint8Array.from(atob(file.bytes), (one) => one.charCodeAt(0));
      dataTransfer.items.add(new File([content], file.name, { type: file.type }));
      for (const event of ['dragover', 'drop']) {
        const at = { clientX: left + width / 2, clientY: top + height / 2 };
        element.dispatchEvent(new DragEvent(event, { ...at, dataTransfer, bubbles: true, cancelable: true }));
      }
    },
    { name, type, bytes },
  );
}

test('a dropped file fills an empty image, and replaces an existing one, also on its focal point', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({
    overview: [
      text('a', 'Alfa'),
      { id: 'empty', type: 'image' },
      { id: 'card', type: 'card', contentImageEnabled: true },
    ],
  });
  const editor = await new Editor(page).open(id, 'Alfa');
  const image = editor.frame.locator('[data-block-id="empty"] [data-field="src"]');
  const stored = async (block: string) => api.readBlock(id, block);
  await dropOn(image, await createDropFile('een.png'));
  await expect(image.locator('img')).toBeVisible();
  await expect(editor.rows).toHaveCount(3);
  await expect.poll(async () => (await stored('empty'))?.src).toMatch(/^\/media\//);
  expect(await stored('empty')).toMatchObject({ aspectRatio: 'auto' });
  const first = (await stored('empty'))?.src;
  await dropOn(image, await createDropFile('twee.png'));
  await expect.poll(async () => (await stored('empty'))?.src).not.toBe(first);
  await expect(editor.rows).toHaveCount(3);

  const inCard = editor.frame.locator('[data-block-id="card"] [data-field="contentImageSrc"]');
  await dropOn(inCard, await createDropFile('drie.png'));
  await expect.poll(async () => (await stored('card'))?.contentImageSrc).toMatch(/^\/media\//);
  await expect(editor.rows).toHaveCount(3);

  await editor.select('Image');
  await editor.panel.getByRole('tab', { name: 'Style' }).click();
  await editor.panel.getByLabel('Aspect ratio', { exact: true }).selectOption('21/9');
  const point = page.getByRole('slider', { name: /focal point/i }).first();
  await expect(point).toBeVisible();
  const second = (await stored('empty'))?.src;
  await dropOn(point, await createDropFile('vier.png'));
  await expect.poll(async () => (await stored('empty'))?.src).not.toBe(second);
  await expect(editor.rows).toHaveCount(3);
});

test('clicking an empty image opens the library, and the chosen file is inserted', { tag: '@long' }, async ({
  page,
  api,
}) => {
  const { id } = await api.createPage({ overview: [text('a', 'Alfa'), { id: 'empty', type: 'image' }] });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.pointInFrame(editor.frame.getByText('Choose a picture'));
  const library = page.getByRole('dialog', { name: mediaWords.choose.image });
  await expect(library).toBeVisible();
  await library.getByRole('row').first().click();
  await expect(library).toHaveCount(0);
  await expect.poll(async () => (await api.readBlock(id, 'empty'))?.src).toMatch(/^\/media\//);
});

test('pasted SVG code becomes an image that keeps its proportions and is not cropped', {
  tag: '@long',
}, async ({ page, api }) => {
  const { id } = await api.createPage({ overview: [text('a', 'Alfa')] });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Alfa');
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/plain',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><title>Merk</title><path d="M0 0h300v100z"/></svg>',
    );
    const options = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options));
  });
  await expect(editor.rows).toHaveText([/Alfa/, /Image/]);
  const stored = async () => (await api.readPage(id)).overview[1];
  await expect.poll(async () => (await stored())?.src).toMatch(/^\/media\/.*\.svg/);
  expect(await stored()).toMatchObject({ aspectRatio: 'auto', objectFit: 'contain' });
  await expect
    .poll(async () => {
      const box = await editor.frame.locator('.image picture').boundingBox();
      return box && Math.round((box.width / box.height) * 10) / 10;
    })
    .toBe(3);
});

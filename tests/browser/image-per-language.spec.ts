import type { FrameLocator, Page } from '@playwright/test';
import { mediaWords } from '#admin/media/media-words.ts';
import { Editor } from './support/editor.ts';
import type { StudioApi } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

/** Finds the URLs of the demo's files by their names. */
async function findFiles(api: StudioApi, ...names: readonly string[]): Promise<(string | undefined)[]> {
  const media = await api.listMedia();
  return names.map((name) => media.find((file) => file.name === name)?.url);
}

const findImage = (page: Page | FrameLocator) => page.locator('.image img').first();
const has = (name: string) => new RegExp(`/${name}\\.webp\\?`);

test('I choose another image for English, and the English page shows it with its own alt text', {
  tag: '@long',
}, async ({ page, api }) => {
  const [src, darkSrc] = await findFiles(api, 'shell-turn.webp', 'shell-turn-night.webp');
  const { id, identifier } = await api.createPage({
    status: 'PUBLISHED',
    overview: [
      { id: 'a', type: 'text', content: 'Alfa' },
      { id: 'i', type: 'image', isMultiLanguage: true, src, darkSrc, alt: { nl: 'Tijd om te keren' } },
    ],
  });
  const editor = await new Editor(page).open(id, 'Alfa');
  await editor.select('Tijd om te keren');
  const image = editor.panel.getByRole('group', { name: 'Image', exact: true });
  await image.getByRole('button', { name: 'Use another image in English' }).click();
  const library = page.getByRole('dialog', { name: mediaWords.choose.image });
  await library.getByRole('searchbox', { name: mediaWords.search }).fill('shell-turn-en');
  await library.getByRole('row', { name: /^shell-turn-en\.webp/ }).click();
  await expect(library).toHaveCount(0);

  await test.step('the Dutch page keeps its own image', async () => {
    await expect(findImage(editor.frame)).toHaveAttribute('src', has('shell-turn'));
    await expect(editor.panel.getByText('Shown in Dutch only.')).toBeVisible();
  });

  await test.step('in English I see the new image and write its alt text', async () => {
    await editor.language('English');
    await expect(findImage(editor.frame)).toHaveAttribute('src', has('shell-turn-en'));
    await expect(editor.panel.getByText('Shown in English only.')).toBeVisible();
    await editor.field('Alt text').fill('Time to turn back');
    await expect(editor.frame.getByRole('img', { name: 'Time to turn back' }).first()).toBeAttached();
  });

  await test.step('side by side, each language has its image in its column', async () => {
    // Wide enough for two desktop frames. Narrower frames show the phone image, which both languages share.
    const window = page.viewportSize();
    await page.setViewportSize({ width: 3000, height: 900 });
    await page.keyboard.press('Control+Alt+l');
    await expect(editor.panel.getByRole('group', { name: 'Image, Dutch' })).toBeVisible();
    await expect(editor.panel.getByRole('group', { name: 'Image, English' })).toBeVisible();
    await page.keyboard.press('Control+Alt+l');
    if (window) await page.setViewportSize(window);
  });

  await test.step('one click uses the same image for all languages again, and one undo reverts that', async () => {
    await image.getByRole('button', { name: mediaWords.useForAll.image }).click();
    await expect(editor.panel.getByText(/^Shown in .* only\.$/)).toHaveCount(0);
    await editor.undo.click();
    await expect(editor.panel.getByText(/^Shown in .* only\.$/)).toBeVisible();
  });

  await editor.publishAll();
  await expect(editor.publishing).toHaveCount(0);

  await test.step('visitors load only the image of their language', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(/\/media\/\w+\/([^?]+)/.exec(request.url())?.[1] ?? ''));
    await page.goto(`/en/${identifier}`);
    await expect(page.getByRole('img', { name: 'Time to turn back' })).toHaveAttribute(
      'src',
      has('shell-turn-en'),
    );
    await expect(page.getByRole('img', { name: 'Time to turn back' })).toHaveCount(1);
    expect(asked).not.toContain('shell-turn.webp');
    expect(await page.content()).not.toContain('/shell-turn.webp');
    // The dark theme has one image for all languages.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.getByRole('img', { name: 'Time to turn back' })).toHaveAttribute(
      'src',
      has('shell-turn-night'),
    );
    await page.goto(`/${identifier}`);
    await expect(page.getByRole('img', { name: 'Tijd om te keren' })).toHaveCount(1);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.getByRole('img', { name: 'Tijd om te keren' })).toHaveAttribute(
      'src',
      has('shell-turn'),
    );
  });
});

test('a hero, a card and a slide show the image of the page’s language', async ({ page, api }) => {
  const [nl, en] = await findFiles(api, 'shell-turn.webp', 'shell-turn-en.webp');
  const each = { nl, en };
  const path = await api.publish(
    { id: 'h', type: 'heroImage', src: each, alt: { nl: 'Held', en: 'Hero' } },
    {
      id: 'c',
      type: 'card',
      contentImageEnabled: true,
      contentImageSrc: each,
      contentImageAlt: { nl: 'Kaart', en: 'Card' },
    },
    { id: 's', type: 'carousel', slides: [{ id: 'one', src: each, alt: { nl: 'Dia', en: 'Slide' } }] },
    {
      id: 'b',
      type: 'beforeAfterSlider',
      beforeSrc: each,
      afterSrc: each,
      beforeAlt: { nl: 'Eerst', en: 'First' },
      afterAlt: { nl: 'Later', en: 'After' },
    },
  );
  for (const [address, names, name] of [
    [path, ['Held', 'Kaart', 'Dia', 'Eerst', 'Later'], 'shell-turn'],
    [`/en${path}`, ['Hero', 'Card', 'Slide', 'First', 'After'], 'shell-turn-en'],
  ] as const) {
    await page.goto(address);
    for (const alt of names)
      await expect(page.locator(`img[alt="${alt}"]`).first()).toHaveAttribute('src', has(name));
  }
});

import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { getValueAt } from '#content/block/value-at.ts';
import { Editor } from './support/editor.ts';
import type { StudioApi } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const writtenIn = (editor: Editor): Locator => editor.frame.locator('[data-writing]');

interface Text {
  readonly block: string;
  readonly path: readonly (string | number)[];
  readonly words: string;
}

async function uploadDrawing(api: StudioApi): Promise<string> {
  const name = `${randomUUID()}.svg`;
  const buffer = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><title>${name}</title><path d="M0 0h1200v800H0z" fill="#888"/></svg>`,
  );
  return api.uploadFile({ name, mimeType: 'image/svg+xml', buffer });
}

/** Appends to each text in the page, after two clicks on it, and checks the stored value. */
async function writeEach(editor: Editor, api: StudioApi, id: string, texts: readonly Text[]): Promise<void> {
  for (const { block, path, words } of texts) {
    await test.step(words, async () => {
      const shown = editor.frame
        .locator(`[data-block-id=${block}]`)
        .getByText(words, { exact: true })
        .first();
      await shown.scrollIntoViewIfNeeded();
      await editor.pointInFrame(shown);
      await expect(editor.frame.locator(`[data-block-id=${block}][data-preview-selected]`)).toBeVisible();
      await editor.pointInFrame(shown);
      await expect(writtenIn(editor)).toHaveText(words);
      await editor.page.keyboard.press('End');
      await editor.page.keyboard.type(' erbij');
      await editor.page.keyboard.press('Escape');
      await expect(writtenIn(editor)).toHaveCount(0);
      const stored = async () => getValueAt(await api.readBlock(id, block), path);
      await expect.poll(stored).toEqual(`${words} erbij`);
    });
  }
}

test('I edit a button’s text, a caption and a figure in the page', async ({ page, api }) => {
  const overview = [
    { id: 'button', type: 'button', buttons: [{ id: 'one', text: 'Bekijk het werk', url: '/werk' }] },
    { id: 'caption', type: 'caption', content: 'De kade in mei' },
    { id: 'card', type: 'card', headerText: 'Minder stappen', figure: '34 naar 9' },
  ];
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'De kade in mei');
  await writeEach(editor, api, id, [
    { block: 'button', path: ['buttons', 0, 'text'], words: 'Bekijk het werk' },
    { block: 'caption', path: ['content'], words: 'De kade in mei' },
    { block: 'card', path: ['figure'], words: '34 naar 9' },
    { block: 'card', path: ['headerText'], words: 'Minder stappen' },
  ]);
});

test('I edit the texts of lists, tags, contact, images, slides and samples in the page', {
  tag: '@long',
}, async ({ page, api }) => {
  // SVG files need no renditions, whose requests could delay the saves.
  const [before, after, hero] = [
    await uploadDrawing(api),
    await uploadDrawing(api),
    await uploadDrawing(api),
  ];
  const spot = { id: 'spot', label: 'Naar de kade', link: '/kade', x: 40, y: 40, width: 20, height: 20 };
  const overview = [
    { id: 'hero', type: 'heroImage', src: hero, hotspots: [spot] },
    { id: 'back', type: 'backLink', text: 'Terug naar werk', tags: [{ id: 't', value: 'Huisstijl' }] },
    { id: 'list', type: 'titledList', title: 'Wat ik deed', items: [{ id: 'i', text: 'Tekenen' }] },
    {
      id: 'slider',
      type: 'beforeAfterSlider',
      beforeSrc: before,
      afterSrc: after,
      beforeLabel: 'Vroeger',
      afterLabel: 'Nu',
    },
    { id: 'carousel', type: 'carousel', slides: [{ id: 's', alt: 'Een eerste schets' }] },
    {
      id: 'sample',
      type: 'componentSample',
      selectedComponent: 'Card:default',
      shown: [{ id: 'p', title: 'Een kaartje', text: 'Met een regel.' }],
    },
    {
      id: 'contact',
      type: 'contact',
      title: 'Bel me',
      description: 'Of schrijf.',
      primaryButtonText: 'Bellen',
      secondaryButtonText: 'Mailen',
    },
  ];
  const { id } = await api.createPage({ overview });
  const editor = await new Editor(page).open(id, 'Wat ik deed');
  await writeEach(editor, api, id, [
    { block: 'back', path: ['text'], words: 'Terug naar werk' },
    { block: 'back', path: ['tags', 0, 'value'], words: 'Huisstijl' },
    { block: 'list', path: ['title'], words: 'Wat ik deed' },
    { block: 'list', path: ['items', 0, 'text'], words: 'Tekenen' },
    { block: 'slider', path: ['beforeLabel'], words: 'Vroeger' },
    { block: 'slider', path: ['afterLabel'], words: 'Nu' },
    { block: 'carousel', path: ['slides', 0, 'alt'], words: 'Een eerste schets' },
    { block: 'sample', path: ['shown', 0, 'title'], words: 'Een kaartje' },
    { block: 'sample', path: ['shown', 0, 'text'], words: 'Met een regel.' },
    { block: 'contact', path: ['title'], words: 'Bel me' },
    { block: 'contact', path: ['description'], words: 'Of schrijf.' },
    { block: 'contact', path: ['primaryButtonText'], words: 'Bellen' },
    { block: 'contact', path: ['secondaryButtonText'], words: 'Mailen' },
  ]);
  // A hotspot's name is visible only on hover, so the test edits it by keyboard.
  const shown = editor.frame.locator('.hero');
  await shown.scrollIntoViewIfNeeded();
  await editor.pointInFrame(shown);
  await expect(editor.frame.locator('[data-block-id=hero][data-preview-selected]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(writtenIn(editor)).toHaveText('Naar de kade');
  await expect(writtenIn(editor)).toHaveCSS('opacity', '1');
  await page.keyboard.type(' erbij');
  const labels = async () => getValueAt(await api.readBlock(id, 'hero'), ['hotspots', 0, 'label']);
  await expect.poll(labels).toBe('Naar de kade erbij');
});

import type { Page } from '@playwright/test';
import { buildBlocks } from '#blocks/sections/build-blocks.ts';
import { sections } from '#blocks/sections/sections.ts';
import { startingLayouts } from '#blocks/starting-layouts.ts';
import { fillBlocks } from '../support/filled-sections.ts';
import { composeOrdinaryPage } from '../support/ordinary-content.ts';
import { findFaults, measurePage } from './support/measure-page.ts';
import { uploadPhotos } from './support/photos.ts';
import type { StudioApi, TestBlock } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

const widths = [390, 1024, 1280, 1440, 1920] as const;

/** Publishes a page in a composition and returns its path. */
async function publishIn(api: StudioApi, composition: string, overview: readonly unknown[]): Promise<string> {
  const { id, identifier } = await api.createPage({
    overview: overview as readonly TestBlock[],
    status: 'PUBLISHED',
    hideFromSearchEngines: true,
  });
  await api.setLayout(id, { composition });
  return `/${identifier}`;
}

async function openWhole(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const composition of ['centred', 'aside'] as const) {
  test(`ordinary content has few left edges and readable line lengths: ${composition}`, async ({
    page,
    api,
  }) => {
    const path = await publishIn(api, composition, composeOrdinaryPage(await uploadPhotos(api)));
    await openWhole(page, path);
    const { edges, distances, longestNarrow, lines } = await measurePage(page);
    expect(edges.length, `left edges ${edges}`).toBeLessThanOrEqual(2);
    expect(distances.length, `distances ${distances}`).toBeGreaterThanOrEqual(3);
    expect(longestNarrow).toBeLessThanOrEqual(900);
    expect(lines.length).toBeGreaterThan(5);
    const average = lines.reduce((sum, count) => sum + count, 0) / lines.length;
    expect(average, `lines of ${lines}`).toBeGreaterThanOrEqual(60);
    expect(average, `lines of ${lines}`).toBeLessThanOrEqual(70);
  });
}

test('no composition scrolls sideways, whatever the viewport width', async ({ page, api }) => {
  const overview = composeOrdinaryPage(await uploadPhotos(api));
  for (const composition of ['centred', 'aside', 'edge']) {
    await openWhole(page, await publishIn(api, composition, overview));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await scrollsSideways(page), `${composition} at ${width} px`).toBe(false);
    }
  }
});

for (const composition of ['centred', 'aside', 'edge'] as const) {
  for (const filling of ['all', 'odd', 'even'] as const) {
    const name = `every section and starting layout stands well in ${composition}, ${filling} filled`;
    test(name, { tag: filling === 'all' ? [] : '@long' }, async ({ page, api }) => {
      const { landscape, portrait, square } = await uploadPhotos(api);
      const all = [
        buildBlocks(sections.flatMap(({ parts }) => parts)),
        ...startingLayouts.map(({ blocks }) => blocks()),
      ];
      for (const blocks of all) {
        const overview = fillBlocks(blocks, [landscape, portrait, square], filling);
        await openWhole(page, await publishIn(api, composition, overview));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await findFaults(page), `${overview[0]?.id} at ${width} px`).toEqual([]);
        }
      }
    });
  }
}

test('blocks follow the vertical rhythm, scaled by the page’s gap, unless a block has its own margin', async ({
  page,
  api,
}) => {
  const { landscape } = await uploadPhotos(api);
  const words = (type: string, content: string, id = '') => ({ id, type, content });
  const image = { id: '', type: 'image', src: landscape, alt: 'Een foto' };
  const grid = {
    ...{ id: '', type: 'grid', marginTop: '7px' },
    rows: [{ columns: [[words('text', 'Links', 'left')], [words('text', 'Rechts', 'right')]] }],
  };
  const sequence = [
    [{ id: '', type: 'heroImage', src: landscape, alt: 'Een foto' }],
    [words('title', 'Een titel'), 40],
    [words('text', 'Een inleiding.'), 24],
    [words('subheading', 'De vraag'), 96],
    [words('text', 'Een alinea.'), 12],
    [image, 56],
    [image, 16],
    [words('caption', 'Wat er te zien is.'), 12],
    [words('text', 'Nog een alinea.'), 56],
    [{ id: '', type: 'divider' }, 64],
    [words('text', 'Een alinea na de lijn.'), 64],
    [{ id: '', type: 'button', buttons: [{ id: 'one', text: 'Meer', action: 'link', url: '/' }] }, 40],
    [grid, 0],
  ] as const;
  const overview = sequence.map(([block], index) => ({ ...block, id: `b${index}` }));
  const { id, identifier } = await api.createPage({
    overview: overview as readonly TestBlock[],
    status: 'PUBLISHED',
    hideFromSearchEngines: true,
  });
  for (const [gap, scale] of [
    [undefined, 1],
    ['48px', 2],
  ] as const) {
    await api.setLayout(id, { composition: 'centred', ...(gap && { container: { gap } }) });
    await openWhole(page, `/${identifier}`);
    const distances = await page.locator('.blocks > *').evaluateAll((elements) =>
      elements.slice(1).map((element, index) => {
        const above = elements[index]?.getBoundingClientRect().bottom ?? 0;
        return Math.round(element.getBoundingClientRect().top - above);
      }),
    );
    expect(distances, `gap ${gap}`).toEqual(sequence.slice(1).map(([, distance = 0]) => distance * scale));
    expect(await page.locator('.grid').evaluate((element) => getComputedStyle(element).marginTop)).toBe(
      '7px',
    );
  }
});

test('a heading above cards is aligned with them, also in the middle of a page', async ({ page, api }) => {
  const card = (name: string) => [
    { id: name, type: 'card', headerEnabled: true, headerText: name, elevation: 'none' },
  ];
  const cards = {
    id: 'cards',
    type: 'grid',
    rows: [{ numColumns: 2, columns: [card('Een'), card('Twee')] }],
  };
  const overview = [
    { id: 'title', type: 'title', content: 'Werk' },
    { id: 'heading', type: 'subheading', content: 'Meer werk' },
    cards,
  ];
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWhole(page, await publishIn(api, 'centred', overview));
  const findLeft = async (name: string) =>
    Math.round((await page.getByRole('heading', { name, exact: true }).boundingBox())?.x ?? 0);
  expect(await findLeft('Meer werk')).toBeLessThan(await findLeft('Werk'));
  const [row] = await page.locator('.grid').all();
  expect(await findLeft('Meer werk')).toBe(Math.round((await row?.boundingBox())?.x ?? -1));
});

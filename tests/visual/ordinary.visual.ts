import type { Page } from '@playwright/test';
import { buildBlocks } from '#blocks/sections/build-blocks.ts';
import { sections } from '#blocks/sections/sections.ts';
import { startingLayouts } from '#blocks/starting-layouts.ts';
import { presets } from '#tokens/presets/presets.ts';
import { getResolvedTokens } from '#tokens/resolve-tokens.ts';
import { emulateTheme, themes } from '../browser/support/axe.ts';
import { findFaults, measurePage } from '../browser/support/measure-page.ts';
import { uploadPhotos } from '../browser/support/photos.ts';
import type { StudioApi, TestBlock } from '../browser/support/studio-api.ts';
import { expect, test } from '../browser/support/test.ts';
import { fillBlocks } from '../support/filled-sections.ts';
import { composeOrdinaryPage, type Photos } from '../support/ordinary-content.ts';
import { servePlainPictures } from './plain-pictures.ts';

/** Pages without art direction: in every design, and made of every section and starting layout. */

/** Publishes a page whose title is the same in each run. Returns its path. */
async function publish(api: StudioApi, overview: readonly unknown[]): Promise<string> {
  const { identifier } = await api.createPage({
    status: 'PUBLISHED',
    title: { nl: 'Een gewone pagina', en: 'An ordinary page' },
    overview: overview as readonly TestBlock[],
  });
  return `/${identifier}`;
}

/** Loads the fonts, and all images that would otherwise load on scrolling. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.getClientRects().length > 0);
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

for (const { id, changes } of presets) {
  test(`an ordinary page matches its screenshots: ${id}`, async ({ page, api }) => {
    test.slow();
    const path = await publish(api, composeOrdinaryPage(await uploadPhotos(api)));
    await api.publishTokens(changes);
    await page.route('**/media/**', servePlainPictures);
    for (const [size, width] of [
      ['wide', 1440],
      ['phone', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of themes) {
        await emulateTheme(page, theme);
        await page.goto(path);
        await loadAll(page);
        await expect.soft(page.locator('main')).toHaveScreenshot(['ordinary', `${id}-${size}-${theme}.png`]);
      }
      if (width === 390 || getResolvedTokens(changes).composition.page === 'edge') continue;
      const { edges, distances, longestNarrow } = await measurePage(page);
      expect.soft(edges.length, `left edges ${edges}`).toBeLessThanOrEqual(2);
      expect.soft(distances.length, `distances ${distances}`).toBeGreaterThanOrEqual(3);
      expect.soft(longestNarrow).toBeLessThanOrEqual(900);
    }
  });
}

for (const { id, changes } of presets) {
  test(`every section is laid out without faults: ${id}`, async ({ page, api }) => {
    test.slow();
    const { landscape, portrait, square } = await uploadPhotos(api);
    const blocks = buildBlocks(sections.flatMap(({ parts }) => parts));
    await api.publishTokens(changes);
    for (const filling of ['all', 'odd', 'even'] as const) {
      await page.goto(await publish(api, fillBlocks(blocks, [landscape, portrait, square], filling)));
      for (const width of [390, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findFaults(page), `${filling} filled at ${width} px`).toEqual([]);
      }
    }
  });
}

const categories = [...new Set(sections.map(({ category }) => category))];

/** Lists the blocks of each group of sections and of each starting layout, with the name of their screenshot. */
function listBlocks(photos: Photos, half: boolean): readonly (readonly [string, readonly unknown[]])[] {
  const grouped = categories.map((category) => {
    const parts = sections
      .filter((section) => section.category === category)
      .flatMap((section) => section.parts);
    return [`sections-${category}`, buildBlocks(parts)] as const;
  });
  const layouts = startingLayouts.map(({ id, blocks }) => [`layout-${id}`, blocks()] as const);
  const files = [photos.landscape, photos.portrait, photos.square];
  return [...grouped, ...layouts].map(
    ([name, blocks]) => [name, fillBlocks(blocks, files, half ? 'odd' : 'all')] as const,
  );
}

for (const state of ['filled', 'half'] as const) {
  test(`sections and starting layouts match their screenshots: ${state}`, async ({ page, api }) => {
    test.setTimeout(600_000);
    const photos = await uploadPhotos(api);
    await api.publishTokens(presets[0]?.changes ?? {});
    await page.route('**/media/**', servePlainPictures);
    await emulateTheme(page, 'light');
    for (const [name, overview] of listBlocks(photos, state === 'half')) {
      await page.goto(await publish(api, overview));
      for (const width of [390, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await loadAll(page);
        await expect
          .soft(page.locator('main'))
          .toHaveScreenshot(['ordinary', `${name}-${state}-${width}.png`]);
      }
    }
  });
}

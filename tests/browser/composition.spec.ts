import type { Page } from '@playwright/test';
import { buildBlocks } from '#blocks/sections/build-blocks.ts';
import { sections } from '#blocks/sections/sections.ts';
import { startingLayouts } from '#blocks/starting-layouts.ts';
import { composeOrdinaryPage, fillBlocks } from '../support/ordinary-content.ts';
import { measurePage } from './support/measure-page.ts';
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
  test(`ordinary content looks composed: ${composition}`, async ({ page, api }) => {
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

test('no composition of ordinary content scrolls sideways, however wide the window', async ({
  page,
  api,
}) => {
  const overview = composeOrdinaryPage(await uploadPhotos(api));
  for (const composition of ['centred', 'aside', 'edge']) {
    await openWhole(page, await publishIn(api, composition, overview));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await scrollsSideways(page), `${composition} at ${width} px`).toBe(false);
    }
  }
});

/** Finds faults in the placing of blocks: overlaps, blocks beyond the window, and empty columns. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const name = (element: Element) => `${element.className} ${element.textContent?.slice(0, 30)}`;
    const blocks = [...document.querySelectorAll('.blocks > .block')].filter(
      (element) => element.getClientRects().length > 0,
    );
    const over = blocks.flatMap((element, index) => {
      const box = element.getBoundingClientRect();
      return blocks
        .slice(index + 1, index + 4)
        .filter((other) => {
          const next = other.getBoundingClientRect();
          const isBelow = next.top >= box.bottom - 1;
          const isBeside = next.left >= box.right - 1;
          return !isBelow && !isBeside;
        })
        .map((other) => `${name(other)} stands over ${name(element)}`);
    });
    const empty = [...document.querySelectorAll('.blocks .grid__column')]
      .filter((column) => column.getClientRects().length > 0 && column.getBoundingClientRect().height < 2)
      .map((column) => `empty column beside ${name(column.parentElement as Element)}`);
    return [...over, ...empty, ...(scrollWidth > clientWidth ? ['scrolls sideways'] : [])];
  });
}

for (const composition of ['centred', 'aside', 'edge'] as const) {
  for (const half of [false, true]) {
    test(`every section and starting layout stands well in ${composition}, ${half ? 'half empty' : 'filled'}`, async ({
      page,
      api,
    }) => {
      const photos = await uploadPhotos(api);
      const all = fillBlocks(buildBlocks(sections.flatMap(({ parts }) => parts)), photos, { half });
      const pages = [all, ...startingLayouts.map(({ blocks }) => fillBlocks(blocks(), photos, { half }))];
      for (const overview of pages) {
        await openWhole(page, await publishIn(api, composition, overview));
        for (const width of [390, 1024, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await findFaults(page), `${overview[0]?.id} at ${width} px`).toEqual([]);
        }
      }
    });
  }
}

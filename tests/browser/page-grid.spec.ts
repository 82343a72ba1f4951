import type { Locator, Page } from '@playwright/test';
import { siteWords } from '#i18n/site-words.ts';
import { takeSample } from '../support/long-run.ts';
import { publicPages } from './support/site.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest, test } from './support/test.ts';

/** Viewport widths of phones, tablets, laptops and wide screens, in CSS pixels. */
const widths = [390, 820, 1440, 1920] as const;

/** Returns the left edge of an element's text, in CSS pixels from the viewport's left edge. */
function measureTextLeft(element: Locator): Promise<number> {
  return element.evaluate((shown) => {
    const range = document.createRange();
    range.selectNodeContents(shown);
    return Math.round(range.getBoundingClientRect().left * 10) / 10;
  });
}

/** Returns the left edges of everything in the page's grid by name, in CSS pixels. */
async function measureEdges(page: Page): Promise<Record<string, number>> {
  const found: Record<string, number> = {
    header: await measureTextLeft(page.getByRole('banner').getByRole('link').first()),
    contact: await measureTextLeft(page.locator('#contact').getByRole('heading').first()),
    footer: await measureTextLeft(page.getByRole('contentinfo').getByText('© 2011')),
  };
  const neighbours = page.getByRole('navigation', { name: siteWords.nl.caseEnd.label });
  if ((await neighbours.count()) > 0) {
    found.neighbours = await measureTextLeft(neighbours.getByText(siteWords.nl.caseEnd.next));
  }
  const blocks = await page.locator('.blocks > :not(.block--viewport, .page-title)').evaluateAll((elements) =>
    elements
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const paragraph = element.matches('.block--text') ? element.querySelector('p') : null;
        const { left } = (paragraph ?? element).getBoundingClientRect();
        return [`${element.className} ${element.id}`, Math.round(left * 10) / 10] as const;
      }),
  );
  return { ...found, ...Object.fromEntries(blocks.map(([name, left], at) => [`${at} ${name}`, left])) };
}

for (const { path } of takeSample(publicPages, 3)) {
  test(`everything on ${path} starts at the same left edge at every viewport width`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const all = await measureEdges(page);
      const { header } = all;
      expect(Object.keys(all).length).toBeGreaterThan(4);
      expect(
        Object.entries(all).filter(([, left]) => left !== header),
        `${width} px`,
      ).toEqual([]);
    }
  });
}

for (const [what, container] of [
  ['side paddings of its own', { paddingLeft: '60px', paddingRight: '60px' }],
  ['a column wider than a page', { maxWidth: '1500px' }],
] as const) {
  signedInTest(
    `a page with ${what} aligns header, contact section and footer with it`,
    async ({ page, api }) => {
      const { id, identifier } = await api.createPage({
        overview: [
          text('words', 'Waar alles begint.', 'Where all begins.'),
          { id: 'line', type: 'divider' },
          { id: 'wide', type: 'carousel', layoutWidth: 'page', slides: [{ id: 'one', src: '/favicon.svg' }] },
        ],
        status: 'PUBLISHED',
      });
      await api.setLayout(id, { composition: 'edge', container });
      await page.goto(`/${identifier}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const { header, ...others } = await measureEdges(page);
        expect(
          Object.entries(others).filter(([, left]) => left !== header),
          `${width} px`,
        ).toEqual([]);
      }
    },
  );
}

signedInTest('a page’s own margin moves its column and nothing else', async ({ page, api }) => {
  const { id, identifier } = await api.createPage({
    overview: [text('words', 'Opzij geschoven.', 'Moved aside.')],
    status: 'PUBLISHED',
  });
  await api.setLayout(id, { composition: 'edge', container: { marginLeft: '200px' } });
  await page.goto(`/${identifier}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { header, contact, ...others } = await measureEdges(page);
  expect(contact).toBe(header);
  expect(others).toMatchObject({ footer: header });
  expect(await measureTextLeft(page.getByText('Opzij geschoven.'))).toBe(240);
});

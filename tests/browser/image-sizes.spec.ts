import type { Page } from '@playwright/test';
import { takeSample } from '../support/long-run.ts';
import { publicPages } from './support/site.ts';
import type { TestBlock } from './support/studio-api.ts';
import { expect, signedInTest, test } from './support/test.ts';

const windows = [390, 767, 820, 1024, 1280, 1440, 1920] as const;

/** Finds images whose `sizes` is below their width or more than 10 % above it, as `file: told, shown`. */
function findWrongSizes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.position = 'absolute';
    /**
     * Returns the width in CSS pixels that a browser reads from the attribute. Throws if no entry applies.
     */
    const readSizes = (sizes: string) => {
      for (const entry of sizes.replace(/^auto, /, '').split(/,(?![^(]*\))/)) {
        const [, condition, width = ''] = /^\s*(\(min-width:\d+px\))?\s*(.+)$/.exec(entry) ?? [];
        if (condition !== undefined && !matchMedia(condition).matches) continue;
        probe.style.width = width;
        return probe.getBoundingClientRect().width;
      }
      throw new Error(`No width in the sizes "${sizes}"`);
    };
    const wrong: string[] = [];
    let checked = 0;
    // Component samples show images at the sizes of their components.
    for (const image of document.querySelectorAll<HTMLImageElement>(
      ':is(.blocks, .case-nav) source[sizes]:not([media]) ~ img',
    )) {
      const { sizes } = image.previousElementSibling as HTMLSourceElement;
      const shown = image.getBoundingClientRect().width;
      if (shown === 0 || image.closest('.component-sample')) continue;
      checked += 1;
      const told = readSizes(sizes);
      if (told < shown - 2 || told > shown * 1.1 + 2) {
        wrong.push(
          `${image.alt || image.src}: told ${Math.round(told)}, shown ${Math.round(shown)} (${sizes})`,
        );
      }
    }
    probe.remove();
    return checked === 0 ? ['no image at all'] : wrong;
  });
}

async function expectRightSizes(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of windows) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findWrongSizes(page), `${width} px`).toEqual([]);
  }
}

for (const { path } of takeSample(publicPages, 3)) {
  test(`images on ${path} have correct sizes attributes`, async ({ page }) => {
    // The layout is complete before the images have loaded.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expectRightSizes(page);
  });
}

/** Builds blocks with an image in each place that accepts one. The alt text of an image is its id. */
function buildImageBlocks(src: string): TestBlock[] {
  const image = (id: string, more = {}): TestBlock => ({ id, type: 'image', src, alt: id, ...more });
  const card = (id: string, more = {}): TestBlock => ({
    id,
    type: 'card',
    headerText: 'Werk',
    contentImageEnabled: true,
    contentImageSrc: src,
    contentImageAlt: id,
    ...more,
  });
  const grid = (id: string, columns: TestBlock[][], more = {}, row = {}): TestBlock => ({
    id,
    type: 'grid',
    rows: [{ numColumns: columns.length, columns, ...row }],
    ...more,
  });
  const slides = ['one', 'two', 'three', 'four'].map((id) => ({ id, type: 'image', src, alt: id }));
  return [
    image('first'),
    image('capped', { maxWidth: '420px' }),
    image('page', { widthType: 'page' }),
    image('full-bleed', { widthType: 'viewport' }),
    { id: 'hero', type: 'heroImage', src, alt: 'hero', widthType: 'page' },
    card('card', {
      elevation: 'low',
      paddingLeft: '32px',
      paddingRight: '32px',
      contentImagePosition: 'below-header',
    }),
    card('row', { layout: 'row', figure: '34' }),
    grid('thirds', [[image('third')], [card('third-card')], [image('other')]], { gap: '40px' }),
    grid(
      'unequal',
      [[image('narrow')], [image('wide')]],
      {},
      { columnFractions: [5, 7], columnRenderAsCard: [true] },
    ),
    grid(
      'kept',
      [[image('left')], [image('right')]],
      { paddingLeft: '20px', borderWidth: '2px' },
      { stackOnMobile: false },
    ),
    grid('bleeding', [[image('half')], [grid('inner', [[image('quarter')], [image('last')]])]], {
      widthType: 'viewport',
    }),
    { id: 'carousel', type: 'carousel', slides, slidesPerView: { mobile: 1, tablet: 2, desktop: 3 } },
    { id: 'wide-carousel', type: 'carousel', slides, layoutWidth: 'viewport', contentFit: 'cover' },
    {
      id: 'cards',
      type: 'carousel',
      cardSlides: [card('slide'), card('slide-2')],
      slidesPerView: { mobile: 1, tablet: 2, desktop: 2 },
    },
    {
      id: 'compared',
      type: 'beforeAfterSlider',
      beforeSrc: src,
      afterSrc: src,
      beforeAlt: 'before',
      afterAlt: 'after',
    },
  ];
}

for (const [name, layoutSettings] of [
  ['the default layout', undefined],
  ['a column as wide as a page', { container: { maxWidth: '1280px' } }],
  ['a column from edge to edge', { container: { maxWidth: '100%' } }],
  [
    'margins and paddings of its own',
    {
      container: {
        marginLeft: '10%',
        marginRight: '80px',
        paddingLeft: '0',
        paddingRight: '60px',
        maxWidth: '900px',
      },
    },
  ],
  ['its column at the end', { container: { marginRight: '48px', maxWidth: '40rem' } }],
] as const) {
  signedInTest(`images on a page with ${name} have correct sizes attributes`, async ({ page, api }) => {
    const overview = buildImageBlocks(await api.findStill());
    const { id, identifier } = await api.createPage({ overview, status: 'PUBLISHED' });
    if (layoutSettings) await api.setLayout(id, layoutSettings);
    await page.goto(`/${identifier}`, { waitUntil: 'domcontentloaded' });
    await expectRightSizes(page);
  });
}

signedInTest('an image shown 1,200 pixels wide loads its rendition of 1,600', async ({ page, api }) => {
  const image = { id: 'image', type: 'image', src: await api.findStill(), alt: 'Een beeld' };
  const { id, identifier } = await api.createPage({ overview: [image], status: 'PUBLISHED' });
  await api.setLayout(id, { container: { maxWidth: '1280px' } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/${identifier}`, { waitUntil: 'networkidle' });
  const shown = page.getByRole('img', { name: 'Een beeld' });
  expect(await shown.evaluate((element) => element.getBoundingClientRect().width)).toBe(1200);
  expect(await shown.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain('w=1600');
});

import type { Page } from '@playwright/test';
import type { TestBlock } from './support/studio-api.ts';
import { expect, signedInTest, test } from './support/test.ts';

/** The printable area of an A4 sheet, in CSS pixels. */
const sheet = { width: 673, height: 1040 };
/** 80 mm in CSS pixels, rounded down. */
const leastHeight = 302;

interface Printed {
  readonly name: string;
  readonly height: number;
  /** True if nothing cuts off the image and it has its file's aspect ratio, within 1 %, or is contained in its box. */
  readonly isWhole: boolean;
}

/** Measures each image on paper, in the order of the page. */
async function measurePrintedImages(page: Page): Promise<Printed[]> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((image) => {
      const box = image.getBoundingClientRect();
      if (box.width === 0) return [];
      const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const isContained = getComputedStyle(image).objectFit === 'contain';
      const cut = image.closest('.picture, .image, .carousel__viewport, .before-after') ?? image;
      const { top, bottom } = cut.getBoundingClientRect();
      const isWhole =
        (isContained || Math.abs(box.width / box.height / shape - 1) < 0.01) &&
        top <= box.top + 1 &&
        bottom >= box.bottom - 1;
      return [{ name: image.alt, height: box.height, isWhole }];
    }),
  );
}

signedInTest('printed pages show every image uncropped and large enough', async ({ page, api }) => {
  // At the full width of a sheet, the image is at least 80 mm high.
  const wide = (await api.listMedia()).find(
    ({ name, width, height }) => name.endsWith('.webp') && width && height && width < 1.8 * height,
  )?.url;
  if (!wide) throw new Error('The library has no image of that shape');
  const slides = ['slide one', 'slide two', 'slide three'].map((id) => ({
    id,
    type: 'image',
    src: wide,
    alt: id,
  }));
  const blocks: TestBlock[] = [
    { id: 'hero', type: 'heroImage', src: wide, alt: 'hero', widthType: 'viewport' },
    { id: 'image', type: 'image', src: wide, alt: 'image', aspectRatio: '3/1' },
    { id: 'carousel', type: 'carousel', slides },
    {
      id: 'fading',
      type: 'carousel',
      slides: slides.map((slide) => ({ ...slide, alt: `fading ${slide.alt}` })),
      transitionType: 'fade',
    },
    {
      id: 'compared',
      type: 'beforeAfterSlider',
      beforeSrc: wide,
      afterSrc: wide,
      beforeAlt: 'before',
      afterAlt: 'after',
      beforeLabel: 'Eerst',
      afterLabel: 'Daarna',
    },
    {
      id: 'card',
      type: 'card',
      headerText: 'Werk',
      contentImageEnabled: true,
      contentImageSrc: wide,
      contentImageAlt: 'card',
      contentImageHeight: '120px',
    },
    {
      id: 'row',
      type: 'card',
      layout: 'row',
      figure: '34',
      headerText: 'Rij',
      contentImageEnabled: true,
      contentImageSrc: wide,
      contentImageAlt: 'row',
    },
    {
      id: 'grid',
      type: 'grid',
      numColumns: 2,
      columns: [
        [{ id: 'left', type: 'image', src: wide, alt: 'left' }],
        [{ id: 'right', type: 'image', src: wide, alt: 'right' }],
      ],
    },
  ];
  await page.goto(await api.publish(...blocks));
  const printed = await measurePrintedImages(page);
  expect(printed.filter(({ height, isWhole }) => !isWhole || height < leastHeight)).toEqual([]);
  const names = ['slide one', 'slide two', 'slide three'];
  expect(printed.map(({ name }) => name)).toEqual([
    ...['hero', 'image', ...names, ...names.map((name) => `fading ${name}`), 'before', 'after'],
    ...['card', 'row', 'left', 'right'],
  ]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`printed pages show the light images, also in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/werkwijze');
    await measurePrintedImages(page);
    await expect(page.locator('main .picture--light').first()).toBeVisible();
    await expect(page.locator('main .picture--dark:visible')).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  });
}

signedInTest('printing loads images that were not scrolled into view', async ({ page, api }) => {
  const stills = (await api.listMedia()).filter(({ name }) => name.endsWith('.webp')).slice(0, 10);
  const images = stills.map(
    ({ url }, index): TestBlock => ({ id: `image-${index}`, type: 'image', src: url, alt: url }),
  );
  const address = await api.publish(...images);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const notAskedFor = () => stills.filter(({ url }) => !asked.has(url)).length;
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(address);
  expect(notAskedFor()).toBeGreaterThan(0);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect.poll(notAskedFor).toBe(0);
});

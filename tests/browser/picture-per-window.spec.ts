import type { Page } from '@playwright/test';
import { panelWords } from '#admin/forms/panel-words.ts';
import { mediaWords } from '#admin/media/media-words.ts';
import { words } from '#admin/words.ts';
import { takeSample } from '../support/long-run.ts';
import { findSeriousViolations } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { cacheFonts, watchShifts } from './support/shifts.ts';
import type { StudioApi } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';

/** None of these is in the menu, whose images load too without scripts. */
const names = {
  light: { wide: 'method-tide.webp', phone: 'method-trying.webp' },
  dark: { wide: 'method-tide-night.webp', phone: 'method-trying-night.webp' },
} as const;

const windows = {
  phone: { width: 390, height: 844 },
  wide: { width: 1280, height: 800 },
} as const;

async function addresses(api: StudioApi): Promise<(name: string) => string> {
  const media = await api.listMedia();
  return (name) => media.find((file) => file.name === name)?.url ?? '';
}

interface Values {
  readonly [name: string]: unknown;
  /** Values for phones. */
  readonly mobile?: object;
}

/**
 * Publishes a page with a hero and an image far down, each with another image on phones. `nights` says which
 * of them have one for the dark theme. Returns the path.
 */
async function publish(api: StudioApi, nights: 'of both' | 'of wide windows' | 'none', values: Values = {}) {
  const of = await addresses(api);
  const { light, dark } = names;
  const { mobile, ...own } = values;
  const phones = { src: of(light.phone), ...(nights === 'of both' && { darkSrc: of(dark.phone) }) };
  const sources = {
    src: of(light.wide),
    ...(nights !== 'none' && { darkSrc: of(dark.wide) }),
    responsive: { mobile: phones },
  };
  return api.publish(
    {
      id: 'hero',
      type: 'heroImage',
      ...sources,
      alt: 'De winkel',
      ...own,
      responsive: { mobile: { ...phones, ...mobile } },
    },
    { id: 'text', type: 'text', content: 'Tekst' },
    { id: 'far', type: 'divider', orientation: 'horizontal', paddingTop: '9000px' },
    { id: 'image', type: 'image', ...sources, alt: 'De etalage' },
  );
}

/** Records the images that the browser requests. The returned function returns their names, in order. */
function watchPictures(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/media\/\w+\/([^?]+)/.exec(request.url())?.[1];
    if (name !== undefined) asked.push(name);
  });
  return () => [...new Set(asked)];
}

const shown = (page: Page) => page.getByRole('img', { name: 'De winkel' });
const nameShown = (page: Page) =>
  shown(page).evaluate(
    (image: HTMLImageElement) => /\/media\/\w+\/([^?]+)/.exec(image.currentSrc)?.[1] ?? '',
  );

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await expect.poll(() => nameShown(page)).not.toBe('');
  await shown(page).evaluate((image: HTMLImageElement) => image.decode());
}

/** Returns the initiator types of the requests for the visible image. */
const readInitiators = (page: Page) =>
  shown(page).evaluate((image: HTMLImageElement) =>
    performance
      .getEntriesByName(image.currentSrc)
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  );

for (const device of ['phone', 'wide'] as const) {
  test.describe(`in a ${device} viewport`, () => {
    test.use({ viewport: windows[device] });

    const series = (['none', 'of both'] as const).flatMap((nights) =>
      (['light', 'dark'] as const).map((scheme) => ({ nights, scheme })),
    );
    // The sample has the light theme without dark images, and the dark theme with them.
    for (const { nights, scheme } of takeSample(series, 3))
      test(`a ${scheme} system loads only the image that it shows, early and once (nights: ${nights})`, async ({
        page,
        api,
      }) => {
        const path = await publish(api, nights);
        await page.emulateMedia({ colorScheme: scheme });
        await cacheFonts(page);
        const asked = watchPictures(page);
        const shifts = await watchShifts(page);
        await open(page, path);
        await expect(shown(page)).toHaveCount(1);
        const mine = names[nights === 'none' ? 'light' : scheme][device];
        expect(await nameShown(page)).toBe(mine);
        expect(asked()).toEqual([mine]);
        expect(await readInitiators(page)).toEqual(['link']);
        expect((await shifts()).filter(({ what }) => /PICTURE|IMG|hero/.test(what))).toEqual([]);
      });

    test('without JavaScript, images of other viewports are not loaded', async ({
      open: context,
      baseURL,
      api,
    }) => {
      const path = await publish(api, 'of both');
      const visitor = await (
        await context({ javaScriptEnabled: false, colorScheme: 'light', viewport: windows[device] })
      ).newPage();
      const asked = watchPictures(visitor);
      await visitor.goto(new URL(path, baseURL).href, { waitUntil: 'networkidle' });
      await expect(shown(visitor)).toHaveCount(1);
      // Without scripts, both themes' images load
      // (docs/decisions/store-alternative-images-as-media-fields.md).
      expect(asked()).toContain(names.light[device]);
      const others = [names.light, names.dark].map((theme) => theme[device === 'phone' ? 'wide' : 'phone']);
      expect(asked().filter((name) => others.some((other) => other === name))).toEqual([]);
    });
  });
}

test('a phone image without a dark version is dimmed in dark mode', async ({ page, api }) => {
  const path = await publish(api, 'of wide windows');
  await page.setViewportSize(windows.phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  const asked = watchPictures(page);
  await open(page, path);
  expect(asked()).toEqual([names.light.phone]);
  await expect(shown(page)).toHaveCSS('filter', /^brightness\(0\.\d+\)$/);
  // Wide windows have a separate dark image, which has no filter.
  await page.setViewportSize(windows.wide);
  await expect.poll(() => nameShown(page)).toBe(names.dark.wide);
  await expect(shown(page)).toHaveCSS('filter', 'none');
});

test('each viewport has its own focal point, and hotspots follow their image', async ({ page, api }) => {
  const spot = { id: 's', label: 'Het werk', link: '/cases', x: 0, y: 0, width: 100, height: 100 };
  const phone = { phoneX: 0, phoneY: 50, phoneWidth: 100, phoneHeight: 50 };
  const both = { ...spot, ...phone, id: 'b', label: 'Over mij', link: '/clients' };
  const path = await publish(api, 'none', {
    focalX: 10,
    focalY: 20,
    mobile: { focalX: 80, focalY: 90 },
    hotspots: [spot, both],
  });
  const link = page.getByRole('main').getByRole('link', { name: 'Het werk' });
  await page.setViewportSize(windows.wide);
  await open(page, path);
  await expect(shown(page)).toHaveCSS('object-position', '10% 20%');
  await expect(link).toBeVisible();
  await page.setViewportSize(windows.phone);
  await expect(shown(page)).toHaveCSS('object-position', '80% 90%');
  await expect(link).toBeHidden();
  // A hotspot with a position in the phone image is available to touch and keyboard.
  const other = page.getByRole('main').getByRole('link', { name: 'Over mij' });
  await other.focus();
  await expect(other).toBeFocused();
  await other.click();
  await expect(page).toHaveURL(/\/clients$/);
});

test('an uncropped hero has the proportions of its image, also on phones', async ({ page, api }) => {
  const path = await publish(api, 'none', { wholeImage: true, heightPercentageDesktop: 20 });
  const readShapes = () =>
    page.locator('.hero').evaluate((hero) => {
      const image = hero.querySelector('img') as HTMLImageElement;
      const shape = (width: number, height: number) => Math.round((width / height) * 20);
      return [shape(hero.clientWidth, hero.clientHeight), shape(image.naturalWidth, image.naturalHeight)];
    });
  for (const size of [windows.wide, windows.phone]) {
    await page.setViewportSize(size);
    await open(page, path);
    await expect.poll(async () => new Set(await readShapes()).size).toBe(1);
  }
});

test('I choose another image for phones; visitors on phones get it, and undo reverts it', {
  tag: '@long',
}, async ({ page, api }) => {
  const of = await addresses(api);
  const countUses = async (name: string) =>
    (await api.listMedia()).find((file) => file.name === name)?.usedOn ?? 0;
  const usesBefore = await countUses(names.light.phone);
  const hero = { id: 'hero', type: 'heroImage', src: of(names.light.wide), alt: 'De winkel', focalX: 20 };
  const { id, identifier } = await api.createPage({
    overview: [{ id: 'a', type: 'text', content: 'Alfa' }, hero],
  });
  const editor = await new Editor(page).open(id, 'Alfa');
  const image = editor.frame.getByRole('img', { name: 'De winkel' });
  const nameInFrame = () =>
    image.evaluate((element: HTMLImageElement) => /\/media\/\w+\/([^?]+)/.exec(element.currentSrc)?.[1]);
  const device = (name: string) => page.getByRole('radio', { name }).check({ force: true });
  const points = page
    .getByRole('group', { name: /^Handles for/ })
    .getByRole('slider', { name: /^Focal point/ });
  const field = editor.panel.getByRole('group', { name: 'Image', exact: true });
  await device('Mobile');
  await editor.select('De winkel');
  await expect.poll(nameInFrame).toBe(names.light.wide);
  await expect(
    editor.panel.locator('.field').filter({ has: page.getByRole('group', { name: 'Image', exact: true }) }),
  ).toContainText(panelWords.inheritedFrom(words.devices.desktop));
  await field.getByRole('button', { name: mediaWords.chooseAnother.image }).click();
  const library = page.getByRole('dialog');
  await library.getByRole('searchbox', { name: mediaWords.search }).fill(names.light.phone);
  await library.getByRole('row', { name: names.light.phone }).click();
  await expect(library).toHaveCount(0);
  await expect.poll(nameInFrame).toBe(names.light.phone);
  expect(await findSeriousViolations(page, '.panel')).toEqual([]);
  // The handle on the page shows and changes the focal point of the phone image.
  await expect(image).toHaveCSS('object-position', '50% 50%');
  await points.focus();
  await page.keyboard.press('ArrowRight');
  await expect(image).toHaveCSS('object-position', /^51% /);
  await editor.expectSaved();
  await expect
    .poll(() => api.readBlock(id, 'hero'))
    .toEqual({ ...hero, responsive: { mobile: { src: of(names.light.phone), focalX: 51, focalY: 50 } } });

  await device('Desktop');
  await expect.poll(nameInFrame).toBe(names.light.wide);
  await expect(image).toHaveCSS('object-position', /^20% /);
  await device('Mobile');
  await expect.poll(nameInFrame).toBe(names.light.phone);
  // The library counts the phone image as a use of its file.
  expect(await countUses(names.light.phone)).toBe(usesBefore + 1);
  await field.getByRole('button', { name: mediaWords.remove }).click();
  await expect.poll(nameInFrame).toBe(names.light.wide);
  await editor.expectSaved();
  await expect.poll(() => api.readBlock(id, 'hero')).toEqual(hero);
  await editor.undo.click();
  await expect.poll(nameInFrame).toBe(names.light.phone);
  await editor.expectSaved();

  await editor.publishAll();
  await expect(editor.publishing).toHaveCount(0);
  for (const window of ['phone', 'wide'] as const) {
    await page.setViewportSize(windows[window]);
    await open(page, `/${identifier}`);
    expect(await nameShown(page)).toBe(names.light[window]);
  }
});

test('an old page with phone images renders the same, and keeps them when I edit it', async ({
  page,
  api,
}) => {
  const of = await addresses(api);
  const old = {
    id: 'hero',
    type: 'heroImage',
    src: of(names.light.wide),
    phoneSrc: of(names.light.phone),
    phoneFocalX: 80,
    phoneFocalY: 90,
    alt: 'De winkel',
  };
  const { id, identifier } = await api.createPage({
    overview: [old],
    status: 'PUBLISHED',
    hideFromSearchEngines: true,
  });
  const expectImages = async () => {
    await page.setViewportSize(windows.phone);
    await open(page, `/${identifier}`);
    expect(await nameShown(page)).toBe(names.light.phone);
    await expect(shown(page)).toHaveCSS('object-position', '80% 90%');
    await page.setViewportSize(windows.wide);
    await expect.poll(() => nameShown(page)).toBe(names.light.wide);
  };
  await expectImages();
  expect(await api.readBlock(id, 'hero')).toEqual(old);
  const editor = new Editor(page);
  await page.goto(`/admin/pages/edit/${id}`);
  await editor.select('De winkel');
  await editor.field('Alt text').fill('De winkel op de hoek');
  await editor.expectSaved();
  const { phoneSrc, phoneFocalX, phoneFocalY, ...rest } = old;
  await expect
    .poll(() => api.readBlock(id, 'hero'))
    .toMatchObject({
      ...rest,
      alt: expect.anything(),
      responsive: { mobile: { src: phoneSrc, focalX: phoneFocalX, focalY: phoneFocalY } },
    });
  await editor.publishAll();
  await expect(editor.publishing).toHaveCount(0);
  await expectImages();
});

import type { Page } from '@playwright/test';
import { Editor } from './support/editor.ts';
import { text } from './support/studio-api.ts';
import { expect, signedInTest, test } from './support/test.ts';

/** The demo's case whose background turns to evening between 15 and 85 percent of the way down. */
const evening = '/cases/sample-video-project';
const script = /\/assets\/scroll-background-[^/]*\.js$/;

/** How much of the last colour is seen, 0 to 1. */
const turned = (page: Page) =>
  page.evaluate(() => Number(getComputedStyle(document.body, '::before').opacity));

async function scrollDown(page: Page, part: number): Promise<void> {
  await page.evaluate((to) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    scrollTo({ top: (scrollHeight - clientHeight) * to, behavior: 'instant' });
  }, part);
}

async function expectToTurn(page: Page): Promise<void> {
  await expect.poll(() => turned(page)).toBe(0);
  await scrollDown(page, 0.5);
  await expect.poll(() => turned(page)).toBeGreaterThan(0.2);
  expect(await turned(page)).toBeLessThan(0.8);
  await scrollDown(page, 1);
  await expect.poll(() => turned(page)).toBe(1);
  await scrollDown(page, 0);
  await expect.poll(() => turned(page)).toBe(0);
}

/** A browser whose CSS does not know scroll timelines: its styles and its answers say so. */
async function withoutScrollTimelines(page: Page): Promise<void> {
  await page.route(`**${evening}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      '@supports (animation-timeline',
      '@supports (no-timeline',
    );
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...asked: [string, string?]) =>
      !asked[0].includes('animation-timeline') && supports.apply(CSS, asked as [string]);
  });
}

test.describe('a background that changes on the way down', () => {
  test('turns with the page, without any script', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(evening);
    await expectToTurn(page);
    expect(scripts.filter((path) => script.test(path))).toEqual([]);
  });

  test('turns with scripts switched off', async ({ open }) => {
    const page = await (await open({ javaScriptEnabled: false, locale: 'nl-NL' })).newPage();
    await page.goto(evening);
    await expectToTurn(page);
  });

  test('turns in a browser whose CSS cannot follow the scrolling', async ({ page }) => {
    await withoutScrollTimelines(page);
    const loaded = page.waitForRequest((request) => script.test(request.url()));
    await page.goto(evening);
    await loaded;
    await expectToTurn(page);
  });

  test('measures nothing while such a browser scrolls', async ({ page }) => {
    await withoutScrollTimelines(page);
    await page.addInitScript(() => {
      const measured: string[] = [];
      Object.assign(window, { measured });
      for (const [owner, name] of [
        [Element.prototype, 'scrollHeight'],
        [Element.prototype, 'clientHeight'],
        [HTMLElement.prototype, 'offsetHeight'],
      ] as const) {
        const own = Object.getOwnPropertyDescriptor(owner, name);
        Object.defineProperty(owner, name, {
          ...own,
          get() {
            measured.push(name);
            return own?.get?.call(this);
          },
        });
      }
      const { getBoundingClientRect } = Element.prototype;
      Element.prototype.getBoundingClientRect = function measure() {
        measured.push('getBoundingClientRect');
        return getBoundingClientRect.call(this);
      };
    });
    await page.goto(evening);
    await scrollDown(page, 1);
    await expect.poll(() => turned(page)).toBe(1);
    await scrollDown(page, 0);
    await expect.poll(() => turned(page)).toBe(0);
    // From here on only the wheel moves the page; this test itself measures nothing.
    await page.evaluate(() => (window as unknown as { measured: string[] }).measured.splice(0));
    await page.mouse.move(400, 400);
    for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 400);
    await expect.poll(() => turned(page)).toBeGreaterThan(0.5);
    expect(await page.evaluate(() => (window as unknown as { measured: string[] }).measured)).toEqual([]);
  });

  test('stays as it begins for people who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(evening);
    await scrollDown(page, 1);
    expect(await turned(page)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => turned(page)).toBe(1);
  });

  test('is animated by the compositor: nothing but opacity or a filter changes', async ({ page }) => {
    await page.goto(evening);
    const animated = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation && one.animationName === 'page-background')
        .flatMap((one) => (one.effect as KeyframeEffect).getKeyframes())
        .flatMap((frame) => Object.keys(frame))
        .filter((name) => !['offset', 'easing', 'composite', 'computedOffset'].includes(name)),
    );
    expect([...new Set(animated)]).toEqual(['opacity']);
  });

  test('is not carried by pages without one', async ({ request }) => {
    expect(await (await request.get('/cases/shell')).text()).not.toContain('page-background');
  });
});

signedInTest.describe('in the editor', () => {
  signedInTest(
    'the frame shows the layout and background of the page and its version, and says so',
    async ({ page, api }) => {
      const tall = Array.from({ length: 30 }, (_, index) => text(`t${index}`, `Alinea ${index}.`, ''));
      const { id, versionId } = await api.createPage({ overview: tall });
      await api.setLayout(id, { container: { gap: '40px', maxWidth: '900px' } });
      await api.setLayout(id, { container: { maxWidth: '600px' } }, versionId);
      await api.setBackground(id, {
        backgroundSettings: { backgroundColorLight: '#fefefe', backgroundColorDark: '#010101' },
        dynamicBackgroundSettings: {
          enabled: true,
          type: 'scroll-hue-rotation',
          hueBackgroundLight: '#ffeedd',
          hueBackgroundDark: '#221100',
        },
      });
      await page.addInitScript(() => {
        const heard: unknown[] = [];
        Object.assign(window, { heard });
        addEventListener('page-layout-override', (event) => heard.push((event as CustomEvent).detail));
      });
      const editor = await new Editor(page).open(id, 'Alinea 0.');
      const blocks = editor.frame.locator('main .blocks');
      await expect(blocks).toHaveCSS('max-width', '600px');
      const heard = await blocks.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
      expect(heard.at(-1)).toMatchObject({
        layoutSettings: { container: { gap: '40px', maxWidth: '600px' } },
      });
      const hue = () =>
        blocks.evaluate(() => {
          document.documentElement.scrollTop = document.documentElement.scrollHeight;
          return getComputedStyle(document.body, '::before').filter;
        });
      await expect.poll(hue).toBe('hue-rotate(360deg)');
    },
  );

  signedInTest(
    'what cannot be loaded is said, and the page is drawn with the defaults',
    async ({ page, api, problems }) => {
      const { id } = await api.createPage({ overview: [text('intro', 'Tekst.', '')] });
      problems.expectFailure(/^\/api\/admin\/page-(?:layout|background)/, 500);
      await page.route(/\/api\/admin\/page-(?:layout|background)/, (route) =>
        route.fulfill({ status: 500, json: { message: 'Storage is away', code: 'server/failed' } }),
      );
      const editor = await new Editor(page).open(id, 'Tekst.');
      const note = page.getByRole('alert').filter({ hasText: 'Failed to load' });
      await expect(note).toContainText('Failed to load page layout settings');
      await expect(note).toContainText('Failed to load page background settings');
      await expect(editor.frame.locator('main .blocks')).toHaveCSS('max-width', '800px');
    },
  );
});

import type { Page } from '@playwright/test';
import { tokens } from '#tokens/resolve-tokens.ts';
import { takeSample } from '../support/long-run.ts';
import { emulateTheme, findViolations, themes } from './support/axe.ts';
import { Editor } from './support/editor.ts';
import { type StudioApi, type TestBlock, text } from './support/studio-api.ts';
import { expect, signedInTest, test } from './support/test.ts';

/** The demo's case whose background changes between 15 and 85 per cent of the scroll distance. */
const evening = '/cases/sample-video-project';
const script = /\/assets\/scroll-background-[^/]*\.js$/;

/** Returns the opacity of the last colour, 0 to 1. */
const readLastOpacity = (page: Page) =>
  page.evaluate(() => Number(getComputedStyle(document.body, '::before').opacity));

async function scrollDown(page: Page, part: number): Promise<void> {
  await page.evaluate((to) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    scrollTo({ top: (scrollHeight - clientHeight) * to, behavior: 'instant' });
  }, part);
}

async function expectToTurn(page: Page): Promise<void> {
  await expect.poll(() => readLastOpacity(page)).toBe(0);
  await scrollDown(page, 0.5);
  await expect.poll(() => readLastOpacity(page)).toBeGreaterThan(0.2);
  expect(await readLastOpacity(page)).toBeLessThan(0.8);
  await scrollDown(page, 1);
  await expect.poll(() => readLastOpacity(page)).toBe(1);
  await scrollDown(page, 0);
  await expect.poll(() => readLastOpacity(page)).toBe(0);
}

/** Simulates a browser without scroll timelines, in the page's styles and in `CSS.supports`. */
async function disableScrollTimelines(page: Page, address = evening): Promise<void> {
  await page.route(`**${address}`, async (route) => {
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

test.describe('a scroll-driven background', () => {
  test('changes colour as I scroll, without any script', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(evening);
    await expectToTurn(page);
    expect(scripts.filter((path) => script.test(path))).toEqual([]);
  });

  test('changes colour with JavaScript disabled', async ({ open }) => {
    const page = await (await open({ javaScriptEnabled: false, locale: 'nl-NL' })).newPage();
    // Without scripts the load event waits for all images, which the server still has to encode.
    await page.goto(evening, { waitUntil: 'domcontentloaded' });
    await expectToTurn(page);
  });

  test('changes colour by a script in browsers without scroll timelines', async ({ page }) => {
    await disableScrollTimelines(page);
    const loaded = page.waitForRequest((request) => script.test(request.url()));
    await page.goto(evening);
    await loaded;
    await expectToTurn(page);
  });

  test('takes no layout measurements on scroll in browsers without scroll timelines', async ({ page }) => {
    await disableScrollTimelines(page);
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
    await expect.poll(() => readLastOpacity(page)).toBe(1);
    await scrollDown(page, 0);
    await expect.poll(() => readLastOpacity(page)).toBe(0);
    // Clears the record. From here on only the wheel scrolls the page, and the test itself measures nothing.
    await page.evaluate(() => (window as unknown as { measured: string[] }).measured.splice(0));
    await page.mouse.move(400, 400);
    for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 400);
    await expect.poll(() => readLastOpacity(page)).toBeGreaterThan(0.5);
    expect(await page.evaluate(() => (window as unknown as { measured: string[] }).measured)).toEqual([]);
  });

  test('keeps its first colour when I prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(evening);
    await scrollDown(page, 1);
    expect(await readLastOpacity(page)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => readLastOpacity(page)).toBe(1);
  });

  test('animates only opacity, so that the compositor can run it', async ({ page }) => {
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

  test('adds nothing to pages without one', async ({ request }) => {
    expect(await (await request.get('/cases/shell')).text()).not.toContain('page-background');
  });
});

test.describe('a page with its own background', () => {
  const blocks: readonly TestBlock[] = [
    text('intro', '## Kop\n\nEen alinea met [een link](/cases) en **nadruk**.', 'Text'),
    { id: 'caption', type: 'caption', content: 'Een bijschrift dat zachter is.' },
    {
      id: 'buttons',
      type: 'button',
      buttons: [
        { id: 'one', text: 'Eerste', variant: 'primary', action: 'link', url: '/cases' },
        { id: 'two', text: 'Tweede', variant: 'secondary', action: 'link', url: '/cases' },
        { id: 'three', text: 'Derde', variant: 'tertiary', action: 'link', url: '/cases' },
      ],
    },
    { id: 'card', type: 'card', headerText: 'Een kaart', content: 'Met tekst en [een link](/cases).' },
    {
      id: 'light',
      type: 'card',
      headerText: 'Een lichte kaart',
      content: 'Met tekst.',
      stylingEnabled: true,
      backgroundColorLight: '#ffffff',
      backgroundColorDark: '#ffffff',
    },
    {
      id: 'dark',
      type: 'card',
      headerText: 'Een donkere kaart',
      content: 'Met tekst.',
      stylingEnabled: true,
      backgroundColorLight: '#111111',
      backgroundColorDark: '#111111',
    },
  ];
  const tall = (count: number) => [
    ...blocks,
    ...Array.from({ length: count }, (_, index) =>
      text(`t${index}`, `Alinea ${index}, met [een link](/cases).`, ''),
    ),
  ];

  async function publish(
    api: StudioApi,
    overview: readonly TestBlock[],
    background: object,
  ): Promise<string> {
    const { id, identifier } = await api.createPage({
      overview,
      status: 'PUBLISHED',
      hideFromSearchEngines: true,
    });
    await api.setBackground(id, background);
    return `/${identifier}`;
  }

  for (const theme of themes) {
    for (const colour of takeSample(['#101010', '#f4f4f4', '#777777', '#2247c4', '#e0a526'], 2)) {
      test(`has readable text on ${colour}, in the ${theme} theme`, async ({ page, api }) => {
        const backgroundSettings = { backgroundColorLight: colour, backgroundColorDark: colour };
        await emulateTheme(page, theme);
        await page.goto(await publish(api, blocks, { backgroundSettings }));
        await expect(page.locator('body')).toHaveCSS('background-color', rgb(colour));
        expect(await findViolations(page)).toEqual([]);
      });
    }

    test(`has readable text without JavaScript, in the ${theme} theme`, async ({ open, api }) => {
      const context = await open({ javaScriptEnabled: false, colorScheme: theme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const colour = theme === 'light' ? '#101010' : '#f4f4f4';
      const backgroundSettings = { backgroundColorLight: '#101010', backgroundColorDark: '#f4f4f4' };
      await page.goto(await publish(api, blocks, { backgroundSettings }));
      await expect(page.locator('body')).toHaveCSS('background-color', rgb(colour));
      await expect(page.locator('h2').first()).toHaveCSS(
        'color',
        await readInk(page, theme === 'light' ? 'dark' : 'light'),
      );
    });

    for (const way of ['by CSS', 'by the script'] as const) {
      test(`switches from dark to light text as its background darkens, ${way}, in the ${theme} theme`, async ({
        page,
        api,
      }) => {
        const address = await publish(api, tall(30), {
          dynamicBackgroundSettings: {
            enabled: true,
            type: 'scroll-color-transition',
            startColorLight: '#ffffff',
            startColorDark: '#ffffff',
            endColorLight: '#0a0a0a',
            endColorDark: '#0a0a0a',
          },
        });
        if (way === 'by the script') await disableScrollTimelines(page, address);
        await page.emulateMedia({ colorScheme: theme });
        await page.goto(address);
        const ink = () =>
          page
            .locator('h2')
            .first()
            .evaluate((heading) => getComputedStyle(heading).color);
        await expect.poll(ink).toBe(await readInk(page, 'light'));
        await scrollDown(page, 1);
        await expect.poll(ink).toBe(await readInk(page, 'dark'));
        for (const part of [0.2, 0.4, 0.5, 0.6, 0.8]) {
          await scrollDown(page, part);
          await expect.poll(() => measureContrast(page), `${part} of the way`).toBeGreaterThanOrEqual(4.45);
        }
        await scrollDown(page, 0);
        await expect.poll(ink).toBe(await readInk(page, 'light'));
      });
    }
  }
});

/** Returns the text colour of a colour scheme, as the browser computes it. */
function readInk(page: Page, scheme: 'light' | 'dark'): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.createElement('i');
    probe.style.color = color;
    document.documentElement.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }, tokens.color.ink[scheme]);
}

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Returns the lowest contrast ratio of heading, text and link on the current background. */
function measureContrast(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const read = (color: string): number[] => {
      if (!canvas) throw new Error('There is no canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((channel) => channel / 255);
    };
    const light = (channels: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = channels.map((one) =>
        one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const layer = getComputedStyle(document.body, '::before');
    const [under, over] = [
      read(getComputedStyle(document.body).backgroundColor),
      read(layer.backgroundColor),
    ];
    const paper = light(under.map((one, index) => one + ((over[index] ?? 0) - one) * Number(layer.opacity)));
    const ratios = ['h2', '.prose', '.prose a'].map((selector) => {
      const element = document.querySelector(selector);
      const ink = element ? light(read(getComputedStyle(element).color)) : Number.NaN;
      return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    });
    return Math.min(...ratios);
  });
}

signedInTest.describe('in the editor', () => {
  signedInTest(
    'the preview applies the layout and background of the page and its version',
    { tag: '@long' },
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
    'settings that cannot be loaded show an error, and the page has the defaults',
    { tag: '@long' },
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
      await expect(editor.frame.locator('main .blocks')).toHaveCSS('max-width', 'none');
    },
  );
});

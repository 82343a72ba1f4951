import type { Locator, Page } from '@playwright/test';
import { libraryWords } from '#admin/media/library-words.ts';
import { buildCarousel } from './support/carousel.ts';
import { Editor } from './support/editor.ts';
import { expect, signedInTest as test } from './support/test.ts';

const text = (id: string, content: string) => ({ id, type: 'text', content });
const long = (id: string, word: string) => text(id, Array(60).fill(`${word} en verder.`).join('\n\n'));
const presented = {
  id: 'card',
  type: 'card',
  headerText: 'De werkwijze',
  interactionEnabled: true,
};

const current = (editor: Editor) => editor.frame.locator('.carousel__slides > [data-current]');
const slideItem = (editor: Editor, name: RegExp) =>
  editor.panel.getByRole('list').first().getByRole('button', { name, expanded: true });
const presentation = (editor: Editor) => editor.frame.getByRole('dialog', { name: 'De werkwijze' });

/** Waits until the carousel shows another slide. Polling may miss a slide, but not the change. */
async function expectSlideChange(editor: Editor): Promise<void> {
  const slide = (await current(editor).getAttribute('aria-label')) ?? '';
  await expect(current(editor)).not.toHaveAttribute('aria-label', slide);
}

/** Returns true if the top of an element is in the frame's viewport. */
async function isTopInView(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top >= 0 && top < innerHeight;
  });
}

/** Returns the scroll position of the frame once smooth scrolling has ended. */
async function readRestingScroll(inFrame: Locator): Promise<number> {
  return inFrame.evaluate(async () => {
    const framesAtRest = 10;
    let place = scrollY;
    for (let rest = 0; rest < framesAtRest; rest += 1) {
      await Promise.race([new Promise(requestAnimationFrame), new Promise((rest) => setTimeout(rest, 250))]);
      if (scrollY !== place) rest = 0;
      place = scrollY;
    }
    return place;
  });
}

/** Returns the start of each text that the toolbar covers. */
async function findCoveredTexts(page: Page): Promise<string[]> {
  return page.locator('.selection-toolbar').evaluate((toolbar) => {
    const frame = document.querySelector('iframe');
    const shown = frame?.contentDocument;
    if (!frame || !shown) return ['There is no page'];
    const around = frame.getBoundingClientRect();
    const scale = around.width / frame.offsetWidth;
    const box = toolbar.getBoundingClientRect();
    const texts = shown.createTreeWalker(shown.body, NodeFilter.SHOW_TEXT);
    const range = shown.createRange();
    const covered: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.nodeValue?.trim() || !node.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const [left, top] = [around.left + line.left * scale, around.top + line.top * scale];
        const [right, bottom] = [left + line.width * scale, top + line.height * scale];
        const beside = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
        if (!beside && line.width > 0) covered.push(node.nodeValue.slice(0, 30));
      }
    }
    return covered;
  });
}

for (const width of [1440, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('editing a slide shows it and pauses the carousel, until I leave the block', async ({
      page,
      api,
    }) => {
      const carousel = buildCarousel(4, { autoplay: true, autoplayInterval: 500, showControls: false });
      const { id } = await api.createPage({ overview: [text('intro', 'Alfa'), carousel] });
      const editor = await new Editor(page).open(id, 'Alfa');
      await expectSlideChange(editor);
      await editor.select('4 slides');
      await editor.panel.getByRole('button', { name: 'West', exact: true }).click();
      await expect(current(editor)).toHaveAttribute('aria-label', '4 van 4');
      await editor.panel.getByRole('button', { name: 'Oost', exact: true }).click();
      await expect(current(editor)).toHaveAttribute('aria-label', '2 van 4');
      await editor.panel.getByLabel(libraryWords.alt).last().focus();
      await expect(current(editor)).toHaveAttribute('aria-label', '4 van 4');
      await editor.panel.getByLabel(libraryWords.alt).last().fill('Westen');
      await expect(current(editor)).toContainText('Westen');
      await editor.select('Alfa');
      await expectSlideChange(editor);
    });

    test('a slide that I select in the page opens in the properties, an autoplayed one does not', {
      tag: '@long',
    }, async ({ page, api }) => {
      const { id } = await api.createPage({
        overview: [text('intro', 'Alfa'), buildCarousel(3, { autoplay: true, autoplayInterval: 500 })],
      });
      const editor = await new Editor(page).open(id, 'Alfa');
      await editor.select('3 slides');
      const last = editor.frame.getByRole('button', { name: '3 van 3' });
      await last.scrollIntoViewIfNeeded();
      await editor.pointInFrame(last);
      await expect(slideItem(editor, /^Zuid/)).toBeVisible();
      await editor.pointInFrame(editor.frame.getByRole('button', { name: 'Vorige' }));
      await expect(slideItem(editor, /^Oost/)).toBeVisible();
      // The item that was opened for the previous slide is collapsed.
      await expect(slideItem(editor, /^Zuid/)).toHaveCount(0);
      await expect(current(editor)).toHaveAttribute('aria-label', '2 van 3');

      await editor.tab('Behaviour');
      await editor.field('Time per slide').focus();
      await expectSlideChange(editor);
      await expectSlideChange(editor);
      await editor.tab('Content');
      await expect(editor.panel.getByRole('button', { name: 'Noord', exact: true })).toBeVisible();
      await expect(slideItem(editor, /./)).toHaveCount(0);
    });

    test('editing the fields of a presentation opens it in the page, and keeps focus in the field', {
      tag: '@long',
    }, async ({ page, api }) => {
      const { id } = await api.createPage({ overview: [text('intro', 'Alfa'), presented] });
      const editor = await new Editor(page).open(id, 'Alfa');
      await editor.select('De werkwijze');
      await expect(page.locator('.selection-toolbar')).toBeVisible();
      await editor.tab('Behaviour');
      await editor.field('Scale').focus();
      await expect(presentation(editor)).toBeVisible();
      await expect(page.locator('.selection-toolbar')).toBeHidden();
      await expect(editor.field('Scale')).toBeFocused();
      const deck = presentation(editor).locator('iframe');
      await expect(deck.contentFrame().locator('body')).toBeVisible();
      const mark = await deck.evaluateHandle((frame) => frame);
      const wide = await deck.evaluate((frame) => (frame as HTMLElement).offsetWidth);
      await editor.field('Scale').fill('50%');
      await expect
        .poll(() => deck.evaluate((frame) => (frame as HTMLElement).offsetWidth))
        .toBeLessThan(wide * 0.6);
      // The next field keeps the same presentation open.
      await editor.field('Design width').focus();
      await expect(editor.field('Design width')).toBeFocused();
      expect(await deck.evaluate((frame, before) => frame === before, mark)).toBe(true);
      await editor.undo.focus();
      await expect(presentation(editor)).toHaveCount(0);
      await expect(page.locator('.selection-toolbar')).toBeVisible();
      await expect(editor.undo).toBeFocused();
    });

    test('changing the URL of a presentation loads the new one, and Escape closes it', {
      tag: '@long',
    }, async ({ page, api }) => {
      const { id } = await api.createPage({ overview: [text('intro', 'Alfa'), presented] });
      const editor = await new Editor(page).open(id, 'Alfa');
      await editor.select('De werkwijze');
      await editor.tab('Behaviour');
      const address = editor.panel.getByRole('combobox', { name: 'Presentation' });
      await address.focus();
      const deck = presentation(editor).locator('iframe');
      await expect(deck).toHaveAttribute('src', /\/slidedeck$/);
      await address.fill('/slidedeck?lang=en');
      await expect(deck).toHaveAttribute('src', /lang=en$/);
      await expect(address).toBeFocused();
      await editor.field('Scale').focus();
      await page.keyboard.press('Escape');
      await expect(presentation(editor)).toHaveCount(0);
      await expect(editor.row('De werkwijze')).toBeFocused();
    });

    test('Escape closes an open presentation first, and no editor controls cover it', {
      tag: '@long',
    }, async ({ page, api }) => {
      const { id } = await api.createPage({ overview: [text('intro', 'Alfa'), presented] });
      const editor = await new Editor(page).open(id, 'Alfa');
      await editor.select('De werkwijze');
      await expect(page.locator('.selection-toolbar')).toBeVisible();
      await editor.tab('Behaviour');
      await editor.field('Scale').focus();
      await editor.pointInFrame(presentation(editor).getByRole('heading', { name: 'De werkwijze' }));
      // A click inside the presentation keeps it open.
      await expect(presentation(editor)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(presentation(editor)).toHaveCount(0);
      await expect(editor.row('De werkwijze')).toHaveAttribute('aria-selected', 'true');

      await editor.pointInFrame(editor.frame.getByText('Presentatie'), { clicks: 2 });
      await expect(presentation(editor)).toBeVisible();
      await expect(page.locator('.selection-toolbar')).toBeHidden();
      await expect(page.locator('.handles')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(presentation(editor)).toHaveCount(0);
      await expect(page.locator('.selection-toolbar')).toBeVisible();
      await expect(editor.row('De werkwijze')).toHaveAttribute('aria-selected', 'true');
    });

    test('a comparison slider shows the image whose alt text I edit, and returns when I leave', {
      tag: '@long',
    }, async ({ page, api }) => {
      const src = (await api.listMedia())[0]?.url;
      const slider = { id: 'slider', type: 'beforeAfterSlider', beforeSrc: src, afterSrc: src, position: 40 };
      const { id } = await api.createPage({
        overview: [text('intro', 'Alfa'), { ...slider, afterLabel: 'Erna' }],
      });
      const editor = await new Editor(page).open(id, 'Erna');
      await editor.select('Erna');
      const line = editor.frame.getByRole('slider');
      await expect(line).toHaveValue('40');
      await editor.field('Before alt text').focus();
      await expect(line).toHaveValue('20');
      await editor.field('After alt text').focus();
      await expect(line).toHaveValue('100');
      await editor.field('After alt text').fill('De nieuwe kaart');
      await expect(line).toHaveValue('100');
      await editor.select('Alfa');
      await expect(line).toHaveValue('40');
    });

    test('selecting a block outside the viewport scrolls to it; a visible one does not scroll', {
      tag: '@long',
    }, async ({ page, api }) => {
      const grid = {
        id: 'grid',
        type: 'grid',
        rows: [{ columns: [[long('left', 'Links')], [text('right', 'Rechts')]] }],
      };
      const { id } = await api.createPage({ overview: [text('intro', 'Alfa'), grid] });
      const editor = await new Editor(page).open(id, 'Alfa');
      await page.getByRole('radio', { name: /Mobile/ }).check({ force: true });
      await editor.select('2 columns');
      const right = editor.frame.getByText('Rechts', { exact: true });
      await expect.poll(() => isTopInView(right)).toBe(false);
      await editor.select('Rechts');
      await expect.poll(() => isTopInView(right)).toBe(true);
      const before = await readRestingScroll(right);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      expect(await readRestingScroll(right)).toBe(before);
    });

    test('a block’s toolbar covers no heading or text of the block or its neighbours', {
      tag: '@long',
    }, async ({ page, api }) => {
      const heading = {
        id: 'head',
        type: 'subheading',
        content: 'Een lange kop die recht boven de tekst staat en over de hele regel loopt',
      };
      const words = (word: string) => Array(40).fill(word).join(' ');
      const { id } = await api.createPage({
        overview: [
          text('top', words('Begin')),
          heading,
          text('a', words('Alfa')),
          text('b', words('Beta')),
          long('c', 'Gamma'),
          { ...heading, id: 'last' },
          text('d', words('Delta')),
        ],
      });
      const editor = await new Editor(page).open(id, 'Begin');
      // If the page fills the viewport, there is no room beside a block between two texts. The toolbar then
      // covers as little of them as possible, so those blocks are not checked.
      for (const name of width > 1280 ? ['Begin', 'Alfa', 'Beta', 'Delta'] : ['Begin', 'Delta']) {
        await editor.select(name);
        await expect(page.locator('.selection-toolbar')).toBeVisible();
        await expect.poll(() => findCoveredTexts(page), name).toEqual([]);
      }
    });

    test('with both languages side by side, both pages show the selected slide', { tag: '@long' }, async ({
      page,
      api,
    }) => {
      const { id } = await api.createPage({ overview: [text('intro', 'Alfa'), buildCarousel(3)] });
      const editor = await new Editor(page).open(id, 'Alfa');
      await editor.select('3 slides');
      await page.keyboard.press('Control+Alt+l');
      const panes = [0, 1].map((index) =>
        page.frameLocator(`iframe[title^="Live preview of the page"] >> nth=${index}`),
      );
      await editor.panel.getByRole('button', { name: 'Zuid', exact: true }).click();
      for (const pane of panes) {
        await expect(pane.locator('.carousel__slides > [data-current]')).toContainText('Zuid');
      }
    });

    test('a card in a slide comes into view when I select it in the outline', { tag: '@long' }, async ({
      page,
      api,
    }) => {
      const cards = ['Een', 'Twee', 'Drie'].map((headerText) => ({
        id: headerText,
        type: 'card',
        headerText,
      }));
      const carousel = { id: 'carousel', type: 'carousel', cardSlides: cards, autoplay: true };
      const { id } = await api.createPage({ overview: [text('intro', 'Alfa'), carousel] });
      const editor = await new Editor(page).open(id, 'Alfa');
      await editor.select('Drie');
      await expect(current(editor)).toContainText('Drie');
      await editor.select('Twee');
      await expect(current(editor)).toContainText('Twee');
      // The slide is in its own position; the viewport has not scrolled.
      expect(await editor.frame.locator('.carousel__viewport').evaluate(({ scrollLeft }) => scrollLeft)).toBe(
        0,
      );
    });
  });
}

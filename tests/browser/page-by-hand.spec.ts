import type { Locator, Page } from '@playwright/test';
import { commandWords } from '#admin/command-menu/command-words.ts';
import { insertWords } from '#admin/editor/dialogs/insert-menu/insert-words.ts';
import { savedSectionWords } from '#admin/editor/services/saved-section-words.ts';
import { createDropFile, type DropFile, dropInPage } from './support/drop-files.ts';
import { Editor } from './support/editor.ts';
import { measureOverflow } from './support/site.ts';
import type { TestBlock } from './support/studio-api.ts';
import { expect, signedInTest as test } from './support/test.ts';
import { makeVideo } from './support/video.ts';

/** One action by hand: a drag, a click, a shortcut, or a text typed in one go. */
type Gesture = () => Promise<void>;

/** Returns a point in an element: fractions of its width and height, plus `right` in CSS pixels. */
async function findSpot(of: Locator, x: number, y: number, right = 0): Promise<{ x: number; y: number }> {
  await of.scrollIntoViewIfNeeded();
  await expect(of).toBeVisible();
  const box = await of.boundingBox();
  if (!box) throw new Error('There is nothing to drag');
  return { x: box.x + box.width * x + right, y: box.y + box.height * y };
}

/** Builds a page in the editor and counts the gestures of each part. */
class Hand {
  readonly counts: Record<string, number> = {};
  readonly page: Page;
  readonly editor: Editor;

  constructor(page: Page, editor: Editor) {
    this.page = page;
    this.editor = editor;
  }

  async make(what: string, ...gestures: readonly Gesture[]): Promise<void> {
    for (const gesture of gestures) await gesture();
    this.counts[what] = (this.counts[what] ?? 0) + gestures.length;
  }

  /** Returns the gestures that open the insert menu and choose the first result of a search. */
  insert(name: string): readonly Gesture[] {
    const menu = this.page.getByRole('dialog', { name: insertWords.title });
    return [
      async () => {
        await this.page.keyboard.press('/');
        await expect(menu.getByRole('combobox')).toBeFocused();
      },
      async () => {
        await this.page.keyboard.type(name);
        await expect(menu.getByRole('option').first()).toContainText(name.split(' ')[0] ?? name);
        await this.page.keyboard.press('Enter');
        await expect(menu).toBeHidden();
      },
    ];
  }

  drop(file: DropFile, beside: string): Gesture {
    return async () => {
      const before = await this.editor.rows.count();
      await dropInPage(this.page, [file], beside, 0.9);
      await expect(this.editor.rows).toHaveCount(before + 1);
      await this.editor.expectSaved();
    };
  }

  /** Returns the gesture that drags the selected block by its grip to the right edge of another block. */
  besideRight(other: Locator): Gesture {
    return async () => {
      const grip = this.page.locator('.drag-grip[data-ready]');
      await other.scrollIntoViewIfNeeded();
      const from = await findSpot(grip, 0.5, 0.5);
      const to = await findSpot(other, 1, 0.2, -8);
      await this.page.mouse.move(from.x, from.y);
      await this.page.mouse.down();
      await this.page.mouse.move(from.x + 3, from.y + 6);
      await this.page.mouse.move(to.x + 4, to.y);
      await this.page.mouse.move(to.x, to.y);
      await expect(this.page.locator('.drop-line')).toHaveAttribute('data-upright', 'true');
      await this.page.mouse.up();
    };
  }
}

/** Gives the cards in a block a header. */
function fillPlaceholders(block: TestBlock): TestBlock {
  return JSON.parse(JSON.stringify(block), (_key, value) =>
    value?.type === 'card' ? { ...value, headerText: 'Een kaart' } : value,
  );
}

test(
  'I build a complex page by hand in few steps',
  {
    tag: '@long',
  },
  async ({ page, api, browser }, testInfo) => {
    const { id, identifier } = await api.createPage({ overview: [], status: 'PUBLISHED' });
    await page.goto('/admin');
    const film = await makeVideo(page);
    const editor = new Editor(page);
    const hand = new Hand(page, editor);
    const { frame } = editor;
    const columns = frame.locator('.grid__column');
    await page.goto(`/admin/pages/edit/${id}`);
    await expect(editor.published).toBeVisible();

    await test.step('an opening with facts, and a full-bleed image', async () => {
      await hand.make('opening and facts', ...hand.insert('Opening with facts'));
      await expect(columns).toHaveCount(3);
      await hand.make(
        'full-bleed image',
        hand.drop(await createDropFile('breed.png'), 'Uitkomst'),
        async () => {
          await editor.tab('Style');
          await editor.field('Width').selectOption('Full bleed');
        },
      );
    });

    await test.step('a quotation, and two images side by side in a ratio of 7 to 5', async () => {
      await hand.make('quotation', ...hand.insert('Quotation'));
      await expect(frame.locator('blockquote')).toBeVisible();
      const quotation = 'Wat zei iemand';
      await hand.make(
        'two images',
        hand.drop(await createDropFile('links.png'), quotation),
        hand.drop(await createDropFile('rechts.png'), quotation),
      );
      const images = frame.locator('.image');
      await hand.make('columns', hand.besideRight(images.last()));
      await expect(columns).toHaveCount(5);
      await editor.select('2 columns');
      const gutter = page
        .getByRole('group', { name: /^Handles for/ })
        .getByRole('slider', { name: 'Between columns 1 and 2', exact: true });
      await hand.make('7/5', async () => {
        const track = (await columns.nth(3).boundingBox())?.width ?? 0;
        const from = await findSpot(gutter, 0.5, 0.5);
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(from.x + track / 12, from.y);
        await page.mouse.move(from.x + track / 6, from.y);
        await page.mouse.up();
      });
      await expect(gutter).toHaveAttribute('aria-valuetext', '7 / 5');
    });

    await test.step('three columns, two on tablets and one on phones', async () => {
      await hand.make('three columns', ...hand.insert('Three cards'));
      await expect(columns).toHaveCount(8);
      // The first text of the added section has the focus.
      await expect(frame.locator('[data-writing]')).toBeFocused();
      await editor.select('3 columns');
      await hand.make(
        'two on tablets',
        () => page.keyboard.press('2'),
        async () => {
          await editor.tab('Content');
          await editor.field('Number of columns').fill('2');
        },
      );
      await page.keyboard.press('Escape');
      await page.keyboard.press('3');
    });

    await test.step('a video and a before-and-after comparison', async () => {
      const file = { name: film.name, type: film.mimeType, bytes: film.buffer.toString('base64') };
      await hand.make('video', hand.drop(file, 'Wat zei iemand'));
      await hand.make('comparison', ...hand.insert('Before and after'));
    });

    await editor.expectSaved();
    // Adds an image to the first block, and text in place of the section's placeholders.
    const overview = (await api.readPage(id)).overview.map((block) => fillPlaceholders(block));
    await api.save(id, [{ ...overview[0], src: await api.findStill() } as TestBlock, ...overview.slice(1)]);
    await api.publishDraft(id);

    await test.step('saving three cards as a section and reusing it', async () => {
      const name = `Drie kaarten ${identifier}`;
      await editor.select('3 columns');
      await editor.panel.getByRole('button', { name: commandWords['save-section'] }).click();
      await page
        .getByRole('dialog', { name: savedSectionWords.save })
        .getByLabel(savedSectionWords.name)
        .fill(name);
      await page.keyboard.press('Enter');
      await expect(page.getByText(savedSectionWords.saved(name))).toBeVisible();
      const other = await api.createPage({ overview: [] });
      await page.goto(`/admin/pages/edit/${other.id}`);
      await expect(editor.publish).toBeVisible();
      await hand.make('section again', ...hand.insert(name));
      await expect(editor.frame.locator('.grid__column')).toHaveCount(3);
    });

    expect(hand.counts).toMatchObject({ columns: 1, 'two on tablets': 2, 'section again': 2 });
    const body = JSON.stringify(hand.counts, null, 2);
    await testInfo.attach('gestures', { body, contentType: 'application/json' });

    await test.step('visitors see the page without JavaScript, at every width', async () => {
      const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      for (const [width, tracks] of [
        [1440, 3],
        [820, 2],
        [390, 1],
      ] as const) {
        await visitor.setViewportSize({ width, height: 900 });
        await visitor.goto(new URL(`/${identifier}`, page.url()).href);
        const cards = visitor.locator('.grid__row', { has: visitor.locator('.card') });
        const used = await cards.evaluate((row) => getComputedStyle(row).gridTemplateColumns);
        expect(used.split(' '), `at ${width} pixels`).toHaveLength(tracks);
        expect(await measureOverflow(visitor)).toBe(0);
      }
      await expect(visitor.locator('video[controls]')).toBeAttached();
      await visitor.context().close();
    });
  },
);

import { expect, type Locator, type Page } from '@playwright/test';
import { panelWords } from '#admin/forms/panel-words.ts';
import { words } from '#admin/words.ts';
import { painted } from './frames.ts';

/** What a toast with these words offers to do about it; never a control elsewhere that has the same name. */
export function inToast(page: Page, text: string, action: string): Locator {
  return page.locator('.toast').filter({ hasText: text }).getByRole('button', { name: action });
}

/** The editor as a person finds it: by roles and names. */
export class Editor {
  readonly page: Page;
  readonly outline: Locator;
  /** The rows of blocks; places inside blocks have rows of their own, which cannot be selected. */
  readonly rows: Locator;
  readonly panel: Locator;
  readonly publish: Locator;
  /** Says that visitors have all of the page, in the place of the button. */
  readonly published: Locator;
  /** Whether the server has the work, as the screen says it. */
  readonly saved: Locator;
  readonly undo: Locator;
  readonly redo: Locator;

  constructor(page: Page) {
    this.page = page;
    this.outline = page.getByRole('tree', { name: 'Outline' });
    this.rows = this.outline.locator('[role=treeitem][aria-selected]');
    this.panel = page.getByRole('complementary', { name: words.editor.areas.properties });
    const bar = page.getByRole('banner');
    this.publish = bar.getByRole('button', { name: /^Publish/ });
    this.published = bar.getByText(words.publish.live, { exact: true });
    this.saved = bar.locator('.save-indicator');
    this.undo = bar.getByRole('button', { name: /^Undo/ });
    this.redo = bar.getByRole('button', { name: /^Redo/ });
  }

  /** The page in the frame. */
  get frame() {
    return this.page.frameLocator('iframe[title="Live preview of the page"]');
  }

  /** The blocks that the frame renders, from top to bottom. */
  get rendered(): Locator {
    return this.frame.locator('main [data-block-id]');
  }

  /** Opens a page and waits until the frame shows what the editor has. */
  async open(id: string, shows?: string): Promise<this> {
    await this.page.goto(`/admin/pages/edit/${id}`);
    if (shows) await expect(this.frame.getByText(shows)).toBeVisible();
    return this;
  }

  row(name: string): Locator {
    // Columns are called by the words inside them; the block with the words stands below.
    return this.rows.filter({ hasText: name }).last();
  }

  /** Rows can be dragged soon after the page is there, and before anybody's hand is. */
  async expectDraggable(name: string): Promise<void> {
    await expect(this.row(name)).toHaveAttribute('draggable', 'true');
  }

  /** Selects a block in the outline; the keyboard is there from then on. */
  async select(name: string): Promise<void> {
    await this.row(name).click();
    await expect(this.row(name)).toHaveAttribute('aria-selected', 'true');
  }

  /** What shows the live page and the draft before anything is published. */
  get publishing(): Locator {
    return this.page.getByRole('dialog', { name: /^Publish “/ });
  }

  /** Publishes all that differs. */
  async publishAll(): Promise<void> {
    await this.publish.click();
    await this.publishing.getByRole('button', { name: 'Publish', exact: true }).click();
  }

  /** An input of the selected block by its label. */
  field(label: string): Locator {
    return this.panel.getByLabel(label, { exact: true });
  }

  /**
   * Points with the mouse at something in the frame. The frame may be rendered smaller than it is, which the
   * driver's own click does not reckon with.
   */
  async pointInFrame(target: Locator, { clicks = 1 } = {}): Promise<void> {
    const box = await this.restingBox(target);
    await this.page.mouse.click(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2, {
      clickCount: clicks,
    });
  }

  /** Where something stands once the page no longer glides to what was selected. */
  private async restingBox(target: Locator) {
    await expect(target).toBeVisible();
    let before = '';
    for (;;) {
      // A block that is rendered again is gone for a moment.
      const box = await target.boundingBox();
      const place = box ? Object.values(box).join() : '';
      if (box && place === before) return box;
      before = place;
      await painted(this.page);
    }
  }

  async tab(name: 'Content' | 'Style' | 'Behaviour'): Promise<void> {
    await this.panel.getByRole('tab', { name }).click();
  }

  /** Opens a folded group of the panel. */
  async unfold(name: keyof typeof panelWords.folds): Promise<void> {
    await this.panel.locator('summary').filter({ hasText: panelWords.folds[name] }).click();
  }

  async language(name: 'Dutch' | 'English'): Promise<void> {
    const choice = this.page.getByRole('radio', { name });
    // The radio itself is rendered by its label.
    await choice.check({ force: true });
    await expect(choice).toBeChecked();
  }

  /** Leaves a mark in the frame's window, which only a new document loses. */
  async markFrame(): Promise<{ isKept: () => Promise<boolean> }> {
    const handle = await this.page.locator('iframe[title="Live preview of the page"]').elementHandle();
    const frame = await handle?.contentFrame();
    if (!frame) throw new Error('There is no frame to mark');
    await frame.evaluate(() => Object.assign(window, { markedByTest: true }));
    return { isKept: () => frame.evaluate(() => 'markedByTest' in window) };
  }

  async expectSaved(): Promise<void> {
    await expect(this.saved).toHaveText('Saved');
  }
}

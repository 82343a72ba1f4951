import { expect, type Locator, type Page } from '@playwright/test';
import { panelWords } from '#admin/forms/panel-words.ts';
import { words } from '#admin/words.ts';
import { waitForPaint } from './frames.ts';

/** Finds the action button of a toast that contains the text. Ignores buttons of the same name elsewhere. */
export function findToastAction(page: Page, text: string, action: string): Locator {
  return page.locator('.toast').filter({ hasText: text }).getByRole('button', { name: action });
}

/** Page object of the editor. Finds its parts by role and accessible name. */
export class Editor {
  readonly page: Page;
  readonly outline: Locator;
  /** The rows of blocks. Excludes the rows of slots inside blocks, which cannot be selected. */
  readonly rows: Locator;
  readonly panel: Locator;
  readonly publish: Locator;
  /** Replaces the publish button when the draft equals the live version. */
  readonly published: Locator;
  /** Shows whether all changes are saved. */
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

  /** The page in the preview frame. */
  get frame() {
    return this.page.frameLocator('iframe[title="Live preview of the page"]');
  }

  /** The blocks that the frame renders, from top to bottom. */
  get rendered(): Locator {
    return this.frame.locator('main [data-block-id]');
  }

  /** Opens a page in the editor. Waits until the frame shows the text `shows`, if given. */
  async open(id: string, shows?: string): Promise<this> {
    await this.page.goto(`/admin/pages/edit/${id}`);
    if (shows) await expect(this.frame.getByText(shows)).toBeVisible();
    // The server's page is visible before its script listens for clicks.
    await expect(this.page.locator('.frame[aria-busy=false]').first()).toBeVisible();
    return this;
  }

  row(name: string): Locator {
    // A column's row is named after the text inside it; the row of the block itself comes below.
    return this.rows.filter({ hasText: name }).last();
  }

  /** Waits until a row can be dragged, which takes a moment after the page has loaded. */
  async expectDraggable(name: string): Promise<void> {
    await expect(this.row(name)).toHaveAttribute('draggable', 'true');
  }

  /** Selects a block in the outline, which moves the focus there. */
  async select(name: string): Promise<void> {
    await this.row(name).click();
    await expect(this.row(name)).toHaveAttribute('aria-selected', 'true');
  }

  /** The dialog that compares the live version with the draft before publishing. */
  get publishing(): Locator {
    return this.page.getByRole('dialog', { name: /^Publish “/ });
  }

  /** Publishes all changes of the draft. */
  async publishAll(): Promise<void> {
    await this.publish.click();
    await this.publishing.getByRole('button', { name: 'Publish', exact: true }).click();
  }

  /** Finds a field of the selected block by its label. */
  field(label: string): Locator {
    return this.panel.getByLabel(label, { exact: true });
  }

  /** Clicks on an element in the frame. Playwright's own click ignores the frame's scale and would miss. */
  async pointInFrame(target: Locator, { clicks = 1 } = {}): Promise<void> {
    const box = await this.restingBox(target);
    await this.page.mouse.click(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2, {
      clickCount: clicks,
    });
  }

  /** Returns an element's bounding box once the page has stopped scrolling to the selected block. */
  private async restingBox(target: Locator) {
    await expect(target).toBeVisible();
    let before = '';
    for (;;) {
      // The box is null while the block is rendered again.
      const box = await target.boundingBox();
      const place = box ? Object.values(box).join() : '';
      if (box && place === before) return box;
      before = place;
      await waitForPaint(this.page);
    }
  }

  async tab(name: 'Content' | 'Style' | 'Behaviour'): Promise<void> {
    await this.panel.getByRole('tab', { name }).click();
  }

  /** Expands a group of fields in the properties panel. */
  async unfold(name: keyof typeof panelWords.folds): Promise<void> {
    await this.panel.locator('summary').filter({ hasText: panelWords.folds[name] }).click();
  }

  async language(name: 'Dutch' | 'English'): Promise<void> {
    const choice = this.page.getByRole('radio', { name });
    // The radio input is visually hidden behind its label.
    await choice.check({ force: true });
    await expect(choice).toBeChecked();
  }

  /**
   * Sets a property on the frame's window. `isKept` returns false once the frame has loaded a new document.
   */
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

import { expect, type Locator, type Page } from '@playwright/test';
import { pageListWords } from '#admin/pages/list/list-words.ts';
import { pagesWords } from '#admin/pages/pages-words.ts';

/**
 * Page object of the list of pages. A long list renders only the rows in view, so search for others first.
 */
export class PageList {
  readonly page: Page;
  readonly grid: Locator;
  readonly search: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole('treegrid', { name: 'Pages' });
    this.search = page.getByRole('searchbox', { name: pagesWords.search });
  }

  async open(address = '/admin'): Promise<this> {
    await this.page.goto(address);
    await expect(this.grid).toBeVisible();
    return this;
  }

  row(identifier: string): Locator {
    return this.grid.getByRole('row').filter({ hasText: `Proef ${identifier}` });
  }

  async select(...identifiers: readonly string[]): Promise<void> {
    for (const identifier of identifiers) {
      await this.row(identifier)
        .getByText(`Proef ${identifier}`)
        .click({ modifiers: ['ControlOrMeta'] });
      await expect(this.row(identifier)).toHaveAttribute('aria-selected', 'true');
    }
  }

  /** Focuses a row. */
  async goTo(identifier: string): Promise<void> {
    await this.row(identifier).focus();
    await expect(this.row(identifier)).toBeFocused();
  }

  /** Drags a row onto another row, or to its upper or lower edge. */
  async drag(from: string, to: string, where: 'above' | 'onto' | 'below'): Promise<void> {
    const [source, target] = [this.row(from), this.row(to)];
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('There is nothing to drag to');
    const y = { above: 3, onto: box.height / 2, below: box.height - 3 }[where];
    await source.dragTo(target, {
      sourcePosition: { x: 200, y: 20 },
      targetPosition: { x: 200, y },
    });
  }

  /** Returns the identifiers of the test's own pages, in the order of their rows. */
  async order(identifiers: readonly string[]): Promise<string[]> {
    const texts = await this.grid.getByRole('row').allTextContents();
    return texts.flatMap((text) => identifiers.filter((identifier) => text.includes(`Proef ${identifier}`)));
  }

  bulk(action: string): Locator {
    return this.page
      .getByRole('toolbar', { name: pageListWords.list.actions })
      .getByRole('button', { name: action, exact: true });
  }
}

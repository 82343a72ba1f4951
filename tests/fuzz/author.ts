import { type Browser, type BrowserContext, expect, type Frame, type Page } from '@playwright/test';
import { conflictWords } from '#admin/editor/dialogs/conflict/conflict-words.ts';
import { benchOwner } from '../../bench/servers.ts';
import { Editor } from '../browser/support/editor.ts';
import { hideHints } from '../browser/support/hide-hints.ts';

const frameTitle = 'iframe[title="Live preview of the page"]';

/** Console errors that the browser logs while the server is down on purpose. */
const expectedLines = /Failed to load resource|net::ERR_|Failed to fetch|NetworkError|Load failed/;

/** One user with the editor in a separate browser context. */
export class Author {
  readonly name: string;
  readonly page: Page;
  readonly editor: Editor;
  readonly problems: string[] = [];
  private readonly address: string;

  private constructor(name: string, page: Page, address: string) {
    this.name = name;
    this.page = page;
    this.editor = new Editor(page);
    this.address = address;
    page.on('pageerror', (error) => this.problems.push(`${name}: uncaught ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() !== 'error' || expectedLines.test(message.text())) return;
      this.problems.push(`${name}: ${message.text()}`);
    });
  }

  static async open(name: string, browser: Browser, origin: string, pageId: string): Promise<Author> {
    const context: BrowserContext = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1440, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(10_000);
    await hideHints(context);
    await context.request.post('/api/auth/sign-in', { data: benchOwner });
    const author = new Author(name, await context.newPage(), `/admin/pages/edit/${pageId}`);
    await author.reopen();
    return author;
  }

  async reopen(): Promise<void> {
    await this.page.goto(this.address);
    await this.untilReady();
  }

  async untilReady(): Promise<void> {
    await expect(this.editor.rows.first()).toBeVisible({ timeout: 30_000 });
    await expect(this.editor.rendered.first()).toBeVisible({ timeout: 30_000 });
  }

  async frame(): Promise<Frame> {
    const frame = await (await this.page.locator(frameTitle).first().elementHandle())?.contentFrame();
    if (!frame) throw new Error('There is no frame');
    return frame;
  }

  /**
   * Waits until the server has all work of this browser. Returns whether there was a conflict. A conflict is
   * resolved as the dialog proposes, so the words of one side remain only in a version.
   */
  async sync(): Promise<boolean> {
    const { editor } = this;
    let decided = false;
    await expect(async () => {
      if (await this.answerConflict()) decided = true;
      else if ((await editor.saved.textContent()) !== 'Saved') await this.pressSave();
      await expect(editor.saved).toHaveText('Saved', { timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    return decided;
  }

  /** Resolves an open conflict dialog. Returns whether there was one. */
  private async answerConflict(): Promise<boolean> {
    const merge = this.page.getByRole('button', { name: conflictWords.save });
    if (!(await merge.isVisible())) return false;
    await merge.click();
    await expect(merge).toBeHidden();
    return true;
  }

  /** Returns whether the conflict dialog is open. It blocks all other work. */
  async hasConflict(): Promise<boolean> {
    return this.page.getByRole('button', { name: conflictWords.save }).isVisible();
  }

  private async pressSave(): Promise<void> {
    await this.page.keyboard.press('Control+s');
  }

  /** Returns the texts of the frame in one language, one per block. */
  async shown(language: 'Dutch' | 'English'): Promise<string[]> {
    await this.editor.language(language);
    const code = language === 'Dutch' ? 'nl' : 'en';
    await expect(this.editor.frame.locator('html')).toHaveAttribute('lang', code);
    return (await this.frame()).evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main [data-block-id]')].map(
        (block) => `${block.dataset.blockId}: ${block.textContent.replaceAll(/\s+/g, ' ').trim()}`,
      ),
    );
  }
}

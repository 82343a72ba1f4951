import { type Browser, type BrowserContext, expect, type Frame, type Page } from '@playwright/test';
import { conflictWords } from '#admin/editor/dialogs/conflict/conflict-words.ts';
import { benchOwner } from '../../bench/servers.ts';
import { Editor } from '../browser/support/editor.ts';
import { hideHints } from '../browser/support/hide-hints.ts';

const frameTitle = 'iframe[title="Live preview of the page"]';

/** Lines that the browser writes when a server is away on purpose. */
const expectedLines = /Failed to load resource|net::ERR_|Failed to fetch|NetworkError|Load failed/;

/** One person with the editor in a browser of their own. */
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
   * Until the server has all work of this browser. Answers whether both had changed the same: that question is
   * answered as it stands, so one side's words stay in a version alone.
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

  /** A dialog about both having changed the same is answered; whether there was one. */
  private async answerConflict(): Promise<boolean> {
    const merge = this.page.getByRole('button', { name: conflictWords.save });
    if (!(await merge.isVisible())) return false;
    await merge.click();
    await expect(merge).toBeHidden();
    return true;
  }

  /** Before anything else is done: nobody can work behind that dialog. */
  async hasConflict(): Promise<boolean> {
    return this.page.getByRole('button', { name: conflictWords.save }).isVisible();
  }

  private async pressSave(): Promise<void> {
    await this.page.keyboard.press('Control+s');
  }

  /** What its frame says in one language, block by block. */
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

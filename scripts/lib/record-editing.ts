import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Editor } from '../../tests/browser/support/editor.ts';

/** Pixels of the recording. The recorded viewport is a third larger. */
const size = { width: 960, height: 600 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Frames of a recording: screenshots with a drawn mouse pointer, and their durations in ms. */
class Recording {
  readonly #page: Page;
  readonly #frames: Buffer[] = [];
  readonly #delays: number[] = [];
  #mouse: Point;

  constructor(page: Page) {
    this.#page = page;
    const { width, height } = page.viewportSize() ?? size;
    this.#mouse = { x: width / 2, y: height / 2 };
  }

  async shoot(milliseconds: number): Promise<void> {
    // Playwright's screenshots do not show the mouse pointer.
    const { x, y } = this.#mouse;
    const { width, height } = this.#page.viewportSize() ?? size;
    const mouse = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="translate(${x} ${y}) scale(1.6)" d="M0 0v17l4-4 3 7 3-1-3-7h6z" fill="#000" stroke="#fff"/></svg>`;
    const shot = await sharp(await this.#page.screenshot({ animations: 'disabled', caret: 'initial' }))
      .composite([{ input: Buffer.from(mouse) }])
      .png()
      .toBuffer();
    this.#frames.push(await sharp(shot).resize(size).png().toBuffer());
    this.#delays.push(milliseconds);
  }

  /** Moves the mouse in steps and records a frame for each. */
  async moveTo(to: Point, steps: number): Promise<void> {
    const from = this.#mouse;
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      this.#mouse = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.#page.mouse.move(this.#mouse.x, this.#mouse.y);
      await this.shoot(60);
    }
  }

  /** Writes an animated WebP that loops forever. */
  async save(path: string): Promise<void> {
    await sharp(this.#frames, { join: { animated: true } })
      .webp({ delay: this.#delays, loop: 0, quality: 60, effort: 6, minSize: true })
      .toFile(path);
  }
}

async function findPoint(target: Locator, x: number, y: number): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is no element to point at');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Records writing a title in the page and dragging a block below another one, in under eight seconds. */
export async function recordEditing(
  { page, editor }: { page: Page; editor: Editor },
  path: string,
): Promise<void> {
  const recording = new Recording(page);
  await page.mouse.move(-1, -1);
  const title = editor.frame.locator('[data-block-id=shell-title]');
  const lead = editor.frame.locator('[data-block-id=shell-lead]');
  await title.scrollIntoViewIfNeeded();
  await editor.pointInFrame(title);
  await editor.frame.locator('[data-preview-selected]').waitFor();
  await recording.shoot(700);
  await recording.moveTo(await findPoint(title, 0.1, 0.5), 5);
  await editor.pointInFrame(title);
  await editor.frame.locator('[data-writing]:focus').waitFor();
  await page.keyboard.press('Control+a');
  await recording.shoot(500);
  for (const letters of 'Op tijd terug van het wad'.match(/.{1,2}/g) ?? []) {
    await page.keyboard.type(letters);
    await recording.shoot(90);
  }
  await recording.shoot(700);
  await page.keyboard.press('Escape');
  await recording.moveTo(await findPoint(lead, 0.1, 0.3), 4);
  await editor.pointInFrame(lead);
  await page.locator('.drag-grip[data-ready]').waitFor();
  await recording.shoot(400);
  const start = await findPoint(lead, 0.1, 0.3);
  await recording.moveTo(start, 1);
  await page.mouse.down();
  const below = editor.frame
    .locator('main > * [data-block-id], main > [data-block-id]')
    .filter({ hasText: 'Twaalf gidsen' })
    .first();
  await recording.moveTo(await findPoint(below, 0.2, 0.95), 10);
  await page.locator('.drop-line').waitFor();
  await recording.shoot(500);
  await page.mouse.up();
  await page.locator('.drop-line').waitFor({ state: 'detached' });
  await recording.shoot(400);
  await editor.expectSaved();
  await recording.shoot(1500);
  await recording.save(path);
}

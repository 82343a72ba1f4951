import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Creates an image with unique bytes. The media library stores equal files only once. */
export async function createDropFile(name: string, type = 'image/png') {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const bytes = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  return { name, type, bytes: bytes.toString('base64') };
}

/** A file to drop, with its bytes in base64. */
export type DropFile = Awaited<ReturnType<typeof createDropFile>>;

/**
 * Drops files on the last block in the preview frame that contains `words`. `part` and `across` are the
 * position in the block, as fractions of its height and width. Throws if there is no frame or no such block.
 */
export async function dropInPage(
  page: Page,
  files: readonly DropFile[],
  words: string,
  part: number,
  across = 0.5,
): Promise<void> {
  const handle = await page.locator('iframe[title="Live preview of the page"]').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('There is no page to drop on');
  await frame.evaluate(
    ({ given, shows, at, aside }) => {
      const found = [...document.querySelectorAll('[data-block-id]')].findLast((block) =>
        block.textContent?.includes(shows),
      );
      if (!found) throw new Error(`Nothing shows ${shows}`);
      const { left, top, width, height } = found.getBoundingClientRect();
      const dataTransfer = new DataTransfer();
      for (const { name, type, bytes } of given) {
        dataTransfer.items.add(
          new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name, { type }),
        );
      }
      const [clientX, clientY] = [left + width * aside, top + height * at];
      for (const event of ['dragover', 'drop']) {
        const options = { dataTransfer, clientX, clientY, bubbles: true, cancelable: true };
        found.dispatchEvent(new DragEvent(event, options));
      }
    },
    { given: [...files], shows: words, at: part, aside: across },
  );
}

/**
 * Draws the demo's video into demo/media: its frames are SVGs, and a browser encodes them. The same code
 * gives the same video, though not byte for byte, because the encoder is not deterministic.
 * Usage: node demo/make-video.ts
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/lib/find-browser.ts';
import { type WebmVideo, writeWebm } from '../scripts/lib/webm.ts';
import { korteNachtVideo } from './drawings/korte-nacht-video.ts';
import type { Video } from './drawings/picture.ts';

const folder = path.join(import.meta.dirname, 'media');
const budget = 250 * 1024;

interface EncodedFrame extends Omit<WebmVideo['frames'][number], 'bytes'> {
  readonly base64: string;
}

/**
 * Opens a page on an HTTPS origin, because browsers offer VideoEncoder on secure origins only. Every request
 * is answered locally.
 */
async function openStudio(): Promise<{ page: Page; close: () => Promise<void> }> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  const page = await browser.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('https://film.example/');
  return { page, close: () => browser.close() };
}

async function encode(page: Page, video: Video): Promise<EncodedFrame[]> {
  const { draw, frames, ...settings } = video;
  const svgs = Array.from({ length: frames }, (_, index) => draw(index / frames));
  return page.evaluate(
    async ({ svgs, width, height, rate, quantizer }) => {
      const chunks: { time: number; key: boolean; base64: string }[] = [];
      const encoder = new VideoEncoder({
        output: (chunk) => {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
          chunks.push({ time: Math.round(chunk.timestamp / 1000), key: chunk.type === 'key', base64 });
        },
        error: (error) => {
          throw error;
        },
      });
      const codec = 'vp09.00.31.08';
      encoder.configure({ codec, width, height, framerate: rate, bitrateMode: 'quantizer' });
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d', { alpha: false });
      if (!context) throw new Error('This browser draws nothing.');
      for (const [index, svg] of svgs.entries()) {
        const image = new Image(width, height);
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        context.drawImage(image, 0, 0);
        const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / rate });
        // A short video needs a single key frame.
        const keyFrame = index === 0;
        // TypeScript's types do not have this option yet.
        const options = { keyFrame, vp9: { quantizer: quantizer[keyFrame ? 'first' : 'after'] } };
        encoder.encode(frame, options);
        frame.close();
      }
      await encoder.flush();
      return chunks;
    },
    { svgs, ...settings },
  );
}

const { page, close } = await openStudio();
const encoded = await encode(page, korteNachtVideo).finally(close);
const { file, width, height, frames, rate } = korteNachtVideo;
const bytes = writeWebm({
  codec: 'V_VP9',
  width,
  height,
  duration: (frames * 1000) / rate,
  frames: encoded.map(({ base64, ...frame }) => ({ ...frame, bytes: Buffer.from(base64, 'base64') })),
});
await writeFile(path.join(folder, file), bytes);
console.log(`${file} ${(bytes.length / 1024).toFixed(0)} kB`);
if (bytes.length > budget) {
  console.error('The video is larger than its budget of 250 kB.');
  process.exitCode = 1;
}

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { writeWebm } from '../../../scripts/lib/webm.ts';

const [width, height, rate, count] = [1280, 720, 12, 18];

/**
 * A film that no other test has, encoded by the browser of the test: a second and a half of coloured squares that change their places, after two
 * frames of black.
 */
export async function makeFilm(page: Page) {
  const encoded = await page.evaluate(
    async ({ width, height, rate, count }) => {
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
      encoder.configure({ codec: 'vp09.00.31.08', width, height, framerate: rate, bitrate: 8_000_000 });
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d', { alpha: false });
      if (!context) throw new Error('This browser draws nothing.');
      for (let index = 0; index < count; index += 1) {
        for (let square = 0; index > 1 && square < 400; square += 1) {
          context.fillStyle = `hsl(${Math.random() * 360} 80% ${20 + Math.random() * 60}%)`;
          context.fillRect(Math.random() * width, Math.random() * height, 40, 40);
        }
        const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / rate });
        encoder.encode(frame, { keyFrame: index === 0 });
        frame.close();
      }
      await encoder.flush();
      return chunks;
    },
    { width, height, rate, count },
  );
  const frames = encoded.map(({ base64, ...frame }) => ({ ...frame, bytes: Buffer.from(base64, 'base64') }));
  const buffer = writeWebm({ codec: 'V_VP9', width, height, duration: (count * 1000) / rate, frames });
  return { name: `film-${randomUUID()}.webm`, mimeType: 'video/webm', buffer };
}

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { writeWebm } from '../../../scripts/lib/webm.ts';

const [width, height, rate, count] = [1280, 720, 12, 18];

/**
 * Encodes a unique video in the test's browser: 1.5 seconds at 12 frames per second. Two black frames precede
 * frames of randomly placed coloured squares.
 */
export async function makeVideo(page: Page) {
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

/** Records a video from a canvas in the browser. It is transparent, and its file has no duration. */
export async function recordVideo(page: Page) {
  const base64 = await page.evaluate(
    async ({ width, height }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws nothing.');
      const type = 'video/webm;codecs=vp8';
      const recorder = new MediaRecorder(canvas.captureStream(10), {
        mimeType: type,
        videoBitsPerSecond: 8_000_000,
      });
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const stopped = new Promise((resolve) => {
        recorder.onstop = resolve;
      });
      recorder.start(100);
      for (let index = 0; index < 20; index += 1) {
        for (let square = 0; square < 200; square += 1) {
          context.fillStyle = `hsl(${Math.random() * 360} 80% ${20 + Math.random() * 60}%)`;
          context.fillRect(Math.random() * width, Math.random() * height, 40, 40);
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      recorder.stop();
      await stopped;
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { width, height },
  );
  return { name: `film-${randomUUID()}.webm`, mimeType: 'video/webm', buffer: Buffer.from(base64, 'base64') };
}

/** Encodes a video as {@link makeVideo} does, with an audio track. */
export async function makeVideoWithSound(page: Page) {
  const silent = await makeVideo(page);
  const sounds = await page.evaluate(async () => {
    const [sampleRate, seconds] = [48_000, 1.5];
    const chunks: { time: number; duration: number; base64: string }[] = [];
    const encoder = new AudioEncoder({
      output: (chunk) => {
        const bytes = new Uint8Array(chunk.byteLength);
        chunk.copyTo(bytes);
        const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
        chunks.push({ time: chunk.timestamp / 1e6, duration: (chunk.duration ?? 0) / 1e6, base64 });
      },
      error: (error) => {
        throw error;
      },
    });
    encoder.configure({ codec: 'opus', sampleRate, numberOfChannels: 1 });
    const data = Float32Array.from({ length: sampleRate * seconds }, (_, at) => Math.sin(at / 20) / 2);
    const format = 'f32';
    encoder.encode(
      new AudioData({
        format,
        sampleRate,
        numberOfFrames: data.length,
        numberOfChannels: 1,
        timestamp: 0,
        data,
      }),
    );
    await encoder.flush();
    return chunks;
  });
  const input = new Input({ source: new BufferSource(silent.buffer), formats: [WEBM] });
  const videoFile = await input.getPrimaryVideoTrack();
  if (!videoFile) throw new Error('The video has no picture.');
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const [pictures, tones] = [new EncodedVideoPacketSource('vp9'), new EncodedAudioPacketSource('opus')];
  output.addVideoTrack(pictures);
  output.addAudioTrack(tones);
  await output.start();
  const video = { decoderConfig: (await videoFile.getDecoderConfig()) ?? undefined };
  for await (const packet of new EncodedPacketSink(videoFile).packets()) await pictures.add(packet, video);
  pictures.close();
  const audio = { decoderConfig: { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1 } };
  for (const { time, duration, base64 } of sounds) {
    await tones.add(new EncodedPacket(Buffer.from(base64, 'base64'), 'key', time, duration), audio);
  }
  await output.finalize();
  return { ...silent, buffer: Buffer.from(target.buffer ?? new ArrayBuffer(0)) };
}

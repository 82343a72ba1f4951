import { drawIcon } from './draw-icon.ts';
import { encodeVariant, lightenGif } from './encode-picture.ts';
import type { instanceFont } from './fonts/cut-font.ts';
import type { inspectFont } from './fonts/inspect-font.ts';
import { inspectHeic } from './inspect-heic.ts';
import { inspectPicture } from './inspect-picture.ts';
import { inspectSvg } from './inspect-svg.ts';
import { encodePage, inspectPdf } from './open-pdf.ts';
import { composeSharingPicture, rasterizeIcon } from './rasterize.ts';

/** All that is done with the pixels of pictures, and with fonts. Only the picture process imports this: it loads the decoders. */
export const pictureTasks = {
  inspectPicture,
  inspectHeic,
  inspectSvg,
  inspectPdf,
  encodePage,
  encodeVariant,
  lightenGif,
  composeSharingPicture,
  rasterizeIcon,
  drawIcon,
  // What reads fonts is a program of its own, which few of these processes need.
  inspectFont: (async (...input) =>
    (await import('./fonts/inspect-font.ts')).inspectFont(...input)) as typeof inspectFont,
  instanceFont: (async (...input) =>
    (await import('./fonts/cut-font.ts')).instanceFont(...input)) as typeof instanceFont,
};

export type PictureTasks = typeof pictureTasks;
export type TaskName = keyof PictureTasks;

/** A piece of work as it goes to the picture process. */
export interface TaskRequest {
  readonly id: number;
  readonly name: TaskName;
  readonly input: readonly unknown[];
}

/** What comes back: what the task answers, or what is wrong with the picture (`issue`) or with us (`error`). */
export type TaskAnswer = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly issue: string }
  | { readonly error: string }
);

import { drawIcon } from './draw-icon.ts';
import { encodeVariant, lightenGif } from './encode-picture.ts';
import type { createFontInstance } from './fonts/cut-font.ts';
import type { inspectFont } from './fonts/inspect-font.ts';
import { inspectHeic } from './inspect-heic.ts';
import { inspectPicture } from './inspect-picture.ts';
import { inspectSvg } from './inspect-svg.ts';
import { encodePage, inspectPdf } from './open-pdf.ts';
import { composeSharingPicture, rasterizeIcon } from './rasterize.ts';

/**
 * All tasks on pixels and fonts. Only the picture process imports this module, since it loads the decoders.
 */
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
  // The font reader is large, and few of these processes need it.
  inspectFont: (async (...input) =>
    (await import('./fonts/inspect-font.ts')).inspectFont(...input)) as typeof inspectFont,
  createFontInstance: (async (...input) =>
    (await import('./fonts/cut-font.ts')).createFontInstance(...input)) as typeof createFontInstance,
};

export type PictureTasks = typeof pictureTasks;
export type TaskName = keyof PictureTasks;

/** A task as sent to the picture process. */
export interface TaskRequest {
  readonly id: number;
  readonly name: TaskName;
  readonly input: readonly unknown[];
}

/** The result of a task: its value, a problem of the file (`issue`) or a failure of ours (`error`). */
export type TaskAnswer = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly issue: string }
  | { readonly error: string }
);

import { encodePage } from './encode-page.ts';
import { encodeVariant } from './encode-variant.ts';
import { inspectHeic } from './inspect-heic.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { inspectPicture } from './inspect-picture.ts';
import { inspectSvg } from './inspect-svg.ts';
import { lightenGif } from './lighten-gif.ts';
import { composeSharingPicture, rasterizeIcon } from './rasterize.ts';

/** All that is done with the pixels of pictures. Only the picture process imports this: it loads the decoders. */
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

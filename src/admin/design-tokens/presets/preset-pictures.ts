import type { Theme } from '#tokens/resolve-tokens.ts';

/** Made by `npm run pictures:presets`. */
const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** CSS pixels, to keep the place of a picture that loads. */
export const pictureSize = { width: 560, height: 700 } as const;

/** The address of the top of an ordinary page in a preset; undefined where no picture was taken of it. */
export function presetPicture(id: string, theme: Theme): string | undefined {
  return files[`./pictures/${id}-${theme}.webp`];
}

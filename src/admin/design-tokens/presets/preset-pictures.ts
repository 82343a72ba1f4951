import type { Theme } from '#tokens/light-dark.ts';

/**
 * Pictures rendered by `npm run pictures:presets`. A studio's own presets have theirs in the same folder as the
 * presets.
 */
const files = import.meta.glob<string>(
  ['/src/admin/design-tokens/presets/pictures/*.webp', '/studio/tokens/presets/*.webp'],
  { eager: true, query: '?url', import: 'default' },
);

/** In CSS pixels. Reserves the space of a picture while it loads. */
export const pictureSize = { width: 560, height: 700 } as const;

/** Finds the URL of a preset's picture; undefined if none was taken. */
export function findPresetPicture(id: string, theme: Theme): string | undefined {
  const ending = `/${id}-${theme}.webp`;
  return Object.entries(files).find(([file]) => file.endsWith(ending))?.[1];
}

import { getOwnValues } from '#content/block/responsive-values.ts';
import type { MediaFacts } from '#content/media/image-url.ts';
import type { PhoneImage } from './themed-picture.tsx';

/** Gets the CSS ratio of a box. `auto` uses the file's dimensions, and is undefined if they are unknown. */
export function getCssRatio(ratio: string, facts: MediaFacts | undefined): string | undefined {
  if (ratio !== 'auto') return ratio;
  return facts && facts.width > 0 && facts.height > 0 ? `${facts.width}/${facts.height}` : undefined;
}

/** True if phones have their own image and no aspect ratio, so that they show it uncropped. */
export function hasPhoneShape(values: object, phones: PhoneImage | undefined, name = 'aspectRatio'): boolean {
  return phones !== undefined && getOwnValues(values, 'mobile')[name] === undefined;
}

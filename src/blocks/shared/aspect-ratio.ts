import type { MediaFacts } from '#content/media/image-url.ts';
import type { Style } from './style.ts';

/** Gets the CSS ratio of a box. `auto` uses the file's dimensions, and is undefined if they are unknown. */
export function getCssRatio(ratio: string, facts: MediaFacts | undefined): string | undefined {
  if (ratio !== 'auto') return ratio;
  return facts && facts.width > 0 && facts.height > 0 ? `${facts.width}/${facts.height}` : undefined;
}

/**
 * Builds the style of an image's box: one ratio, or another one on phones, which `picture.css` applies. The
 * phone image keeps its own ratio unless one is set.
 */
export function buildRatioStyle(
  aspectRatio: string | undefined,
  onPhones: string,
  ofPhones?: MediaFacts | undefined,
): Style {
  const isSaid = onPhones !== 'same' && onPhones !== '';
  const phoneRatio = isSaid ? onPhones : ofPhones && getCssRatio('auto', ofPhones);
  return phoneRatio === undefined ? { aspectRatio } : { '--ratio': aspectRatio, '--ratio-phone': phoneRatio };
}

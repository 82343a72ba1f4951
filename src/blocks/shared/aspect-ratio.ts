import type { MediaFacts } from '#content/media/image-url.ts';
import type { Style } from './style.ts';

/** The CSS value for a box; `auto` takes the file's own measures, and is undefined where nobody knows them. */
export function ratioOf(ratio: string, facts: MediaFacts | undefined): string | undefined {
  if (ratio !== 'auto') return ratio;
  return facts && facts.width > 0 && facts.height > 0 ? `${facts.width}/${facts.height}` : undefined;
}

/**
 * The box of a picture: one shape, or another on phones, for which `picture.css` has to have the last word. What phones show in its
 * place is as it was made, unless a shape is said.
 */
export function ratioStyle(
  aspectRatio: string | undefined,
  onPhones: string,
  ofPhones?: MediaFacts | undefined,
): Style {
  const isSaid = onPhones !== 'same' && onPhones !== '';
  const phoneRatio = isSaid ? onPhones : ofPhones && ratioOf('auto', ofPhones);
  return phoneRatio === undefined ? { aspectRatio } : { '--ratio': aspectRatio, '--ratio-phone': phoneRatio };
}

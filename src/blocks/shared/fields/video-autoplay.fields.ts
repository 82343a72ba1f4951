import type { FieldBase, ToggleField } from '#content/fields/field.ts';
import { toggle } from '#content/fields/kinds.ts';

/** Field for playing a video without a click. Browsers block autoplay with sound. */
export function videoAutoplay(options: Pick<FieldBase<unknown>, 'tab' | 'when'>): ToggleField {
  return toggle('Autoplay', { ...options, help: 'Browsers autoplay only muted videos.' });
}

import type { MediaField } from './field.ts';

/**
 * True for an alternative of the image in another field, with the same meaning: for the dark theme or for
 * phones.
 */
export function isAlternateImage({ darkOf, phoneOf }: MediaField): boolean {
  return darkOf !== undefined || phoneOf !== undefined;
}

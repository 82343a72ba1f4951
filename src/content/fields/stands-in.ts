import type { MediaField } from './field.ts';

/** True for a picture that is shown in the place of the one in another field, and says the same: by night, or on phones. */
export function standsIn({ darkOf, phoneOf }: MediaField): boolean {
  return darkOf !== undefined || phoneOf !== undefined;
}

import type { MediaField } from '#content/fields/field.ts';
import { media } from '#content/fields/kinds.ts';

/** The picture that the dark theme shows in the place of the one in the field `darkOf`; without one, both themes show that. */
export function darkMedia(label: string, darkOf: string): MediaField {
  return media(label, {
    darkOf,
    help: 'Shown in the dark theme, by the same alt text. Best in the same shape.',
    when: { field: darkOf, matches: /\S/ },
  });
}

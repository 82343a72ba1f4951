import type { FieldCondition, MediaField } from '#content/fields/field.ts';
import { media } from '#content/fields/kinds.ts';

/**
 * The picture that the dark theme shows in the place of the one in the field `darkOf`; without one, both themes show that. `when`: what
 * has to hold beside there being one.
 */
export function darkMedia(label: string, darkOf: string, when: readonly FieldCondition[] = []): MediaField {
  return media(label, {
    darkOf,
    help: 'Shown in the dark theme, by the same alt text. Best in the same shape.',
    when: [{ field: darkOf, matches: /\S/ }, ...when],
  });
}

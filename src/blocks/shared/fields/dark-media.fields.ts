import type { FieldCondition, MediaField } from '#content/fields/field.ts';
import { media } from '#content/fields/kinds.ts';

/**
 * Field for the image that replaces the one in the field `darkOf` in the dark theme. Without it both themes
 * show the same. `when` has further conditions.
 */
export function darkMedia(label: string, darkOf: string, when: readonly FieldCondition[] = []): MediaField {
  return media(label, {
    darkOf,
    fold: 'darkTheme',
    help: 'Uses the same alt text; works best in the same shape.',
    when: [{ field: darkOf, matches: /\S/ }, ...when],
  });
}

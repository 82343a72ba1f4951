import type { FieldCondition, TextField, ToggleField } from '#content/fields/field.ts';
import { toggle, translatedText } from '#content/fields/kinds.ts';

interface Options<Alt extends string, Decorative extends string> {
  readonly alt: Alt;
  readonly decorative: Decorative;
  /** Name of the image's field. */
  readonly media: string;
  readonly label?: string;
  readonly help?: string;
  readonly when?: FieldCondition;
}

/**
 * Fields for an image's alt text, and for marking it as decorative. The flag distinguishes a decorative image
 * from one without alt text. The text stays stored while the flag is on.
 */
export function altText<const Alt extends string, const Decorative extends string>(
  options: Options<Alt, Decorative>,
): Record<Alt, TextField> & Record<Decorative, ToggleField> {
  const { alt, decorative, media, label = 'Alt text', help, when } = options;
  const control = (part: string) => ({ kind: 'alt-text', key: alt, label, part }) as const;
  const chosen = { field: media, matches: /\S/ };
  return {
    [alt]: translatedText(label, { when, help, control: control('text'), describes: { media, decorative } }),
    [decorative]: toggle('Decorative', {
      tab: 'content',
      control: control('decorative'),
      when: when ? [when, chosen] : chosen,
    }),
  } as Record<Alt, TextField> & Record<Decorative, ToggleField>;
}

import type { FieldCondition, TextField, ToggleField } from '#content/fields/field.ts';
import { toggle, translatedText } from '#content/fields/kinds.ts';

interface Options<Alt extends string, Decorative extends string> {
  readonly alt: Alt;
  readonly decorative: Decorative;
  /** The field of the picture. */
  readonly media: string;
  readonly label?: string;
  readonly help?: string;
  readonly when?: FieldCondition;
}

/**
 * What a picture shows, in words, and whether it needs none: a flag of its own, so that a decorative picture is told
 * from one that nobody has described yet. The words stay stored while the flag is on.
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

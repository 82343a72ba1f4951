import type { FieldCondition, NumberField } from '#content/fields/field.ts';
import { number } from '#content/fields/kinds.ts';

interface Options<X extends string, Y extends string> {
  readonly x: X;
  readonly y: Y;
  /** Key of the control, with which views mark the image. */
  readonly key: string;
  /** Name of the image's field. */
  readonly media: string;
  readonly label?: string;
  readonly when?: FieldCondition | readonly FieldCondition[];
  readonly responsive?: true;
}

/**
 * Fields for the focal point of one use of an image, in percent from the left and from the top. By default
 * the focal point of the file in the media library applies.
 */
export function focalPoint<const X extends string, const Y extends string>(
  options: Options<X, Y>,
): Record<X | Y, NumberField> {
  const { x, y, key, media, label = 'Focal point', when = [], responsive } = options;
  const chosen = { field: media, matches: /\S/ };
  const share = (name: string, part: string): NumberField => ({
    ...number(name, {
      tab: 'content',
      min: 0,
      max: 100,
      unit: '%',
      control: { kind: 'point', key, label, part },
      handle: 'point',
      when: [chosen, ...[when].flat()],
      ...(responsive && { responsive }),
    }),
    placeIn: media,
  });
  return { [x]: share('From the left', 'x'), [y]: share('From the top', 'y') } as Record<X | Y, NumberField>;
}

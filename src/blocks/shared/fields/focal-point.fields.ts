import type { FieldCondition, NumberField } from '#content/fields/field.ts';
import { number } from '#content/fields/kinds.ts';

interface Options<X extends string, Y extends string> {
  readonly x: X;
  readonly y: Y;
  /** What the views mark the picture with, and the control of both is called by. */
  readonly key: string;
  /** The field of the picture. */
  readonly media: string;
  readonly label?: string;
  readonly when?: FieldCondition | readonly FieldCondition[];
}

/**
 * The point that a place keeps in view of its picture, in percent from the left and from the top: another one than that of the
 * file in the library, which counts where nothing is stored.
 */
export function focalPoint<const X extends string, const Y extends string>(
  options: Options<X, Y>,
): Record<X | Y, NumberField> {
  const { x, y, key, media, label = 'Focal point', when = [] } = options;
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
    }),
    placeIn: media,
  });
  return { [x]: share('From the left', 'x'), [y]: share('From the top', 'y') } as Record<X | Y, NumberField>;
}

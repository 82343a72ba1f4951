import type { FieldCondition, MediaField, NumberField } from '#content/fields/field.ts';
import { media } from '#content/fields/kinds.ts';
import { focalPoint } from './focal-point.fields.ts';

/** What the fields are called by: those of a picture, and those of what phones show in its place. */
interface Names {
  readonly src: string;
  readonly darkSrc: string;
  readonly focalX: string;
  readonly focalY: string;
  readonly phoneSrc: string;
  readonly phoneDarkSrc: string;
  readonly phoneFocalX: string;
  readonly phoneFocalY: string;
  readonly phoneFocalPoint: string;
}

const ofBlock = {
  src: 'src',
  darkSrc: 'darkSrc',
  focalX: 'focalX',
  focalY: 'focalY',
  phoneSrc: 'phoneSrc',
  phoneDarkSrc: 'phoneDarkSrc',
  phoneFocalX: 'phoneFocalX',
  phoneFocalY: 'phoneFocalY',
  phoneFocalPoint: 'phoneFocalPoint',
} as const satisfies Names;

/** As {@link phoneMediaAs}, of the one picture that a block is about; `cropped` says where it keeps a point of it in view. */
export function phoneMediaFields(cropped?: FieldCondition) {
  return phoneMediaAs(ofBlock, { cropped });
}

interface When {
  /** Where there is a picture at all; always when left out. */
  readonly shown?: FieldCondition | undefined;
  /** Where it is cropped, so that a point of it is kept in view; always when left out. */
  readonly cropped?: FieldCondition | undefined;
}

/**
 * The picture that phones show in the place of the one in `src`, and what they keep in view of it; where `darkSrc` is another one for
 * the dark theme, phones may have one of their own for that too.
 */
export function phoneMediaAs<const N extends Names>(
  names: N,
  { shown, cropped }: When = {},
): Record<N['phoneSrc'] | N['phoneDarkSrc'], MediaField> &
  Record<N['phoneFocalX'] | N['phoneFocalY'], NumberField> {
  const hasPicture = [...(shown ? [shown] : []), chosen(names.src)];
  const point: Record<string, NumberField> = focalPoint<string, string>({
    x: names.phoneFocalX,
    y: names.phoneFocalY,
    key: names.phoneFocalPoint,
    media: names.phoneSrc,
    label: 'Focal point on phones',
    when: [...hasPicture, ...(cropped ? [cropped] : [])],
  });
  // By what a block keeps in view of the picture for all windows, in whose place those of phones hold.
  const inPlaceOf = (name: string, phoneOf: string) => ({ [name]: { ...point[name], phoneOf } });
  const fields: Record<string, object> = {
    [names.phoneSrc]: media('Image on phones', {
      phoneOf: names.src,
      help: 'Drawn or cut for a narrow window, and shown there by the same alt text: the same thing, in another shape.',
      when: hasPicture,
    }),
    [names.phoneDarkSrc]: media('Image on phones in the dark theme', {
      phoneOf: names.darkSrc,
      darkOf: names.phoneSrc,
      help: 'Without one, phones show the one above, toned.',
      when: [...hasPicture, chosen(names.darkSrc), chosen(names.phoneSrc)],
    }),
    ...inPlaceOf(names.phoneFocalX, names.focalX),
    ...inPlaceOf(names.phoneFocalY, names.focalY),
  };
  return fields as ReturnType<typeof phoneMediaAs<N>>;
}

const chosen = (field: string) => ({ field, matches: /\S/ });

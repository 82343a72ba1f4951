import type { FieldCondition, MediaField, NumberField } from '#content/fields/field.ts';
import { media } from '#content/fields/kinds.ts';
import { focalPoint } from './focal-point.fields.ts';
import { foldFields } from './fold.ts';

/** Names of the fields: those of an image, and those of its phone image. */
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

/**
 * Creates the fields of {@link phoneMediaAs} for a block's only image. `cropped` is the condition for a crop.
 */
export function phoneMediaFields(cropped?: FieldCondition) {
  return phoneMediaAs(ofBlock, { cropped });
}

interface When {
  /** Condition for having an image. Default: always. */
  readonly shown?: FieldCondition | undefined;
  /** Condition for a crop, which needs a focal point. Default: always. */
  readonly cropped?: FieldCondition | undefined;
}

/**
 * Creates the fields for the image that replaces `src` on phones, and for its focal point. If `darkSrc` is
 * set, phones can have a dark image too.
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
    label: 'Mobile focal point',
    when: [...hasPicture, ...(cropped ? [cropped] : [])],
  });
  // By what a block keeps in view of the picture for all windows, in whose place those of phones hold.
  const createPhonePoint = (name: string, phoneOf: string) => ({ [name]: { ...point[name], phoneOf } });
  const fields: Record<string, object> = {
    [names.phoneSrc]: media('Mobile image', {
      phoneOf: names.src,
      help: 'Uses the same alt text: show the same thing in another shape.',
      when: hasPicture,
    }),
    [names.phoneDarkSrc]: media('Dark mobile image', {
      phoneOf: names.darkSrc,
      darkOf: names.phoneSrc,
      help: 'If empty, the mobile image is shown, dimmed.',
      when: [...hasPicture, chosen(names.darkSrc), chosen(names.phoneSrc)],
    }),
    ...createPhonePoint(names.phoneFocalX, names.focalX),
    ...createPhonePoint(names.phoneFocalY, names.focalY),
  };
  return foldFields('mobile', fields as ReturnType<typeof phoneMediaAs<N>>);
}

const chosen = (field: string) => ({ field, matches: /\S/ });

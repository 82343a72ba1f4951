import type { MediaField, NumberField } from '#content/fields/field.ts';
import { media } from '#content/fields/kinds.ts';
import { focalPoint } from './focal-point.fields.ts';

/** By what a block keeps in view of the picture for all windows, in whose place those of phones hold. */
const point = { x: 'focalX', y: 'focalY' } as const;

interface PhoneMediaFields {
  readonly phoneSrc: MediaField;
  readonly phoneDarkSrc: MediaField;
  readonly phoneFocalX: NumberField;
  readonly phoneFocalY: NumberField;
}

/**
 * The picture that phones show in the place of the one in `src`, and what they keep in view of it; where `darkSrc` is another one for
 * the dark theme, phones may have one of their own for that too.
 */
export function phoneMedia(when?: FocalPointWhen): PhoneMediaFields {
  const { phoneFocalX, phoneFocalY } = focalPoint({
    x: 'phoneFocalX',
    y: 'phoneFocalY',
    key: 'phoneFocalPoint',
    media: 'phoneSrc',
    label: 'Focal point on phones',
    when: [chosen('src'), ...[when ?? []].flat()],
  });
  return {
    phoneSrc: media('Image on phones', {
      phoneOf: 'src',
      help: 'Drawn or cut for a narrow window, and shown there by the same alt text: the same thing, in another shape.',
      when: chosen('src'),
    }),
    phoneDarkSrc: media('Image on phones in the dark theme', {
      phoneOf: 'darkSrc',
      darkOf: 'phoneSrc',
      help: 'Without one, phones show the one above, toned.',
      when: [chosen('src'), chosen('darkSrc'), chosen('phoneSrc')],
    }),
    phoneFocalX: { ...phoneFocalX, phoneOf: point.x },
    phoneFocalY: { ...phoneFocalY, phoneOf: point.y },
  };
}

type FocalPointWhen = Parameters<typeof focalPoint>[0]['when'];

const chosen = (field: string) => ({ field, matches: /\S/ });

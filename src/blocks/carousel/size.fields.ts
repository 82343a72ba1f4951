import type { CombinedOption, FieldBase, FieldControl, LengthField } from '#content/fields/field.ts';
import { choice, length, toggle } from '#content/fields/kinds.ts';

/** Default maximum height of a carousel of images. */
export const standardMaxHeight = '70vh';

/** Options of one width control for the three stored fields. */
const widths: readonly CombinedOption[] = [
  {
    value: 'container',
    label: 'Container',
    is: [{}],
    // Stored explicitly, since the page's composition chooses a width if none is stored.
    sets: { layoutWidth: 'inline', fullbleed: undefined, widthMode: undefined },
  },
  {
    value: 'full-width',
    label: 'Full width',
    is: [{ layoutWidth: ['page'] }],
    sets: { layoutWidth: 'page', fullbleed: undefined, widthMode: undefined },
  },
  {
    value: 'full-bleed',
    label: 'Full bleed',
    is: [{ layoutWidth: ['viewport'] }, { fullbleed: [true] }, { widthMode: ['full-width'] }],
    sets: { layoutWidth: undefined, fullbleed: true, widthMode: undefined },
  },
  {
    value: 'fixed',
    label: 'Fixed',
    is: [{ widthMode: ['fixed'] }],
    sets: { fullbleed: undefined, widthMode: 'fixed' },
  },
];

const createWidthControl = (part: string): FieldControl => ({
  kind: 'combined',
  key: 'reach',
  label: 'Width',
  part,
  options: widths,
});

/** Fields for the size of a carousel. */
export function sizeFields() {
  const fixedWidth = { when: { field: 'widthMode', is: ['fixed'] } } as const;
  const fixedHeight = { when: { field: 'heightMode', is: ['fixed'] } } as const;
  return {
    layoutWidth: choice(
      'Layout width',
      { inline: 'Container', page: 'Full width', viewport: 'Full bleed' },
      { default: 'inline', control: createWidthControl('layoutWidth') },
    ),
    fullbleed: toggle('Full bleed', { control: createWidthControl('fullbleed') }),
    widthMode: choice(
      'Width',
      { filled: 'Fill', fixed: 'Fixed', 'full-width': 'Full width' },
      { default: 'filled', control: createWidthControl('widthMode') },
    ),
    ...perDevice('width', 'Fixed width', {
      ...fixedWidth,
      help: 'Typically 100% on mobile, 80% on tablet, 1200px on desktop.',
    }),
    minWidth: length('Min width', { default: '220px', fold: 'limits' }),
    maxWidth: length('Max width', { fold: 'limits' }),
    heightMode: choice(
      'Height',
      { auto: 'Fit to content', fixed: 'Fixed', 'full-height': 'Full height' },
      { default: 'auto' },
    ),
    ...perDevice('height', 'Fixed height', {
      ...fixedHeight,
      handle: 'height',
      help: 'Typically 300–400px on mobile, 600–800px on tablet, 900–4000px on desktop.',
    }),
    ...perDevice('minHeight', 'Min height', { fold: 'limits' }, '200px'),
    ...perDevice('maxHeight', 'Max height', { fold: 'limits' }, standardMaxHeight),
    contentOverflow: choice(
      'What does not fit',
      { hidden: 'Cut off', visible: 'Show', auto: 'Scroll if needed', scroll: 'Always scroll' },
      { default: 'hidden', fold: 'limits' },
    ),
  };
}

type SizeName = 'width' | 'height' | 'minHeight' | 'maxHeight';
type DeviceLengthFields<Name extends string, Value extends string | undefined> = Record<
  Name,
  LengthField<Value>
> &
  Record<`${Name}${'Mobile' | 'Tablet' | 'Desktop'}`, LengthField>;

/** Creates a length field for all devices, and one for each device. */
function perDevice<const Name extends SizeName>(
  name: Name,
  label: string,
  options: Pick<FieldBase<unknown>, 'when' | 'help' | 'handle' | 'fold'>,
  standard: string,
): DeviceLengthFields<Name, string>;
function perDevice<const Name extends SizeName>(
  name: Name,
  label: string,
  options: Pick<FieldBase<unknown>, 'when' | 'help' | 'handle' | 'fold'>,
): DeviceLengthFields<Name, string | undefined>;
function perDevice(
  name: SizeName,
  label: string,
  options: Pick<FieldBase<unknown>, 'when' | 'help' | 'handle' | 'fold'>,
  standard?: string,
): Record<string, LengthField> {
  const createPartOptions = (device: string) => ({
    ...options,
    control: { kind: 'responsive', key: `${name}PerDevice`, label, part: device } as const,
  });
  const all: LengthField =
    standard === undefined
      ? length(label, createPartOptions('all'))
      : length(label, { ...createPartOptions('all'), default: standard });
  return {
    [name]: all,
    [`${name}Mobile`]: length(label, createPartOptions('mobile')),
    [`${name}Tablet`]: length(label, createPartOptions('tablet')),
    [`${name}Desktop`]: length(label, createPartOptions('desktop')),
  };
}

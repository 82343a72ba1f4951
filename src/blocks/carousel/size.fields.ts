import type { CombinedOption, FieldBase, FieldControl } from '#content/fields/field.ts';
import { choice, length, toggle } from '#content/fields/kinds.ts';

/** The height of a carousel of pictures for which nothing else is stored. */
export const standardMaxHeight = '70vh';

/** Three fields say how far a carousel reaches; somebody chooses one width. */
const widths: readonly CombinedOption[] = [
  {
    value: 'container',
    label: 'Container',
    is: [{}],
    sets: { layoutWidth: undefined, fullbleed: undefined, widthMode: undefined },
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
    sets: { layoutWidth: 'viewport', fullbleed: undefined, widthMode: undefined },
  },
  {
    value: 'fixed',
    label: 'Fixed',
    is: [{ widthMode: ['fixed'] }],
    sets: { fullbleed: undefined, widthMode: 'fixed' },
  },
];

const widthPart = (part: string): FieldControl => ({
  kind: 'combined',
  key: 'reach',
  label: 'Width',
  part,
  options: widths,
});

/** How large a carousel is, and how far it reaches. */
export function sizeFields() {
  const fixedWidth = { when: { field: 'widthMode', is: ['fixed'] } } as const;
  const fixedHeight = { when: { field: 'heightMode', is: ['fixed'] } } as const;
  return {
    layoutWidth: choice(
      'Reaches',
      { inline: 'Container', page: 'Full width', viewport: 'Full bleed' },
      { default: 'inline', control: widthPart('layoutWidth') },
    ),
    fullbleed: toggle('Full bleed', { control: widthPart('fullbleed') }),
    widthMode: choice(
      'Width',
      { filled: 'Fill', fixed: 'Fixed', 'full-width': 'Full width' },
      { default: 'filled', control: widthPart('widthMode') },
    ),
    /** One for all devices, of older carousels: where none is stored, each device has its own. */
    width: length('Width, all devices', olderSize('width', 'widthMode')),
    widthMobile: perDevice('width', 'Fixed width', 'mobile', fixedWidth, 'Usually 100%.'),
    widthTablet: perDevice('width', 'Fixed width', 'tablet', fixedWidth, 'Usually 80%.'),
    widthDesktop: perDevice('width', 'Fixed width', 'desktop', fixedWidth, 'Usually 1200px.'),
    minWidth: length('Min width', { default: '220px' }),
    maxWidth: length('Max width'),
    heightMode: choice(
      'Height',
      { auto: 'Hug contents', fixed: 'Fixed', 'full-height': 'Full height' },
      { default: 'auto' },
    ),
    height: length('Height, all devices', olderSize('height', 'heightMode')),
    heightMobile: perDevice('height', 'Fixed height', 'mobile', fixedHeight, 'Usually 300 to 400px.'),
    heightTablet: perDevice('height', 'Fixed height', 'tablet', fixedHeight, 'Usually 600 to 800px.'),
    heightDesktop: perDevice('height', 'Fixed height', 'desktop', fixedHeight, 'From 900 to 4000px.'),
    minHeight: length('Min height', { default: '200px' }),
    minHeightMobile: perDevice('minHeight', 'Min height per device', 'mobile'),
    minHeightTablet: perDevice('minHeight', 'Min height per device', 'tablet'),
    minHeightDesktop: perDevice('minHeight', 'Min height per device', 'desktop'),
    maxHeight: length('Max height', { default: standardMaxHeight }),
    maxHeightMobile: perDevice('maxHeight', 'Max height per device', 'mobile'),
    maxHeightTablet: perDevice('maxHeight', 'Max height per device', 'tablet'),
    maxHeightDesktop: perDevice('maxHeight', 'Max height per device', 'desktop'),
    contentOverflow: choice(
      'Overflow',
      { hidden: 'Hidden', visible: 'Visible', auto: 'Auto', scroll: 'Scroll' },
      { default: 'hidden' },
    ),
  };
}

function olderSize(field: string, mode: string): When {
  return {
    when: [
      { field: mode, is: ['fixed'] },
      { field, matches: /\S/ },
    ],
  };
}

type When = Pick<FieldBase<unknown>, 'when'>;

function perDevice(
  key: string,
  label: string,
  part: 'mobile' | 'tablet' | 'desktop',
  when: When = {},
  help?: string,
) {
  return length(label, {
    ...when,
    ...(help !== undefined && { help }),
    control: { kind: 'responsive', key: `${key}PerDevice`, label, part },
  });
}

import type { FieldBase } from '#content/fields/field.ts';
import { choice, length, toggle } from '#content/fields/kinds.ts';

/** The height of a carousel of pictures for which nothing else is stored. */
export const standardMaxHeight = '70vh';

/** How large a carousel is, and how far it reaches. */
export function sizeFields() {
  const fixedWidth = { when: { field: 'widthMode', is: ['fixed'] } } as const;
  const fixedHeight = { when: { field: 'heightMode', is: ['fixed'] } } as const;
  return {
    layoutWidth: choice(
      'Reaches',
      { inline: 'Text column', page: 'Page', viewport: 'Viewport' },
      { default: 'inline' },
    ),
    fullbleed: toggle('From edge to edge', { help: 'As wide as the screen, without room beside it.' }),
    widthMode: choice(
      'Width',
      { filled: 'Fill', fixed: 'Fixed', 'full-width': 'Full width' },
      { default: 'filled' },
    ),
    width: length('Fixed width, all devices', fixedWidth),
    widthMobile: perDevice('width', 'Fixed width', 'mobile', fixedWidth, 'Usually 100%.'),
    widthTablet: perDevice('width', 'Fixed width', 'tablet', fixedWidth, 'Usually 80%.'),
    widthDesktop: perDevice('width', 'Fixed width', 'desktop', fixedWidth, 'Usually 1200px.'),
    minWidth: length('Minimum width', { default: '220px' }),
    maxWidth: length('Maximum width'),
    heightMode: choice(
      'Height',
      { auto: 'By the pictures', fixed: 'Fixed', 'full-height': 'Full height' },
      { default: 'auto' },
    ),
    height: length('Fixed height, all devices', fixedHeight),
    heightMobile: perDevice('height', 'Fixed height', 'mobile', fixedHeight, 'Usually 300 to 400px.'),
    heightTablet: perDevice('height', 'Fixed height', 'tablet', fixedHeight, 'Usually 600 to 800px.'),
    heightDesktop: perDevice('height', 'Fixed height', 'desktop', fixedHeight, 'From 900 to 4000px.'),
    minHeight: length('Minimum height', { default: '200px' }),
    minHeightMobile: perDevice('minHeight', 'Minimum height per device', 'mobile'),
    minHeightTablet: perDevice('minHeight', 'Minimum height per device', 'tablet'),
    minHeightDesktop: perDevice('minHeight', 'Minimum height per device', 'desktop'),
    maxHeight: length('Maximum height', { default: standardMaxHeight }),
    maxHeightMobile: perDevice('maxHeight', 'Maximum height per device', 'mobile'),
    maxHeightTablet: perDevice('maxHeight', 'Maximum height per device', 'tablet'),
    maxHeightDesktop: perDevice('maxHeight', 'Maximum height per device', 'desktop'),
    contentOverflow: choice(
      'Content that does not fit',
      { hidden: 'Cut off', visible: 'Show', auto: 'Scroll when needed', scroll: 'Scroll' },
      { default: 'hidden' },
    ),
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

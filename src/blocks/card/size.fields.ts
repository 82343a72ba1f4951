import type { FieldControl } from '#content/fields/field.ts';
import { choice, length, toggle } from '#content/fields/kinds.ts';
import { foldFields } from '../shared/fields/fold.ts';

const modes = { auto: 'Auto', fill: 'Fill', hug: 'Fit to content', fixed: 'Fixed' } as const;

/** Fields for the size of a card. A size without a mode counts as fixed. */
export function cardSizeFields() {
  const size = defineSizeControl('size', 'Size');
  const smallest = defineSizeControl('minimum', 'Min');
  const largest = defineSizeControl('maximum', 'Max');
  return {
    widthMode: choice('Width', modes, size('width mode')),
    width: length('Width', size('width length')),
    heightMode: choice('Height', modes, size('height mode')),
    height: length('Height', {
      ...size('height length'),
      handle: 'height',
      handleWhen: { field: 'heightMode', is: [undefined, 'fixed'] },
    }),
    ...foldFields('limits', {
      minWidthMode: choice('Min width', modes, smallest('width mode')),
      minWidth: length('Min width', smallest('width length')),
      minHeightMode: choice('Min height', modes, smallest('height mode')),
      minHeight: length('Min height', smallest('height length')),
      maxWidthMode: choice('Max width', modes, largest('width mode')),
      maxWidth: length('Max width', largest('width length')),
      maxHeightMode: choice('Max height', modes, largest('height mode')),
      maxHeight: length('Max height', largest('height length')),
      fillParentHeight: toggle('Fill column height'),
      heightControlsEnabled: toggle('Heights per device'),
      minHeightMobile: perDevice('minHeight', 'Min height', 'mobile'),
      minHeightTablet: perDevice('minHeight', 'Min height', 'tablet'),
      minHeightDesktop: perDevice('minHeight', 'Min height', 'desktop'),
      maxHeightMobile: perDevice('maxHeight', 'Max height', 'mobile'),
      maxHeightTablet: perDevice('maxHeight', 'Max height', 'tablet'),
      maxHeightDesktop: perDevice('maxHeight', 'Max height', 'desktop'),
      heightHugContent: toggle('Fit to content', controlled),
      heightScaleWithContent: toggle('Grow with content', controlled),
    }),
  };
}

const controlled = { when: { field: 'heightControlsEnabled', is: [true] } } as const;

/** Shows width and height as one control each, with a mode: `width mode`, `width length`. */
function defineSizeControl(key: string, label: string) {
  return (name: string): { readonly control: FieldControl } => ({
    control: { kind: 'size', key, label, part: name },
  });
}

function perDevice(key: string, label: string, device: 'mobile' | 'tablet' | 'desktop') {
  return length(label, {
    ...controlled,
    control: { kind: 'responsive', key: `${key}PerDevice`, label, part: device },
  });
}

import { choice, length, toggle } from '#content/fields/kinds.ts';

const modes = { auto: 'Automatic', fill: 'Fill', hug: 'Hug the content', fixed: 'Fixed' } as const;

/** How large a card is. A size whose mode was never chosen counts as fixed. */
export function sizeFields() {
  return {
    fillParentHeight: toggle('As high as its column'),
    widthMode: choice('Width', modes),
    width: fixed('Fixed width', 'widthMode'),
    heightMode: choice('Height', modes),
    height: fixed('Fixed height', 'heightMode'),
    minWidthMode: choice('Minimum width', modes),
    minWidth: fixed('Fixed minimum width', 'minWidthMode'),
    maxWidthMode: choice('Maximum width', modes),
    maxWidth: fixed('Fixed maximum width', 'maxWidthMode'),
    minHeightMode: choice('Minimum height', modes),
    minHeight: fixed('Fixed minimum height', 'minHeightMode'),
    maxHeightMode: choice('Maximum height', modes),
    maxHeight: fixed('Fixed maximum height', 'maxHeightMode'),
    heightControlsEnabled: toggle('Height per device'),
    heightHugContent: toggle('Never higher than the content', controlled),
    heightScaleWithContent: toggle('Grow past the maximum with the content', controlled),
    minHeightMobile: perDevice('minHeight', 'Minimum height', 'mobile'),
    minHeightTablet: perDevice('minHeight', 'Minimum height', 'tablet'),
    minHeightDesktop: perDevice('minHeight', 'Minimum height', 'desktop'),
    maxHeightMobile: perDevice('maxHeight', 'Maximum height', 'mobile'),
    maxHeightTablet: perDevice('maxHeight', 'Maximum height', 'tablet'),
    maxHeightDesktop: perDevice('maxHeight', 'Maximum height', 'desktop'),
  };
}

const controlled = { when: { field: 'heightControlsEnabled', is: [true] } } as const;

const fixed = (label: string, field: string) => length(label, { when: { field, is: ['fixed'] } });

function perDevice(key: string, label: string, part: 'mobile' | 'tablet' | 'desktop') {
  return length(label, {
    ...controlled,
    control: { kind: 'responsive', key: `${key}PerDevice`, label, part },
  });
}

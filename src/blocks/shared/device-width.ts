import { isResponsive } from '#content/block/responsive-values.ts';
import { type Device, getDeviceForWidth } from '#content/look/layout.ts';
import type { WidthByWindow } from '#content/look/width-by-window.ts';

/** Combines the widths that an element of a block has on each device. */
export function combineDeviceWidths(
  block: object,
  onDevice: (device: Device) => WidthByWindow,
): WidthByWindow {
  const desktop = onDevice('desktop');
  if (!isResponsive(block)) return desktop;
  const widths = { desktop, tablet: onDevice('tablet'), mobile: onDevice('mobile') };
  return (window) => widths[getDeviceForWidth(window)](window);
}

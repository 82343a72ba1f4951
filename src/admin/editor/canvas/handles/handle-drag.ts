import type { BlockHandle, HandlePart } from '#content/block/block-handles.ts';
import type { Device } from '#content/look/layout.ts';

const opposites: Readonly<Record<string, string>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
  topleft: 'bottomright',
  bottomright: 'topleft',
  topright: 'bottomleft',
  bottomleft: 'topright',
};

/** The parts that a drag at one of them changes: corners that are all alike stay so. */
export function listDraggedParts(handle: BlockHandle, dragged: HandlePart): readonly HandlePart[] {
  if (handle.kind !== 'radius' || dragged.part === undefined) return [dragged];
  const alike = handle.parts.every(({ value }) => value === dragged.value);
  return alike ? handle.parts : [dragged];
}

/** The part on the other side, which Alt takes along. */
export function findOppositePart(handle: BlockHandle, dragged: HandlePart): HandlePart | undefined {
  const other = dragged.part === undefined ? undefined : opposites[dragged.part];
  return handle.parts.find(({ part }) => part === other && part !== undefined);
}

/**
 * The part that is written for a device, as the panel chooses it: what the device has of its own, else what all devices
 * share, else a new one of its own. Undefined where the handle is none with a value per device.
 */
export function findDevicePart(handle: BlockHandle, device: Device): HandlePart | undefined {
  if (handle.parts[0]?.field.control?.kind !== 'responsive') return undefined;
  const own = handle.parts.find(({ part }) => part === device);
  if (own?.value !== undefined) return own;
  return handle.parts.find(({ part }) => part === 'all') ?? own;
}

import type { BlockHandle, HandlePart } from '#content/block/block-handles.ts';
import type { PathPart } from '#content/block/issue.ts';
import type { Device } from '#content/look/layout.ts';
import type { Point } from '../overlay/geometry.ts';

interface Value {
  readonly path: readonly PathPart[];
  readonly value: unknown;
}

export interface Keys {
  readonly shift: boolean;
  readonly alt: boolean;
}

/** Values that a handle writes, computed from the state at the start of the drag. */
export interface HandleValues {
  /** Values after the pointer has moved by `way`, in CSS pixels of the page. */
  readonly at: (way: Point, keys: Keys) => readonly Value[];
  /** Values after an arrow key; `direction` has 1, 0 or -1 per axis. */
  readonly step: (direction: Point, keys: Keys) => readonly Value[];
  /** Values at the start, to which Escape returns. */
  readonly before: readonly Value[];
  /** Values of a new block. */
  readonly standard: readonly Value[];
}

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

/** Parts of a value that a drag changes: four equal corners stay equal. */
export function listDraggedParts(handle: BlockHandle, dragged: HandlePart): readonly HandlePart[] {
  if (handle.kind !== 'radius' || dragged.part === undefined) return [dragged];
  const alike = handle.parts.every(({ value }) => value === dragged.value);
  return alike ? handle.parts : [dragged];
}

/** Part on the opposite side, which a drag with Alt changes too. */
export function findOppositePart(handle: BlockHandle, dragged: HandlePart): HandlePart | undefined {
  const other = dragged.part === undefined ? undefined : opposites[dragged.part];
  return handle.parts.find(({ part }) => part === other && part !== undefined);
}

/**
 * Part to write for a device, chosen as in the panel: the device's own value if it has one, else the value
 * that all devices share, else a new value for the device. Undefined for a handle without values per device.
 */
export function findDevicePart(handle: BlockHandle, device: Device): HandlePart | undefined {
  if (handle.parts[0]?.field.control?.kind !== 'responsive') return undefined;
  const own = handle.parts.find(({ part }) => part === device);
  if (own?.value !== undefined) return own;
  return handle.parts.find(({ part }) => part === 'all') ?? own;
}

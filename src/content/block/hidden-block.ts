import { type Device, devices } from '../look/layout.ts';
import type { Block } from './block.ts';
import { getValuesOnDevice } from './responsive-values.ts';

/** Lists the devices on which visitors do not see a block. */
export function listHiddenDevices(block: Readonly<Record<string, unknown>>): readonly Device[] {
  return devices.filter((device) => getValuesOnDevice(block, device).hidden === true);
}

/** True if visitors see a block on no device; then it is not sent to them. */
export function isHiddenEverywhere(block: Pick<Block, 'hidden'>): boolean {
  return block.hidden === true && listHiddenDevices({ ...block }).length === devices.length;
}
